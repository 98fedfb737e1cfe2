import { openDraft } from '../../../api/session/draft.ts'
import { onboardingDraftSchema } from './draft.ts'
import type { UnsavedParts } from './unsaved.ts'

/* Unsaved data of this tab. A visitor's draft (no owner) passes to the seeker who logs in next. */
type Owner = number | null

const draftOf = (owner: Owner) =>
  openDraft({ name: 'onboardingDraft', owner, shape: onboardingDraftSchema.shape, reach: 'tab' })

export function keepDraft(owner: Owner, parts: UnsavedParts): void {
  if (Object.keys(parts).length === 0) forgetDraft(owner)
  else draftOf(owner).write(parts)
}

export const forgetDraft = (owner: Owner): void => draftOf(owner).forget()

/** A draft from before the login is newer and wins. */
export function readKeptDraft(owner: Owner): UnsavedParts {
  return owner === null ? draftOf(null).read() : { ...draftOf(owner).read(), ...draftOf(null).read() }
}
