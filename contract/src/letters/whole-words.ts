import type { PhrasePlace } from '../jobs/orders.ts'
import { plainCharacters } from '../text/plain-characters.ts'

/**
 * Whether words stand in a text, not inside another word, number or address: 'red' is not in 'red-hot', nor '67' in
 * '0917 555 67 12'.
 */
export function hasWords(given: string, wanted: string, place: PhrasePlace = 'anywhere'): boolean {
  const standing = plain(given)
  const text = flat(standing)
  const all = flat(plain(wanted))
  const words = place === 'end' ? all.replace(/(?<!["')*.!])["')*.!]+$/u, '') : all
  if (words === '') return false
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    if (isPlaced(text, { at, end, place }) && !isInside(standing, at, end)) return true
  }
  return false
}

/** Ignores marks around it. */
function isPlaced(text: string, { at, end, place }: { at: number; end: number; place: PhrasePlace }) {
  if (place === 'start') return /^["'(*\s]*$/u.test(text.slice(0, at))
  return place !== 'end' || /^["')*.!\s]*$/u.test(text.slice(end))
}

/** No word of a language, nor an address, is longer. */
const LONGEST = 300
const ADDRESS = /:\/\/|[\p{L}\p{N}]@[\p{L}\p{N}]|www\.|[\p{L}\p{N}]\.\p{L}{2,}\//iu

function isInside(text: string, at: number, end: number): boolean {
  const [before, words, after] = [
    text.slice(Math.max(0, at - LONGEST), at),
    text.slice(at, end),
    text.slice(end),
  ]
  if (goesOn(before, words, BEFORE) || goesOn(words, after.slice(0, LONGEST), AFTER)) return true
  const [left = ''] = /[^\s–—|]*$/u.exec(before) ?? []
  const [right = ''] = /^[^\s–—|]*/u.exec(after.slice(0, LONGEST)) ?? []
  return /[\p{L}\p{N}]/u.test(left + right) && ADDRESS.test(left + words + right)
}

/** Both sides of an edge that lies inside one word or number. A long dash and a new line always part words. */
type Sides = readonly [RegExp, RegExp]
const WORD = String.raw`[\p{L}\p{M}\p{N}]`
const JOINED = String.raw`(?:[-‐'.&]|_+)`
const IN_NUMBER = String.raw`(?:[.,:/-]| |\) ?| \()`
const BEFORE: readonly Sides[] = [
  [new RegExp(`${WORD}${JOINED}?$`, 'u'), new RegExp(`^${WORD}`, 'u')],
  [/@$/u, new RegExp(`^${WORD}`, 'u')],
  [new RegExp(String.raw`(?:\d${IN_NUMBER}|[$€£₱+])$`, 'u'), /^\d/u],
]
const AFTER: readonly Sides[] = [
  [new RegExp(`${WORD}$`, 'u'), new RegExp(`^(?:${JOINED}?${WORD}|@|#|\\+\\+)`, 'u')],
  [/\d$/u, new RegExp(String.raw`^(?:${IN_NUMBER}\d| ?[%°])`, 'u')],
]

const goesOn = (left: string, right: string, edges: readonly Sides[]) =>
  edges.some(([ends, begins]) => begins.test(right) && ends.test(left.slice(-LONGEST)))

/** With its new lines and long dashes, which part words. */
const plain = (text: string) =>
  plainCharacters(text)
    .toLowerCase()
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/\s+/gu, (gap) => (gap.includes('\n') ? '\n' : ' '))
    .trim()

/** Of the same length, to search in. */
const flat = (text: string) => text.replaceAll('\n', ' ').replaceAll(/[–—]/gu, '-')
