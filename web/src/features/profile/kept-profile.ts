import * as z from 'zod/mini'
import { forgetNote, keepNote, readNote } from '../../api/session/tab-note.ts'
import { type ProfileDraft, profileDraftSchema } from './profile-draft.ts'

/** An edit that is under way: what it began with, what it is now, and the name of a file chosen with it. */
export type KeptEdit = { base: ProfileDraft; draft: ProfileDraft; fileName: string | null }

const KEY = 'profileDraft'
const shape = {
  user: z.number(),
  base: profileDraftSchema,
  draft: profileDraftSchema,
  fileName: z.nullable(z.string()),
}

/** Keeps an edit for this tab and this person. A chosen file cannot be kept, only its name, to ask for it again. */
export function keepProfileEdit(user: number, edit: KeptEdit): void {
  keepNote(KEY, { user, ...edit })
}

/** Forgets the kept edit, once it is saved or given up. */
export function forgetProfileEdit(): void {
  forgetNote(KEY)
}

/** The kept edit; null where nothing of this person's is kept, or nothing that can be gone on with. */
export function readProfileEdit(user: number): KeptEdit | null {
  const { user: owner, base, draft, fileName = null } = readNote(KEY, shape)
  // An edit needs both: without what it began with, nobody can tell what was changed elsewhere.
  return owner === user && base && draft ? { base, draft, fileName } : null
}
