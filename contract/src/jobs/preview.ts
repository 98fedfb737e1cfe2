import { firstGraphemes } from '../text/graphemes.ts'

/** In characters, on search cards and saved cards. */
export const PREVIEW_LENGTH = 150

/**
 * Cuts after 150 characters and adds an ellipsis; exactly 150 stay whole. Counts graphemes, so that no emoji or
 * accent is cut.
 */
export function previewOf(description: string): string {
  // A text never has fewer code units than characters, so short texts need no counting.
  if (description.length <= PREVIEW_LENGTH) return description
  const characters = firstGraphemes(description, PREVIEW_LENGTH + 1)
  return characters.length <= PREVIEW_LENGTH
    ? description
    : `${characters.slice(0, PREVIEW_LENGTH).join('')}…`
}
