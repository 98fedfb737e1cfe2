import type { Profile } from '@hanap/contract/profile/profile'
import { useEffect, useRef, useState } from 'react'
import { mergeEdit } from '../../../page/elsewhere/merge-edit.ts'
import { flat, unflat } from '../sections/preference-draft.ts'
import { draftOf, type OnboardingDraft } from './draft.ts'
import { forgetDraft, keepDraft } from './kept-draft.ts'
import { changeByHand } from './steps/from-resume.ts'
import { unfitFields } from './steps/step-body.ts'
import { type DraftField, unsavedParts } from './unsaved.ts'

/** The wizard's starting point. */
export type Beginning = {
  /** Null before login. */
  owner: number | null
  /** The server's profile and its version; none before login. */
  saved: OnboardingDraft
  version?: string
  draft: OnboardingDraft
  /** Steps done or skipped before. */
  passed: number
}

/** Differences from the server are kept in this tab. */
export function useDraft({ owner, saved, version, draft: first }: Beginning) {
  const [draft, setDraft] = useState(first)
  // Async calls read the latest state, not their render's.
  const latest = useRef({ draft: first, saved, version })

  function write(next: OnboardingDraft) {
    latest.current = { ...latest.current, draft: next }
    setDraft(next)
    keepDraft(owner, unsavedParts(next, latest.current.saved))
  }

  // Takes over the visitor's draft.
  useEffect(() => {
    keepDraft(owner, unsavedParts(latest.current.draft, latest.current.saved))
    if (owner !== null) forgetDraft(null)
  }, [owner])

  return {
    draft,
    latest: () => latest.current,
    change: (part: Partial<OnboardingDraft>) => write(changeByHand(latest.current.draft, part)),
    /** For changes not made by hand: a resume's values, or their undo. */
    write: (next: (draft: OnboardingDraft) => OnboardingDraft) => write(next(latest.current.draft)),
    /**
     * Takes over the server's profile. Fields changed in both keep the seeker's value: a step is small and recent.
     * (The profile page asks instead.)
     * @param sent the fields this tab sent, from which draft
     */
    settle(profile: Profile, sent?: { fields: readonly DraftField[]; draft: OnboardingDraft }) {
      const now = draftOf(profile)
      const base = { ...latest.current.saved, ...(sent && sentParts(sent)) }
      const bases = [flat(base)]
      const { merged } = mergeEdit({ bases, mine: flat(latest.current.draft), theirs: flat(now) })
      latest.current = { ...latest.current, saved: now, version: profile.version }
      write(unflat(merged))
    },
    forget: () => forgetDraft(owner),
  }
}

function sentParts({ fields, draft }: { fields: readonly DraftField[]; draft: OnboardingDraft }) {
  const unfit = unfitFields(draft)
  const whole = fields.filter((field) => !unfit.includes(field))
  return Object.fromEntries(whole.map((field) => [field, draft[field]]))
}
