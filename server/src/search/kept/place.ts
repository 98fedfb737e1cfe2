import path from 'node:path'
import { takeLock } from '../../lib/folders/instance-lock.mjs'

/** A folder for this process alone, locked at the first call; null if none is free. */
export type Place = { folder(): string | null; release(): void }

/** Further processes of a role keep nothing. */
const PLACES = 16

/** @param onTrouble gets a line if the disk refuses it */
export function createPlace(beginning: string, onTrouble: (what: string) => void): Place {
  let taken: ReturnType<typeof takePlace> = null
  return {
    folder() {
      try {
        taken ??= takePlace(beginning)
      } catch (error) {
        onTrouble(`The search index is not kept on disk: ${error instanceof Error ? error.message : error}`)
      }
      return taken?.folder ?? null
    },
    release: () => taken?.release(),
  }
}

/**
 * The first free one, so that a process finds one again.
 * @param beginning of their names; a number follows
 */
function takePlace(beginning: string) {
  for (let number = 1; number <= PLACES; number += 1) {
    const folder = `${beginning}-${number}`
    const lock = takeLock(path.join(folder, 'lock'))
    if (!('heldBy' in lock)) return { folder, release: lock.release }
  }
  return null
}
