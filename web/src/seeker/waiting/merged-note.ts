import { mergeTexts } from '../../page/elsewhere/merge-edit.ts'
import type { WaitingNote } from './waiting-changes.ts'

/**
 * Merges a waiting note with the server's: if both changed, lines of both are kept without asking.
 * @param divider between lines changed in both
 * @returns the note to write, of any length; null if it is there already
 */
export function mergedNote(
  server: string,
  { notes, known }: Pick<WaitingNote, 'notes' | 'known'>,
  divider: string,
): string | null {
  const merged = known.includes(server) ? notes : mergeTexts(known, notes, server, divider).text
  return merged === server ? null : merged
}
