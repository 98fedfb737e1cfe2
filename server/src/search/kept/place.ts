import path from 'node:path'
import { takeLock } from '../../lib/folders/instance-lock.mjs'

/** A folder that no other living process keeps its index in. */
export type Place = { folder: string; release(): void }

/** More processes of a role on one data folder keep nothing. */
const PLACES = 16

/**
 * Takes the first of a role's folders that is free, so that each of several processes has one, and finds one again.
 * @param beginning of their names; a number follows
 */
export function takePlace(beginning: string): Place | null {
  for (let number = 1; number <= PLACES; number += 1) {
    const folder = `${beginning}-${number}`
    const lock = takeLock(path.join(folder, 'lock'))
    if (!('heldBy' in lock)) return { folder, release: lock.release }
  }
  return null
}
