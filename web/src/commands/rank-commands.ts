import type { Command } from './command.ts'

/** Ranks of a match, best first. */
const PREFIX = 0
const WORD_START = 1
const INSIDE = 2
const SCATTERED = 3
/** A match in hidden terms ranks after the same match in a name. */
const ELSEWHERE = 0.5
/** Letters spread wider than this many times their number match by chance. */
const WIDEST = 4
const LEAST_SCATTERED = 3

/** Lower case, no accents, single spaces. */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/**
 * Best first: names that begin with the text, words that do, names that contain it, its letters in order. Words may
 * be in any order; ties keep their order, shorter names first.
 * @param typed an empty text matches nothing
 */
export function rankCommands<Known extends Pick<Command, 'label' | 'note' | 'words'>>(
  commands: readonly Known[],
  typed: string,
): { readonly command: Known; readonly rank: number }[] {
  const query = fold(typed)
  if (query === '') return []
  return commands
    .map((command) => ({ command, rank: rankOf(command, query) }))
    .filter(({ rank }) => rank <= SCATTERED)
    .toSorted((one, other) => one.rank - other.rank || one.command.label.length - other.command.label.length)
}

/** Infinity without a match. */
function rankOf({ label, note = '', words = '' }: Pick<Command, 'label' | 'note' | 'words'>, query: string) {
  const name = fold(label)
  const whole = placeOf(name, query)
  if (whole <= INSIDE) return whole
  const others = fold(`${note} ${words}`)
  const parts = query.split(' ').map((part) => {
    const inName = placeOf(name, part)
    return inName <= INSIDE ? Math.max(WORD_START, inName) : placeOf(others, part, WORD_START) + ELSEWHERE
  })
  const worst = Math.max(...parts)
  if (worst <= INSIDE + ELSEWHERE) return worst
  return isScattered(name, query.replaceAll(' ', '')) ? SCATTERED : Number.POSITIVE_INFINITY
}

function placeOf(text: string, part: string, best = PREFIX): number {
  if (text.startsWith(part)) return best
  if (` ${text}`.includes(` ${part}`)) return WORD_START
  return text.includes(part) ? INSIDE : Number.POSITIVE_INFINITY
}

/** Whether the letters occur in this order and close together, from the start of a word. */
function isScattered(text: string, letters: string): boolean {
  if (letters.length < LEAST_SCATTERED) return false
  for (let start = 0; start < text.length; start += 1) {
    if (start > 0 && text[start - 1] !== ' ') continue
    if (text[start] !== letters[0]) continue
    let at = start
    for (const letter of letters.slice(1)) at = at < 0 ? at : text.indexOf(letter, at + 1)
    if (at >= 0 && at - start < letters.length * WIDEST) return true
  }
  return false
}
