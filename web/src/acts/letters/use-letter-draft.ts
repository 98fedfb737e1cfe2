import { useState, useSyncExternalStore } from 'react'
import { session } from '../../api/session/browser-session.ts'
import { followDrafts } from '../../api/session/draft.ts'
import { type LetterDraft, letterDraft } from './letter-draft.ts'

/** @param initial before anything is written */
export function useLetterDraft(jobId: number, initial: LetterDraft) {
  // A session that ends must not swap the text.
  const [kept] = useState(() => letterDraft(session.read().user?.id, jobId))
  const stored = useSyncExternalStore(followDrafts, kept.read, () => undefined)
  return {
    draft: stored ?? initial,
    /** Undefined if nothing is stored. */
    stored,
    /** For work that outlives a render. */
    read: () => kept.read() ?? initial,
    /** Another tab may have written the other parts. */
    write: (change: Partial<LetterDraft>) => kept.write({ ...(kept.read() ?? initial), ...change }),
    remove: kept.forget,
  }
}
