import { mergeTexts } from '../../page/elsewhere/merge-edit.ts'
import type { WaitingNote } from './waiting-changes.ts'

/**
 * What becomes of a note that waited, beside the one the server has by now. Where that was changed elsewhere meanwhile
 * the lines of both are kept, and nobody is asked: whoever wrote it may not be there.
 * @param divider the line between lines that were changed in both
 * @returns what to write, however long; null where it is there already
 */
export function mergedNote(
  server: string,
  { notes, known }: Pick<WaitingNote, 'notes' | 'known'>,
  divider: string,
): string | null {
  const merged = known.includes(server) ? notes : mergeTexts(known, notes, server, divider).text
  return merged === server ? null : merged
}
