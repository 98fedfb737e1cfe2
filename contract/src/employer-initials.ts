import { firstGraphemes } from './graphemes.ts'

/**
 * The letters on an employer's plate: the first of up to two words, in capitals. Marks that are not part of a
 * word, such as '&' or a bracket, are passed over; a name without letters or digits has no initials.
 */
export function employerInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? []
  return words
    .slice(0, 2)
    .map((word) => firstGraphemes(word, 1).join('').toUpperCase())
    .join('')
}
