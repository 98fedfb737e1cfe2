import type { OnboardingDraft } from './draft.ts'

export type DraftField = keyof OnboardingDraft
/** What is written and not on the server: the fields that differ. */
export type UnsavedParts = Partial<OnboardingDraft>

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The parts of a draft that the server does not hold. */
export function unsavedParts(draft: OnboardingDraft, saved: OnboardingDraft): UnsavedParts {
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isSame(value, saved[field as DraftField])),
  )
}

/**
 * Puts a draft on what the server holds now: a field that was not changed here takes the server's value, which another
 * tab or device may have written; the others stay as they are written.
 * @param saved what the server held when the draft began, or was last saved
 */
export function rebase(
  draft: OnboardingDraft,
  saved: OnboardingDraft,
  now: OnboardingDraft,
): OnboardingDraft {
  return { ...now, ...unsavedParts(draft, saved) }
}

/** Goes on from what was kept of an earlier visit; what a resume said counts only while it is the same resume. */
export function withKept(saved: OnboardingDraft, kept: UnsavedParts): OnboardingDraft {
  const draft = { ...saved, ...kept }
  const isSameResume = draft.read !== null && draft.read.resume === draft.resume?.id
  return isSameResume ? draft : { ...draft, read: null, before: {} }
}
