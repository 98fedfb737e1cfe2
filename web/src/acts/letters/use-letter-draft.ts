import { useState, useSyncExternalStore } from 'react'
import { session } from '../../api/session/browser-session.ts'
import { createLetterDrafts, draftName, type LetterDraft } from './letter-drafts.ts'

/** The drafts of this browser; they follow what other tabs write. */
export const letterDrafts = createLetterDrafts(browserStorage())

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => letterDrafts.readFromOtherTab(event.key))
}

/**
 * The draft of the letter for a job, the same in every tab.
 * @param initial what stands there before anything was written
 */
export function useLetterDraft(jobId: number, initial: LetterDraft) {
  // Held for as long as the dialog is open: a session that ends while sending must not swap the text.
  const [name] = useState(() => draftName(session.read().user?.id, jobId))
  const read = () => letterDrafts.read(name)
  const stored = useSyncExternalStore(letterDrafts.subscribe, read, () => undefined)
  return {
    draft: stored ?? initial,
    /** Undefined where nothing is kept: nothing was written, or it was put away. */
    stored,
    /** The draft as it stands now, for work that outlives a render. */
    read: () => letterDrafts.readNow(name) ?? initial,
    /** Changes these parts of it, whatever another tab has written of the others; nothing once the page is over. */
    write: (change: Partial<LetterDraft>) => {
      if (!session.isOver())
        letterDrafts.write(name, { ...(letterDrafts.readNow(name) ?? initial), ...change })
    },
    remove: () => letterDrafts.remove(name),
  }
}

function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}
