import { session } from './browser-session.ts'
import { MARK } from './forget-on-logout.ts'
import { sameSeeker } from './same-seeker.ts'

/**
 * Remembers that what somebody writes may be kept in this browser. A session that ran out changes nothing in that: nothing
 * that was written may be lost.
 * @returns whether it still may: what is written after they have logged out, as a late answer does, would stay behind
 */
export function untilLogout(): () => boolean {
  const isSame = sameSeeker()
  let { token } = session.read()
  let known = lastLogout()
  return () => {
    const now = session.read().token
    // Who has logged in again writes on. The token of before stays for a while after another tab has logged out, and after
    // the account was deleted: it allows nothing.
    if (now !== null && now !== token && isSame()) {
      token = now
      known = lastLogout()
    }
    return lastLogout() === known
  }
}

function lastLogout(): string | null {
  try {
    return localStorage.getItem(MARK)
  } catch {
    // Where nothing is kept, nothing stays behind.
    return null
  }
}
