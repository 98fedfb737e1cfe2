import { useSyncExternalStore } from 'react'
import { followLogouts } from './forget-on-logout.ts'
import { createSession, readSession, type SessionState, signedOut } from './session.ts'

/** One per tab, following other tabs. Without a window it is logged out. */
export const session = createSession(browserStorage())

if (typeof window !== 'undefined') {
  followLogouts()
  window.addEventListener('storage', (event) => session.readFromOtherTab(event.key))
  // The back/forward cache misses events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.readFromOtherTab(null)
  })
}

/** In this browser, even if this page is over. */
export const isBrowserSignedIn = () => readSession(browserStorage()).token !== null

/** Their first name; null for none, or if not known yet. */
export const signedInName = () => readSession(browserStorage()).user?.first_name || null

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
