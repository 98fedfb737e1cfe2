import { addsUp } from '@hanap/contract/payments/check-digit'

/** Adjacent digits, or groups with little between; '%20' is a space. */
const DIGITS = /(?:(?<!\d)|(?<=%[\da-f]{2}))(?<!%)\d(?:(?:[\s.+–-]|%20){0,2}\d){11,}/gi
const BETWEEN = /(?:[\s.+–-]|%20)+/
/** Ids may happen to be all digits. */
const UUID = /(?<![\da-f])([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-f])/i
const LEAST_DIGITS = 12
const MOST_DIGITS = 19
/** Milliseconds since 1970; no card of this length begins with 1. */
const TIME = /^1\d{12}$/

/** Checks length and check digit (ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits) || TIME.test(digits)) return false
  // Zeros pass the check.
  if (/^0+$/.test(digits)) return false
  return addsUp(digits)
}

/** A card's date may precede it, its code follow it. */
function holdsCard(run: string): boolean {
  const groups = run.split(BETWEEN)
  return groups.some((_, from) => {
    let digits = ''
    for (let at = from; at < groups.length && digits.length < MOST_DIGITS; at += 1) {
      digits += groups[at]
      if (digits.length >= LEAST_DIGITS && isCardNumber(digits)) return true
    }
    return false
  })
}

/** Replaces card numbers with '[digits]'; ids and times stay. */
export const hideCards = (text: string): string =>
  text
    .split(UUID)
    .map((part, at) => {
      const isName = at % 2 === 1
      return isName ? part : part.replaceAll(DIGITS, (run) => (holdsCard(run) ? '[digits]' : run))
    })
    .join('')
