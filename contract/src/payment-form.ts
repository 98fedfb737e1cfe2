/** What the payment form says of what is missing or wrong; the server says the same. */
export const paymentTexts = {
  numberRequired: 'Card number is required',
  expiryRequired: 'Expiration date is required',
  cvcRequired: 'CVC is required',
  nameRequired: 'Name on card is required',
  emailRequired: 'Email is required',
  numberDigits: 'Card number should only contain digits',
  monthInvalid: 'Invalid expiration month',
  yearInvalid: 'Invalid expiration year',
  cvcInvalid: 'Invalid CVC',
  planInvalid: 'Invalid plan selection',
  failed: 'Payment failed. Please try again.',
  requestFailed: 'Failed to process payment. Please try again.',
} as const

/** The form as it is typed. */
export type PaymentForm = {
  number: string
  month: string
  year: string
  cvc: string
  name: string
  email: string
  phone: string
}
export type PaymentField = keyof PaymentForm

/** What the form asks of the card itself. */
const cardFields: readonly PaymentField[] = ['number', 'month', 'year', 'cvc']

/**
 * What is wrong with a payment form: the first failure in a fixed order, as specified. Whether the card's number adds up
 * and is not expired is the provider's to say.
 * @param options.withoutCard the provider has the card already, so its fields are not looked at
 * @returns null for a form that may be sent
 */
export function checkPaymentForm(
  form: PaymentForm,
  { withoutCard = false }: { withoutCard?: boolean } = {},
): { field: PaymentField; text: string } | null {
  const checks: readonly [PaymentField, boolean, string][] = [
    ['number', isEmpty(form.number), paymentTexts.numberRequired],
    [
      isEmpty(form.month) ? 'month' : 'year',
      isEmpty(form.month) || isEmpty(form.year),
      paymentTexts.expiryRequired,
    ],
    ['cvc', isEmpty(form.cvc), paymentTexts.cvcRequired],
    ['name', isEmpty(form.name), paymentTexts.nameRequired],
    ['email', isEmpty(form.email), paymentTexts.emailRequired],
    ['number', !/^\d+$/.test(withoutSpaces(form.number)), paymentTexts.numberDigits],
    ['month', !isWholeWithin(form.month, 1, 12), paymentTexts.monthInvalid],
    ['year', !isWholeWithin(form.year, 0, 99), paymentTexts.yearInvalid],
    ['cvc', !/^\d{3,4}$/.test(form.cvc.trim()), paymentTexts.cvcInvalid],
  ]
  const failed = checks.find(([field, isWrong]) => isWrong && !(withoutCard && cardFields.includes(field)))
  return failed ? { field: failed[0], text: failed[2] } : null
}

export const withoutSpaces = (text: string) => text.replace(/\s+/g, '')
const isEmpty = (text: string) => text.trim() === ''
const isWholeWithin = (text: string, min: number, max: number) => {
  const digits = text.trim()
  return /^\d{1,2}$/.test(digits) && Number(digits) >= min && Number(digits) <= max
}
