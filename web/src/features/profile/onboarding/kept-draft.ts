import { openDraft } from '../../../api/session/draft.ts'
import { onboardingDraftSchema } from './draft.ts'
import type { UnsavedParts } from './unsaved.ts'

/*
 * What was written and is not saved yet, for this tab. It outlives a visit to the login of somebody who began before
 * signing in: what nobody owned yet belongs to who signs in next.
 */
type Owner = number | null

const draftOf = (owner: Owner) =>
  openDraft({ name: 'onboardingDraft', owner, shape: onboardingDraftSchema.shape, reach: 'tab' })

/** Keeps the unsaved parts; none of them leaves nothing behind. */
export function keepDraft(owner: Owner, parts: UnsavedParts): void {
  if (Object.keys(parts).length === 0) forgetDraft(owner)
  else draftOf(owner).write(parts)
}

/** Forgets the kept parts, once they are saved or somebody else's. */
export const forgetDraft = (owner: Owner): void => draftOf(owner).forget()

/** The unsaved parts of this tab that are this person's; what was written last, before signing in, counts first. */
export function readKeptDraft(owner: Owner): UnsavedParts {
  return owner === null ? draftOf(null).read() : { ...draftOf(owner).read(), ...draftOf(null).read() }
}
