import { forgetNote, keepNote, readNote } from '../../../api/session/tab-note.ts'
import { onboardingDraftSchema } from './draft.ts'
import type { UnsavedParts } from './unsaved.ts'

/*
 * What was written and is not saved yet, for this tab: it outlives a reload, a lost session, and a visit to the login of
 * somebody who began before signing in. It belongs to who wrote it; what nobody owned yet belongs to who signs in next.
 */
type Owner = number | null

const keyOf = (owner: Owner) => `onboardingDraft:${owner ?? 'visitor'}`

/** Keeps the unsaved parts; none of them leaves nothing behind. */
export function keepDraft(owner: Owner, parts: UnsavedParts): void {
  if (Object.keys(parts).length === 0) forgetDraft(owner)
  else keepNote(keyOf(owner), parts)
}

/** Forgets the kept parts, once they are saved or somebody else's. */
export function forgetDraft(owner: Owner): void {
  forgetNote(keyOf(owner))
}

/** The unsaved parts of this tab that are this person's; what was written last, before signing in, counts first. */
export function readKeptDraft(owner: Owner): UnsavedParts {
  return owner === null ? readParts(null) : { ...readParts(owner), ...readParts(null) }
}

const readParts = (owner: Owner): UnsavedParts => readNote(keyOf(owner), onboardingDraftSchema.shape)
