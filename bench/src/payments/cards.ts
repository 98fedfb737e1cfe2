import { createChoices } from '../random.ts'

/** A card that nobody has, with a CVC that is no other card's and looks like nothing else. */
export type MadeCard = { number: string; cvc: string }

const FIRST_CVC = 7000
const CVCS = 3000
const PREFIXES = ['4', '51', '52', '53', '54', '55', '2221', '2720', '3528', '3589'] as const

/**
 * Numbers of sixteen digits that add up (Luhn's sum, ISO/IEC 7812-1), no two alike, each with a CVC of four digits from
 * 7000 on. No number ends in what could be a CVC, and nothing that is counted here gets as far.
 * @param count 3,000 at most
 */
export function makeCards(seed: number, count: number): MadeCard[] {
  const { one, below } = createChoices(seed)
  const numbers = new Set<string>()
  while (numbers.size < count) {
    let digits: string = one(PREFIXES)
    while (digits.length < 15) digits += digits.length === 12 ? below(7) : below(10)
    numbers.add(digits + checkDigitOf(digits))
  }
  const cvcs = Array.from({ length: CVCS }, (_, place) => FIRST_CVC + place)
  return [...numbers].map((number) => {
    const [cvc] = cvcs.splice(below(cvcs.length), 1)
    return { number, cvc: String(cvc) }
  })
}

/** What is added to fifteen digits so that they add up. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** As people type it. */
export const inFours = (number: string, between = ' ') => (number.match(/.{1,4}/g) ?? []).join(between)
