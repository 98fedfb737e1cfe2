const DAY_MS = 24 * 3_600_000

/** Older answers are not shown. */
const KEPT_MS = 30 * DAY_MS
/** Newer answers are not prefetched. */
const FRESH_MS = DAY_MS
/** The server keeps old builds as long. */
export const OLD_FILES_MS = 7 * DAY_MS
export const MOST_ENTRIES = 300
export const MOST_BYTES = 10_000_000
/** A larger answer is not cached. */
export const MOST_BYTES_EACH = 1_000_000

/** `keptAt` in milliseconds since 1970; `bytes` of the body. */
export type KeptEntry = { readonly url: string; readonly keptAt: number; readonly bytes: number }

export function isShowable(keptAt: number, now: number): boolean {
  return ageOf(keptAt, now) <= KEPT_MS
}

export function isFresh(keptAt: number, now: number): boolean {
  return ageOf(keptAt, now) < FRESH_MS
}

/** Milliseconds. A phone's clock may run a little ahead; beyond a day it was wrong, and the age is unknown. */
function ageOf(keptAt: number, now: number): number {
  return now - keptAt < -DAY_MS ? Number.POSITIVE_INFINITY : Math.max(0, now - keptAt)
}

/** Addresses to delete: entries that are too old, then the oldest beyond the limits. */
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
