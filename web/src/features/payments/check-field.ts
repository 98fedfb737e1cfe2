import { checkPaymentForm, type PaymentField, type PaymentForm } from '@hanap/contract/payment-form'

const validForm: PaymentForm = {
  number: '4343434343434345',
  month: '12',
  year: '30',
  cvc: '123',
  name: 'A',
  email: 'a',
  phone: '',
}

/** What is wrong with one field alone, by the same rules as the whole form; null for nothing. */
export function checkPaymentField(field: PaymentField, value: string): string | null {
  return checkPaymentForm({ ...validForm, [field]: value })?.text ?? null
}
