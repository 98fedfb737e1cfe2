/** What became of a listing that was found. */
export type Outcome = 'new' | 'changed' | 'bumped' | 'back' | 'unchanged'
/** The outcomes that make a new version; 'removed' is the one that nobody finds. */
export type VersionKind = Exclude<Outcome, 'unchanged'> | 'removed'

/** How many listings a run met of each kind; `failed` could not be read. */
export type Counts = Record<VersionKind | 'unchanged' | 'failed' | 'employers' | 'tags', number>

/** Nothing counted yet. */
export const noCounts = (): Counts => ({
  new: 0,
  changed: 0,
  bumped: 0,
  back: 0,
  removed: 0,
  unchanged: 0,
  failed: 0,
  employers: 0,
  tags: 0,
})

/** Two tallies together. */
export function addCounts(a: Counts, b: Partial<Counts>): Counts {
  const keys = Object.keys(a) as (keyof Counts)[]
  return Object.fromEntries(keys.map((key) => [key, a[key] + (b[key] ?? 0)])) as Counts
}

type Kept = { contentHash: Buffer; postedAt: Date; removedAt: Date | null; hasEmployer: boolean }
type Seen = { contentHash: Buffer; postedAt: Date | null; isLive: boolean; hasEmployer: boolean }

/**
 * Tells what a listing that was found is, against what we hold of it.
 * What the board shows now is always news; a file that is older than what we hold is not.
 */
export function compare(kept: Kept | undefined, seen: Seen): Outcome {
  if (!kept) return 'new'
  const latest = Math.max(kept.postedAt.getTime(), kept.removedAt?.getTime() ?? 0)
  const isOldNews = !seen.isLive && (seen.postedAt?.getTime() ?? (kept.removedAt ? 0 : latest)) < latest
  if (isOldNews) return 'unchanged'
  if (kept.removedAt) return 'back'
  if (!kept.contentHash.equals(seen.contentHash)) return 'changed'
  if (seen.hasEmployer && !kept.hasEmployer) return 'changed'
  return seen.postedAt && seen.postedAt > kept.postedAt ? 'bumped' : 'unchanged'
}

/** A date further ahead than this is a mistake, and would stand on top of every list until it comes. */
const AHEAD_MS = 24 * 3_600_000

/** A file's date, or null where it lies in the future. */
export function believeDate(date: Date | null, now: Date): Date | null {
  return date && date.getTime() <= now.getTime() + AHEAD_MS ? date : null
}

/** Below so many listings a board may well turn over in a day. */
const FEWEST_TO_DOUBT = 100

/**
 * Whether to doubt a full walk: more than half of our jobs are missing from its list. That is likelier another address
 * than a mass removal.
 */
export function isDoubtful({ held, missing }: { held: number; missing: number }): boolean {
  return held >= FEWEST_TO_DOUBT && missing > held / 2
}

/** What a listing's own page said; `isListed` where the board's list shows it. */
export type Heard = { sourceId: string; isListed: boolean; isGone: boolean }

/**
 * Weighs what job pages said. A job counts as gone only after a hundred more pages were read, unless most of those say
 * so too: then the board's pages are at fault.
 * @returns jobs surely gone, jobs to weigh again, and how many of these the list shows and are gone
 */
export function weigh(heard: readonly Heard[]) {
  let listed = heard.filter(({ isListed }) => isListed).length
  let from = 0
  for (; listed > FEWEST_TO_DOUBT; from += 1) if (heard[from]?.isListed) listed -= 1
  // An open one that the list does not show weighs nothing.
  const waiting = heard.slice(from).filter(({ isListed, isGone }) => isListed || isGone)
  const missing = waiting.filter(({ isListed, isGone }) => isListed && isGone).length
  return {
    gone: namesOfGone(heard.slice(0, from)),
    waiting,
    listed,
    missing,
    isDoubtful: isDoubtful({ held: listed, missing }),
  }
}

const MINUTE_MS = 60_000
/** A page that failed so often is left alone for a while; before, it is tried again within the same run. */
export const TRIES_AT_ONCE = 3
const FIRST_BREAK_MS = 15 * MINUTE_MS
const LONGEST_BREAK_MS = 24 * 60 * MINUTE_MS

/** When a page of the board is tried again that could not be read so many times: a day later at most. */
export function nextTryAt(tries: number, now: Date): Date {
  const wait = tries < TRIES_AT_ONCE ? 0 : FIRST_BREAK_MS * 2 ** (tries - TRIES_AT_ONCE)
  return new Date(now.getTime() + Math.min(wait, LONGEST_BREAK_MS))
}

/** Those that are gone by their own pages. */
export const namesOfGone = (heard: readonly Heard[]) =>
  heard.flatMap(({ sourceId, isGone }) => (isGone ? [sourceId] : []))

/**
 * A cron line for about every so many minutes; undefined for 0. From an hour on whole hours, from a day on whole days,
 * at five past.
 */
export function cronEvery(minutes: number): string | undefined {
  if (minutes <= 0) return undefined
  if (minutes < 60) return minutes === 1 ? '* * * * *' : `*/${minutes} * * * *`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return hours === 1 ? '5 * * * *' : `5 */${hours} * * *`
  const days = Math.round(hours / 24)
  return days === 1 ? '5 4 * * *' : `5 4 */${days} * *`
}
