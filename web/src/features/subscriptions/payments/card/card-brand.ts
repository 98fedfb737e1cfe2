/** The brands that have a mark of their own here; every other card is shown as a card. */
export type CardBrand = 'visa' | 'mastercard'

/** The brand of a number that is being typed, by its first digits (ISO/IEC 7812); null until they say. */
export function brandOfNumber(typed: string): CardBrand | null {
  const digits = typed.replace(/\D/g, '')
  if (digits.startsWith('4')) return 'visa'
  const start = Number(digits.slice(0, 4).padEnd(4, '0'))
  const isOld = /^5[1-5]/.test(digits)
  return isOld || (digits.length >= 4 && start >= 2221 && start <= 2720) ? 'mastercard' : null
}

/** The brand by the word that a payment carries; null for any other. */
export function brandOfWord(word: string): CardBrand | null {
  const brand = word.trim().toLowerCase()
  return brand === 'visa' || brand === 'mastercard' ? brand : null
}
