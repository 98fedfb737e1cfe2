import { isSame } from '../../../page/elsewhere/merge-edit.ts'
import type { OnboardingDraft } from './draft.ts'

export type DraftField = keyof OnboardingDraft
/** Fields that differ from the server's. */
export type UnsavedParts = Partial<OnboardingDraft>

export function unsavedParts(draft: OnboardingDraft, saved: OnboardingDraft): UnsavedParts {
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isSame(value, saved[field as DraftField])),
  )
}

/** Parsed facts count only for the same resume. */
export function withKept(saved: OnboardingDraft, kept: UnsavedParts): OnboardingDraft {
  const draft = { ...saved, ...kept }
  const isSameResume = draft.read !== null && draft.read.resume === draft.resume?.id
  return isSameResume ? draft : { ...draft, read: null, before: {} }
}
