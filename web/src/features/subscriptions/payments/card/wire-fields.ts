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

/** Finds the form's field by its name on our wire or the provider's. */
export function fieldOfWire(name: unknown): PaymentField | null {
  return fields[String(name)] ?? null
}
