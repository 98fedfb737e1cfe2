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

/** The form's field by its name on our wire or on the provider's; null for any other name. */
export function fieldOfWire(name: unknown): PaymentField | null {
  return fields[String(name)] ?? null
}
