import { addsUp } from './check-digit.ts'

/** Shared by the form and the server. */
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
  cardInBilling: 'This looks like a card number. Please type it into the card number field only',
  planInvalid: 'Invalid plan selection',
  failed: 'Payment failed. Please try again.',
  requestFailed: 'Failed to process payment. Please try again.',
} as const

/** All fields as typed. */
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

const cardFields: readonly PaymentField[] = ['number', 'month', 'year', 'cvc']

/**
 * In the specified order, then a card number in a stored field. The provider checks the card's checksum and expiry.
 * @param options.withoutCard the provider has the card, so its fields are not checked
 * @returns null for a valid form
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
    ['name', holdsCardNumber(form.name), paymentTexts.cardInBilling],
    ['email', holdsCardNumber(form.email), paymentTexts.cardInBilling],
    ['phone', holdsCardNumber(form.phone), paymentTexts.cardInBilling],
  ]
  const failed = checks.find(([field, isWrong]) => isWrong && !(withoutCard && cardFields.includes(field)))
  return failed ? { field: failed[0], text: failed[2] } : null
}

export const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

/**
 * 13 to 19 digits with a valid checksum, in any grouping. Billing is stored, card numbers never. Phone numbers have
 * at most 15 digits.
 */
export function holdsCardNumber(text: string): boolean {
  const runs = text.normalize('NFKC').match(/\d+(?:[\s.\p{Pd}]{1,3}\d+)*/gu) ?? []
  return runs.some((run) => {
    const groups = run.match(/\d+/g) ?? []
    return groups.some((_, from) => beginsWithCardNumber(groups.slice(from, from + 19)))
  })
}

function beginsWithCardNumber(groups: readonly string[]): boolean {
  let digits = ''
  for (const group of groups) {
    digits += group
    if (digits.length > 19) return false
    if (digits.length >= 13 && addsUp(digits)) return true
  }
  return false
}

const isEmpty = (text: string) => text.trim() === ''
const isWholeWithin = (text: string, min: number, max: number) => {
  const digits = text.trim()
  return /^\d{1,2}$/.test(digits) && Number(digits) >= min && Number(digits) <= max
}
