import { firstGraphemes } from '../text/graphemes.ts'

/**
 * First letters of up to two words, in capitals. Signs such as '&' are skipped; a name without letters or digits
 * gives none.
 */
export function employerInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? []
  return words
    .slice(0, 2)
    .map((word) => firstGraphemes(word, 1).join('').toUpperCase())
    .join('')
}
