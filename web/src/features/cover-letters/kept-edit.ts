import * as z from 'zod/mini'
import { forgetNote, keepNote, readNote } from '../../api/session/tab-note.ts'
import type { Words } from './queries.ts'

/** A change of a letter that is not saved yet, and the words it began with. */
export type LetterEdit = { base: Words; words: Words }

const keyOf = (letterId: number) => `letterEdit:${letterId}`
const wordsSchema = z.object({ subject: z.string(), content: z.string() })
const shape = { user: z.number(), base: wordsSchema, words: wordsSchema }

/** Keeps an edit for this tab and this person: it outlives a reload and the end of a session. */
export function keepLetterEdit(user: number, letterId: number, edit: LetterEdit): void {
  keepNote(keyOf(letterId), { user, ...edit })
}

/** Forgets an edit, once it is saved or given up. */
export function forgetLetterEdit(letterId: number): void {
  forgetNote(keyOf(letterId))
}

/** The kept edit of a letter; null where there is none, or it is somebody else's. */
export function readLetterEdit(user: number, letterId: number): LetterEdit | null {
  const { user: owner, base, words } = readNote(keyOf(letterId), shape)
  return owner === user && base && words ? { base, words } : null
}
