import { session } from './browser-session.ts'

/**
 * Remembers who is signed in. Whoever logs in again after their session ran out is who they were.
 * @returns whether they still are: an answer that comes after someone else signed in is not theirs to see
 */
export function sameSeeker(): () => boolean {
  const { token, user } = session.read()
  return () => {
    const now = session.read()
    return now.token === token || (user !== null && now.user?.id === user.id)
  }
}
