import { addsUp } from '@hanap/contract/payments/check-digit'

/** Digits that may be read as one number: together, or in groups with little between them; '%20' is a space. */
const DIGITS = /(?:(?<!\d)|(?<=%[\da-f]{2}))(?<!%)\d(?:(?:[\s.+–-]|%20){0,2}\d){11,}/gi
const BETWEEN = /(?:[\s.+–-]|%20)+/
/** Names of rows and requests are hexadecimal, and may happen to be all digits. */
const UUID = /(?<![\da-f])([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-f])/i
const LEAST_DIGITS = 12
const MOST_DIGITS = 19
/** Milliseconds since 1970, for centuries; no network gives out cards of this length that begin with 1. */
const TIME = /^1\d{12}$/

/** Whether digits are the number of a card: as long as one, and the last digit proves the others (ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits) || TIME.test(digits)) return false
  // Zeros alone prove each other.
  if (/^0+$/.test(digits)) return false
  return addsUp(digits)
}

/** A card may stand between other numbers: its day before it, its code after it. */
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

/** The text with '[digits]' where it quotes the number of a card; ids, times and other numbers stay. */
export const hideCards = (text: string): string =>
  text
    .split(UUID)
    .map((part, at) => {
      const isName = at % 2 === 1
      return isName ? part : part.replaceAll(DIGITS, (run) => (holdsCard(run) ? '[digits]' : run))
    })
    .join('')
