import type { PhrasePlace } from '../jobs/orders.ts'
import { plainCharacters } from '../text/plain-characters.ts'

/** Whether words stand in a text, not inside another word: 'Red' is not in 'shared', nor '67' in '0967'. */
export function hasWords(given: string, wanted: string, place: PhrasePlace = 'anywhere'): boolean {
  const text = plain(given)
  const words = place === 'end' ? plain(wanted).replace(/(?<!["')*.!])["')*.!]+$/u, '') : plain(wanted)
  if (words === '') return false
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    const isThere = isPlaced(text, { at, end, place })
    if (isThere && !isInWord(text, at) && !isInWord(text, end)) return true
  }
  return false
}

/** Ignores marks around it. */
function isPlaced(text: string, { at, end, place }: { at: number; end: number; place: PhrasePlace }) {
  if (place === 'start') return /^["'(*\s]*$/u.test(text.slice(0, at))
  return place !== 'end' || /^["')*.!\s]*$/u.test(text.slice(end))
}

function isInWord(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at, at + 2)]
  return (
    (/[\p{L}\p{M}\p{N}]$/u.test(before) && /^[\p{L}\p{M}\p{N}]/u.test(after)) ||
    // '1,067' is one number.
    (/\d[.,:/-]$/u.test(before) && /^\d/u.test(after)) ||
    (/\d$/u.test(before) && /^[.,:/-]\d/u.test(after))
  )
}

const plain = (text: string) =>
  plainCharacters(text)
    .toLowerCase()
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim()
