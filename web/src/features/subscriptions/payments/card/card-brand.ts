/** Other cards get a generic icon. */
export type CardBrand = 'visa' | 'mastercard'

/** Goes by the first digits (ISO/IEC 7812); null until they tell. */
export function brandOfNumber(typed: string): CardBrand | null {
  const digits = typed.replace(/\D/g, '')
  if (digits.startsWith('4')) return 'visa'
  const start = Number(digits.slice(0, 4).padEnd(4, '0'))
  const isOld = /^5[1-5]/.test(digits)
  return isOld || (digits.length >= 4 && start >= 2221 && start <= 2720) ? 'mastercard' : null
}

export function brandOfWord(word: string): CardBrand | null {
  const brand = word.trim().toLowerCase()
  return brand === 'visa' || brand === 'mastercard' ? brand : null
}
