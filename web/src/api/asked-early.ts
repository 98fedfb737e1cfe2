/** Calls made while the page began to load, by address, for the seeker logged in then. */
type AskedEarly = Map<string, { token: string; at: number; answer: Promise<Response> }>

declare global {
  var askedEarly: AskedEarly | undefined
}

/** Older answers are refetched. */
const LONGEST_MS = 30_000

/**
 * The answer, once, of a call made before this script loaded (tools/build/ask-early.ts).
 * @returns undefined if not asked, too old, or for another seeker
 */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.askedEarly?.get(address)
  if (!early) return undefined
  globalThis.askedEarly?.delete(address)
  const isOfNow = early.token === token && Date.now() - early.at < LONGEST_MS
  return isOfNow ? early.answer : undefined
}
