import { useSyncExternalStore } from 'react'
import { followLogouts } from './forget-on-logout.ts'
import { createSession, type SessionState, signedOut } from './session.ts'

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
