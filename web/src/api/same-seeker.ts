import { session } from './browser-session.ts'

/**
 * Remembers who is signed in.
 * @returns whether they still are: an answer that comes after someone else signed in is not theirs to see
 */
export function sameSeeker(): () => boolean {
  const { token } = session.read()
  return () => session.read().token === token
}
