import { firstGraphemes } from '../text/graphemes.ts'

/** Characters of a description on a search card and on a saved card. */
export const PREVIEW_LENGTH = 150

/**
 * A description cut to 150 characters and an ellipsis; exactly 150 stay whole. Counts graphemes, so no emoji or accent
 * is cut.
 */
export function previewOf(description: string): string {
  // No shorter in code units than in characters, so short texts need no counting.
  if (description.length <= PREVIEW_LENGTH) return description
  const characters = firstGraphemes(description, PREVIEW_LENGTH + 1)
  return characters.length <= PREVIEW_LENGTH
    ? description
    : `${characters.slice(0, PREVIEW_LENGTH).join('')}…`
}
