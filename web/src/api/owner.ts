import type { SessionState } from './session.ts'

/**
 * Whose pages are in sight. A seeker who signs in where nobody was takes nobody's place, and one whose token was renewed
 * is the same. Another tab's sign-in arrives in pieces, the token before the seeker.
 * @param first the session that the pages were drawn for
 * @returns asked with every change of the session: whether somebody else has taken the place of who was there last
 */
export function followOwner(first: SessionState): (now: SessionState) => boolean {
  let owner = ownerOf(first)
  return (state) => {
    const now = ownerOf(state)
    // Who signed out has left in sight what they had open.
    if (now.token === null) return false
    const isSameToken = now.token === owner.token
    // Under another token this may be the former seeker still: the owner stays, to be compared with who is named next.
    if (now.id === null ? isSameToken : now.id === owner.id) return false
    const isOnlyNamed = isSameToken && owner.id === null
    const isReplaced = owner.token !== null && !isOnlyNamed
    owner = now
    return isReplaced
  }
}

const ownerOf = ({ token, user }: SessionState) => ({ token, id: user?.id ?? null })
