import { attempt } from './forget-on-logout.ts'

/*
 * Sessions that were ended here and that the server may not know to be over. Each is kept under a name of its own, so that
 * two tabs never write over each other, and as the SHA-256 of its token: that ends the session and opens nothing.
 */
export const ENDING = 'sessionToEnd:'

/** Whether a name of the browser's storage is one of these: all that stays of a seeker who logged out. */
export const isEnding = (name: string) => name.startsWith(ENDING)

/** The hashes of the sessions that are still to be ended. */
export function endings(): string[] {
  let names: string[] = []
  attempt(() => {
    names = Object.keys(localStorage).filter(isEnding)
  })
  return names.map((name) => name.slice(ENDING.length))
}
