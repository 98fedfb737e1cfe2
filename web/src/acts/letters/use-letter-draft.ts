import { useState, useSyncExternalStore } from 'react'
import { session } from '../../api/session/browser-session.ts'
import { followDrafts } from '../../api/session/draft.ts'
import { type LetterDraft, letterDraft } from './letter-draft.ts'

/** Shared by all tabs. @param initial the letter before anything is written */
export function useLetterDraft(jobId: number, initial: LetterDraft) {
  // Fixed while the dialog is open, so that a session ending while sending does not swap the text.
  const [kept] = useState(() => letterDraft(session.read().user?.id, jobId))
  const stored = useSyncExternalStore(followDrafts, kept.read, () => undefined)
  return {
    draft: stored ?? initial,
    /** Undefined if nothing was written or the draft was removed. */
    stored,
    /** The current draft, for work that outlives a render. */
    read: () => kept.read() ?? initial,
    /** Changes only these parts; another tab may have written the others. */
    write: (change: Partial<LetterDraft>) => kept.write({ ...(kept.read() ?? initial), ...change }),
    remove: kept.forget,
  }
}
