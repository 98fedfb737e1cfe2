import { firstGraphemes } from '../text/graphemes.ts'

/** In characters. */
export const PREVIEW_LENGTH = 150

/** Adds an ellipsis after 150 characters. Counts graphemes, so that no emoji or accent is cut. */
export function previewOf(description: string): string {
  // Code units are never fewer than characters.
  if (description.length <= PREVIEW_LENGTH) return description
  const characters = firstGraphemes(description, PREVIEW_LENGTH + 1)
  return characters.length <= PREVIEW_LENGTH
    ? description
    : `${characters.slice(0, PREVIEW_LENGTH).join('')}…`
}
