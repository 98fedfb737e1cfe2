/** Calls made while the page began to load, for the seeker logged in then, by address. */
type AskedEarly = Map<string, { token: string; at: number; answer: Promise<Response> }>

declare global {
  var askedEarly: AskedEarly | undefined
}

/** Older answers are refetched, in milliseconds. */
const LONGEST_MS = 30_000

/**
 * The answer to a call made before this script loaded (tools/build/ask-early.ts), once.
 * @returns undefined if not asked, too old, or for another seeker
 */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.askedEarly?.get(address)
  if (!early) return undefined
  globalThis.askedEarly?.delete(address)
  const isOfNow = early.token === token && Date.now() - early.at < LONGEST_MS
  return isOfNow ? early.answer : undefined
}
