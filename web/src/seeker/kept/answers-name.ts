/** The prefix of caches with a seeker's answers. */
export const ANSWERS = 'answers-'

/**
 * Does not reveal the token.
 * @param authorization as their calls carry it
 */
export async function answersName(authorization: string): Promise<string> {
  const bytes = new TextEncoder().encode(authorization)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return ANSWERS + Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
