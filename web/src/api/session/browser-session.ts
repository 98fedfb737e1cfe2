import { useSyncExternalStore } from 'react'
import { followLogouts } from './forget-on-logout.ts'
import { createSession, readSession, type SessionState, signedOut } from './session.ts'

/** The one session of this tab; it follows other tabs. Without a window it is logged out. */
export const session = createSession(browserStorage())

if (typeof window !== 'undefined') {
  followLogouts()
  window.addEventListener('storage', (event) => session.readFromOtherTab(event.key))
  // A page restored from the back/forward cache missed the events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.readFromOtherTab(null)
  })
}

/** Whether a seeker is logged in in this browser now, even if this page is over. */
export const isSignedInByNow = () => readSession(browserStorage()).token !== null

/** The first name of the seeker logged in in this browser now; null for none, or before the name is known. */
export const seekerByNow = () => readSession(browserStorage()).user?.first_name || null

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, () => signedOut)
}

function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}
