import { firstGraphemes } from './graphemes.ts'

/** Characters of a description on a search card and on a saved card. */
export const PREVIEW_LENGTH = 150

/**
 * A description cut to its first 150 characters and an ellipsis; a text of exactly 150 is left whole.
 * Characters are those a reader sees, so that no emoji or accent is cut in two.
 */
export function previewOf(description: string): string {
  // No shorter in code units than in characters, so short texts need no counting.
  if (description.length <= PREVIEW_LENGTH) return description
  const characters = firstGraphemes(description, PREVIEW_LENGTH + 1)
  return characters.length <= PREVIEW_LENGTH
    ? description
    : `${characters.slice(0, PREVIEW_LENGTH).join('')}…`
}
