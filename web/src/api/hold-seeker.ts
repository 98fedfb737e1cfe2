import { session } from './browser-session.ts'
import { followOwner } from './owner.ts'

/**
 * Holds who is signed in for as long as something takes that they began: it goes no further once somebody else is, in whose
 * name its next call would be made. Every call of the client ends so by itself; what waits between two calls, or goes on
 * whatever the first one threw, asks before the second. Where nobody is signed in any more the server refuses by itself,
 * and pages have words for that.
 * @returns throws an AbortError, once, where somebody else has taken the seeker's place
 */
export function holdSeeker(): () => void {
  const isSomebodyElse = followOwner(session.read())
  return () => {
    if (isSomebodyElse(session.read())) throw new DOMException('The call was stopped', 'AbortError')
  }
}
