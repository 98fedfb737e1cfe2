import { useState, useSyncExternalStore } from 'react'
import { session } from '../../api/session/browser-session.ts'
import { followDrafts } from '../../api/session/draft.ts'
import { type LetterDraft, letterDraft } from './letter-draft.ts'

/**
 * The draft of the letter for a job, the same in every tab.
 * @param initial what stands there before anything was written
 */
export function useLetterDraft(jobId: number, initial: LetterDraft) {
  // Held for as long as the dialog is open: a session that ends while sending must not swap the text.
  const [kept] = useState(() => letterDraft(session.read().user?.id, jobId))
  const stored = useSyncExternalStore(followDrafts, kept.read, () => undefined)
  return {
    draft: stored ?? initial,
    /** Undefined where nothing is kept: nothing was written, or it was put away. */
    stored,
    /** The draft as it stands now, for work that outlives a render. */
    read: () => kept.read() ?? initial,
    /** Changes these parts of it, whatever another tab has written of the others. */
    write: (change: Partial<LetterDraft>) => kept.write({ ...(kept.read() ?? initial), ...change }),
    remove: kept.forget,
  }
}
