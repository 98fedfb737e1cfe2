import { firstGraphemes } from '../text/graphemes.ts'

/** Of up to two words. Skips signs such as '&'; may be empty. */
export function employerInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? []
  return words
    .slice(0, 2)
    .map((word) => firstGraphemes(word, 1).join('').toUpperCase())
    .join('')
}
