export type Outcome = 'new' | 'changed' | 'bumped' | 'back' | 'unchanged'
/** 'removed' is for listings no longer found. */
export type VersionKind = Exclude<Outcome, 'unchanged'> | 'removed'

/** `failed` could not be read. */
export type Counts = Record<VersionKind | 'unchanged' | 'failed' | 'employers' | 'tags', number>

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

export function addCounts(a: Counts, b: Partial<Counts>): Counts {
  const keys = Object.keys(a) as (keyof Counts)[]
  return Object.fromEntries(keys.map((key) => [key, a[key] + (b[key] ?? 0)])) as Counts
}

type Kept = { contentHash: Buffer; postedAt: Date; removedAt: Date | null; hasEmployer: boolean }
type Seen = { contentHash: Buffer; postedAt: Date | null; isLive: boolean; hasEmployer: boolean }

/** What the board shows now is always news; an older file is not. */
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

/** A date further ahead is a mistake, and would top every list until then. */
const AHEAD_MS = 24 * 3_600_000

/** Null for a date in the future. */
export function believeDate(date: Date | null, now: Date): Date | null {
  return date && date.getTime() <= now.getTime() + AHEAD_MS ? date : null
}

/** A smaller board may turn over in a day. */
const FEWEST_TO_DOUBT = 100

/** Whether more than half of our jobs are missing from the list: another address is likelier than a mass removal. */
export function isDoubtful({ held, missing }: { held: number; missing: number }): boolean {
  return held >= FEWEST_TO_DOUBT && missing > held / 2
}

/** The result of a job's own page; `isListed` if the board's list shows it. */
export type Heard = { sourceId: string; isListed: boolean; isGone: boolean }

/**
 * A job counts as gone only after a hundred more pages were read, unless most of those are gone too: then the board's
 * pages are at fault.
 * @returns jobs surely gone, jobs to weigh again, and how many of these the list shows and are gone
 */
export function weigh(heard: readonly Heard[]) {
  let listed = heard.filter(({ isListed }) => isListed).length
  let from = 0
  for (; listed > FEWEST_TO_DOUBT; from += 1) if (heard[from]?.isListed) listed -= 1
  // An open job that the list does not show weighs nothing.
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
/** After so many failures a page pauses; before, it is retried within the same run. */
export const TRIES_AT_ONCE = 3
const FIRST_BREAK_MS = 15 * MINUTE_MS
const LONGEST_BREAK_MS = 24 * 60 * MINUTE_MS

/** A day later at most. */
export function nextTryAt(tries: number, now: Date): Date {
  const wait = tries < TRIES_AT_ONCE ? 0 : FIRST_BREAK_MS * 2 ** (tries - TRIES_AT_ONCE)
  return new Date(now.getTime() + Math.min(wait, LONGEST_BREAK_MS))
}

export const namesOfGone = (heard: readonly Heard[]) =>
  heard.flatMap(({ sourceId, isGone }) => (isGone ? [sourceId] : []))

/** Undefined for 0. From an hour on whole hours, from a day on whole days, at five past. */
export function cronEvery(minutes: number): string | undefined {
  if (minutes <= 0) return undefined
  if (minutes < 60) return minutes === 1 ? '* * * * *' : `*/${minutes} * * * *`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return hours === 1 ? '5 * * * *' : `5 */${hours} * * *`
  const days = Math.round(hours / 24)
  return days === 1 ? '5 4 * * *' : `5 4 */${days} * *`
}
