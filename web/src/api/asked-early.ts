/** What the page asked for as it began to load, for whoever was signed in then, by the address of the call. */
type AskedEarly = Map<string, { token: string; at: number; answer: Promise<Response> }>

declare global {
  var askedEarly: AskedEarly | undefined
}

/** Older than this it is asked for anew, in milliseconds. */
const LONGEST_MS = 30_000

/**
 * The answer to a call that the page made before this script was there (tools/build/ask-early.ts). It serves once.
 * @returns undefined where it was not asked for, is old, or was for somebody else
 */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.askedEarly?.get(address)
  if (!early) return undefined
  globalThis.askedEarly?.delete(address)
  const isOfNow = early.token === token && Date.now() - early.at < LONGEST_MS
  return isOfNow ? early.answer : undefined
}
