import { createHash } from 'node:crypto'

/**
 * Refuses a write over an unseen version. Call it under the write's lock, with the current state or null. Passes
 * without a precondition.
 * @throws Problem 'changed-elsewhere' with the current state
 */
export type Expect<State> = (now: State | null) => void

/** A hash of the content, so no column is needed and rewriting the same is no change. */
export const versionOf = (edited: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(edited).sort()))
    .digest('base64url')
    .slice(0, 22)

export const withVersion = <Edited extends object>(edited: Edited) => ({
  ...edited,
  version: versionOf(edited),
})
