import type { PaymentField } from '@hanap/contract/payments/payment-form'

const fields: Readonly<Record<string, PaymentField>> = {
  number: 'number',
  card_number: 'number',
  exp_month: 'month',
  exp_year: 'year',
  cvc: 'cvc',
  name: 'name',
  email: 'email',
  phone: 'phone',
}

/** The form's field for a name on our wire or the provider's; else null. */
export function fieldOfWire(name: unknown): PaymentField | null {
  return fields[String(name)] ?? null
}
