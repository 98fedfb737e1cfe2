import type { Profile } from '@hanap/contract/profile/profile'
import { useEffect, useRef, useState } from 'react'
import { mergeEdit } from '../../../page/elsewhere/merge-edit.ts'
import { flat, unflat } from '../sections/preference-draft.ts'
import { draftOf, type OnboardingDraft } from './draft.ts'
import { forgetDraft, keepDraft } from './kept-draft.ts'
import { changeByHand } from './steps/from-resume.ts'
import { unfitFields } from './steps/step-body.ts'
import { type DraftField, unsavedParts } from './unsaved.ts'

/** Where the wizard begins. */
export type Beginning = {
  /** Whose draft it is: a user's id, or null before signing in. */
  owner: number | null
  /** What the server holds, and its version; none before signing in. */
  saved: OnboardingDraft
  version?: string
  draft: OnboardingDraft
  /** The steps that were done or skipped before. */
  passed: number
}

/** What is written in the five steps, beside what the server holds of it. What differs is kept in this tab. */
export function useDraft({ owner, saved, version, draft: first }: Beginning) {
  const [draft, setDraft] = useState(first)
  // What a call that takes a while reads is what is written, and saved, by then.
  const latest = useRef({ draft: first, saved, version })

  function write(next: OnboardingDraft) {
    latest.current = { ...latest.current, draft: next }
    setDraft(next)
    keepDraft(owner, unsavedParts(next, latest.current.saved))
  }

  // What was written before signing in is this person's from now on.
  useEffect(() => {
    keepDraft(owner, unsavedParts(latest.current.draft, latest.current.saved))
    if (owner !== null) forgetDraft(null)
  }, [owner])

  return {
    draft,
    latest: () => latest.current,
    change: (part: Partial<OnboardingDraft>) => write(changeByHand(latest.current.draft, part)),
    /** For a change that is not by hand: what a resume filled, or its undoing. */
    write: (next: (draft: OnboardingDraft) => OnboardingDraft) => write(next(latest.current.draft)),
    /**
     * The server now holds this. A field also changed elsewhere keeps what was typed here: a step is small and recent.
     * The profile page asks first.
     * @param sent what this tab sent of it, and as which draft
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
