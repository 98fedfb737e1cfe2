import { useSyncExternalStore } from 'react'
import { followLogouts } from './forget-on-logout.ts'
import { createSession, readSession, type SessionState, signedOut } from './session.ts'

/** The one session of this tab; it follows what other tabs do. Without a window it is signed out. */
export const session = createSession(browserStorage())

if (typeof window !== 'undefined') {
  followLogouts()
  window.addEventListener('storage', (event) => session.readFromOtherTab(event.key))
  // A page that comes back as it was left has heard of nothing that other tabs did.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.readFromOtherTab(null)
  })
}

/** Whether somebody is signed in in this browser, also where this page is over. */
export const isSignedInByNow = () => readSession(browserStorage()).token !== null

/** The first name of who is signed in in this browser by now; null for nobody, or somebody who is not named yet. */
export const seekerByNow = () => readSession(browserStorage()).user?.first_name || null

/** The session as React state. */
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
