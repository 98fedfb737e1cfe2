import { isSame } from '../../../page/elsewhere/merge-edit.ts'
import type { OnboardingDraft } from './draft.ts'

export type DraftField = keyof OnboardingDraft
/** What is written and not on the server: the fields that differ. */
export type UnsavedParts = Partial<OnboardingDraft>

/** The parts of a draft that the server does not hold. */
export function unsavedParts(draft: OnboardingDraft, saved: OnboardingDraft): UnsavedParts {
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isSame(value, saved[field as DraftField])),
  )
}

/** Goes on from what was kept of an earlier visit; what a resume said counts only while it is the same resume. */
export function withKept(saved: OnboardingDraft, kept: UnsavedParts): OnboardingDraft {
  const draft = { ...saved, ...kept }
  const isSameResume = draft.read !== null && draft.read.resume === draft.resume?.id
  return isSameResume ? draft : { ...draft, read: null, before: {} }
}
