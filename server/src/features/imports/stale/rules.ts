import type { Stale } from '@hanap/contract/jobs/stale'
import type { Outcome } from '../rules.ts'

const DAY_MS = 24 * 3_600_000

/** Of the jobs on top of the board, one in thirteen was first posted longer ago (decision 41). */
const OLD_MS = 120 * DAY_MS
const FEWEST_BUMPS = 6
/** From the first bump to the last; a shorter time means an active search. */
const BUMPED_MS = 60 * DAY_MS
/** A gap's deviation from the median, as a share of it; a person is less steady. */
const STEADY = 0.2
/** The share of steady gaps: an import may have missed a bump. */
const MOST_GAPS = 0.8
/** Some employers hire for the same work in a few places at once. */
const FEWEST_ALIKE = 6

export type Facts = {
  postedAt: Date
  /** When its text last changed or it came back; null if never. */
  changedAt: Date | null
  /** Bumps since then, in any order. */
  bumps: readonly Date[]
  /** With nearly the same text, itself included. */
  alike: number
  isNewestAlike: boolean
}

/** Null without a sign that it is filled. */
export function staleOf({ alike, isNewestAlike, ...facts }: Facts, now: Date): Stale | null {
  if (oldAt(facts) <= now) return { why: 'old' }
  if (isBumpedSteadily(facts.bumps)) return { why: 'bumped', times: facts.bumps.length }
  return alike >= FEWEST_ALIKE && !isNewestAlike ? { why: 'alike', jobs: alike } : null
}

/**
 * Uses what an import knows; the task finds the rest. A bump moves posted_at, which takes back 'old'; the other reasons
 * stay, since the text is unchanged.
 */
export function staleAtImport(
  { outcome, postedAt, before }: { outcome: Outcome; postedAt: Date; before: Stale | null },
  now: Date,
): Stale | null {
  if (outcome === 'bumped' && before?.why !== 'old') return before
  const changedAt = outcome === 'new' || outcome === 'bumped' ? null : now
  return staleOf({ postedAt, changedAt, bumps: [], alike: 1, isNewestAlike: true }, now)
}

export function oldAt({ postedAt, changedAt }: Pick<Facts, 'postedAt' | 'changedAt'>): Date {
  return new Date(Math.max(postedAt.getTime(), changedAt?.getTime() ?? 0) + OLD_MS)
}

function isBumpedSteadily(bumps: readonly Date[]): boolean {
  if (bumps.length < FEWEST_BUMPS) return false
  const times = bumps.map((bump) => bump.getTime()).sort((a, b) => a - b)
  const gaps = times.slice(1).map((time, n) => time - (times[n] as number))
  const middle = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] as number
  const isLong = gaps.reduce((sum, gap) => sum + gap, 0) >= BUMPED_MS
  const steady = gaps.filter((gap) => Math.abs(gap - middle) <= STEADY * middle)
  return isLong && steady.length >= MOST_GAPS * gaps.length
}

const RUN = 3
/** The share of common runs of three words that makes texts alike. */
const NEARLY = 0.8

/** `alike` counts nearly equal texts, itself included; `first` is the first of them. Short texts are like none. */
export function countAlike(texts: readonly string[]): { alike: number; first: number }[] {
  const runs = texts.map(runsOf)
  return runs.map((own) => {
    const like = runs.flatMap((other, n) => (other === own || isNearly(own, other) ? [n] : []))
    return { alike: like.length, first: like[0] as number }
  })
}

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, n) => words.slice(n, n + RUN).join(' ')))
}

/** Shorter texts may be the same by chance. */
const FEWEST_RUNS = 20

/** Stops early: most pairs of texts have nothing in common. */
function isNearly(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  if (small.size < FEWEST_RUNS || small.size < NEARLY * large.size) return false
  // Of a + b - shared runs at least NEARLY are shared.
  let missing = small.size - Math.ceil((NEARLY * (small.size + large.size)) / (1 + NEARLY))
  for (const run of small) {
    if (large.has(run)) continue
    missing -= 1
    if (missing < 0) return false
  }
  return true
}
