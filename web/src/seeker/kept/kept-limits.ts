const DAY_MS = 24 * 3_600_000

/** Past this an answer says too little about today to be shown. */
const KEPT_MS = 30 * DAY_MS
/** What was kept within this is not read ahead anew. */
const FRESH_MS = DAY_MS
/** Files of an earlier build stay as long as the server has them. */
export const OLD_FILES_MS = 7 * DAY_MS
export const MOST_ENTRIES = 300
export const MOST_BYTES = 10_000_000
/** One answer larger than this is not kept. */
export const MOST_BYTES_EACH = 1_000_000

/** `keptAt` in milliseconds since 1970; `bytes` of the body. */
export type KeptEntry = { readonly url: string; readonly keptAt: number; readonly bytes: number }

/** Whether something that was kept then is still shown now. */
export function isShowable(keptAt: number, now: number): boolean {
  return ageOf(keptAt, now) <= KEPT_MS
}

/** Whether something that was kept then is new enough not to be asked for ahead. */
export function isFresh(keptAt: number, now: number): boolean {
  return ageOf(keptAt, now) < FRESH_MS
}

/** Milliseconds. A phone's clock may run a little ahead; by more than a day it was wrong, and nobody can tell the age. */
function ageOf(keptAt: number, now: number): number {
  return now - keptAt < -DAY_MS ? Number.POSITIVE_INFINITY : Math.max(0, now - keptAt)
}

/**
 * What goes to keep within the limits: what is too old, and then the oldest of what is too many or too large.
 * @returns the addresses of the entries to delete
 */
export function entriesToDrop(entries: readonly KeptEntry[], now: number): string[] {
  const dropped: string[] = []
  let count = 0
  let bytes = 0
  for (const entry of entries.toSorted((one, other) => other.keptAt - one.keptAt)) {
    const fits = count < MOST_ENTRIES && bytes + entry.bytes <= MOST_BYTES
    if (!fits || !isShowable(entry.keptAt, now)) {
      dropped.push(entry.url)
      continue
    }
    count += 1
    bytes += entry.bytes
  }
  return dropped
}
