import { createHash } from 'node:crypto'

/**
 * Refuses a write over a version its caller has not seen. Call it under the write's lock, with the current state or
 * null. Passes without a precondition.
 * @throws Problem 'changed-elsewhere' with the current state
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
