import { createHash } from 'node:crypto'

/**
 * Refuses a write over words that its caller has not seen. Services call it under the lock that they write under, with
 * what is there, or null. Without a precondition in the request it passes.
 * @throws Problem 'changed-elsewhere' with what is there
 */
export type Expect<State> = (now: State | null) => void

/**
 * The version of what a seeker edits: one for the same words, whenever they were saved. It needs no column, and the same
 * words again are no change.
 */
export const versionOf = (edited: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(edited).sort()))
    .digest('base64url')
    .slice(0, 22)

export const withVersion = <Edited extends object>(edited: Edited) => ({
  ...edited,
  version: versionOf(edited),
})
