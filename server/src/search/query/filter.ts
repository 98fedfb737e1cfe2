import type { PayBand } from '@hanap/contract/jobs/job-filters'
import type { AskedPay, Filters } from '../port.ts'
import {
  countSince,
  entriesOf,
  hoursNumber,
  SEGMENT_SIZE,
  type Segment,
  typeNumber,
} from '../segments/segment.ts'
import type { Matches } from '../segments/sorted-places.ts'
import { tagTerm, type Vocabulary } from '../words/vocabulary.ts'
import { highestPay, leastByType } from './asked-pay.ts'

export const FAILS_TYPE = 1
export const FAILS_PAY = 2
export const FAILS_DATE = 4
export const FAILS_TAGS = 8
/** Removed, or hidden by the seeker. */
export const NOT_THERE = 16
export const FAILS_MINIMUM = 32
export const FAILS_HOURS = 64
export const FAILS_ASKED_PAY = 128

/** The failed filters of each match, as bits; null if all pass. Valid until the next call. */
export type Fails = Uint8Array | null

/** Reuses its buffers. */
export function createFiltering(vocabulary: Vocabulary) {
  const fails = new Uint8Array(SEGMENT_SIZE)
  const marked = new Uint8Array(SEGMENT_SIZE)

  /**
   * A short loop over flat arrays per filter: several times faster than testing match by match.
   * @param hidden places in this segment that the seeker hid
   */
  return function failing(
    segment: Segment,
    { places, length }: Matches,
    { jobType, pay, minimumPay, askedPay, workHours, postedFrom, tagIds }: Filters,
    hidden: readonly number[],
  ): Fails {
    const isAllThere = segment.state.dead === 0 && hidden.length === 0
    const asked = [jobType, pay, minimumPay, askedPay, workHours, postedFrom, tagIds]
    if (isAllThere && asked.every((filter) => filter === null)) return null
    fails.fill(0, 0, length)
    if (segment.state.dead > 0) {
      const { alive } = segment
      for (let i = 0; i < length; i += 1) if (alive[places[i] as number] === 0) fails[i] = NOT_THERE
    }
    if (hidden.length > 0) {
      for (const place of hidden) marked[place] = 1
      for (let i = 0; i < length; i += 1) if (marked[places[i] as number] === 1) fails[i] = NOT_THERE
      for (const place of hidden) marked[place] = 0
    }
    if (jobType !== null) failOtherTypes(segment, places, length, typeNumber(jobType))
    if (pay !== null) failOtherPay(segment, places, length, pay)
    if (minimumPay !== null) failLowerPay(segment, places, length, minimumPay)
    if (askedPay !== null) failLessThanAsked(segment, places, length, askedPay)
    if (workHours !== null) failOtherHours(segment, places, length, hoursNumber(workHours))
    if (postedFrom !== null) {
      const since = countSince(segment, postedFrom)
      // Newest first, so all after the first old match are too old.
      for (let i = length - 1; i >= 0 && (places[i] as number) >= since; i -= 1) fail(i, FAILS_DATE)
    }
    if (tagIds !== null) {
      markTagged(segment, tagIds)
      for (let i = 0; i < length; i += 1) if (marked[places[i] as number] === 0) fail(i, FAILS_TAGS)
      marked.fill(0, 0, segment.size)
    }
    return fails
  }

  function fail(i: number, filter: number) {
    fails[i] = (fails[i] as number) | filter
  }

  function failOtherTypes({ types }: Segment, places: Uint16Array, length: number, type: number) {
    for (let i = 0; i < length; i += 1) if (types[places[i] as number] !== type) fail(i, FAILS_TYPE)
  }

  /** Ranges overlap if each begins before the other ends; unknown pay is in no band. */
  function failOtherPay({ pay }: Segment, places: Uint16Array, length: number, { from, to }: PayBand) {
    const { usdMin, usdMax } = pay
    const most = to ?? Number.POSITIVE_INFINITY
    for (let i = 0; i < length; i += 1) {
      const place = places[i] as number
      if ((usdMax[place] as number) < from || (usdMin[place] as number) > most) fail(i, FAILS_PAY)
    }
  }

  function failLowerPay({ pay }: Segment, places: Uint16Array, length: number, least: number) {
    for (let i = 0; i < length; i += 1) {
      if ((pay.phpMax[places[i] as number] as number) < least) fail(i, FAILS_MINIMUM)
    }
  }

  function failLessThanAsked(segment: Segment, places: Uint16Array, length: number, asked: AskedPay) {
    const highest = highestPay(segment, asked)
    const least = leastByType(asked)
    for (let i = 0; i < length; i += 1) {
      const place = places[i] as number
      const most = highest[place] as number
      if (most >= 0 && most < (least[segment.types[place] as number] as number)) fail(i, FAILS_ASKED_PAY)
    }
  }

  function failOtherHours({ workHours }: Segment, places: Uint16Array, length: number, hours: number) {
    for (let i = 0; i < length; i += 1) {
      if (workHours[places[i] as number] !== hours) fail(i, FAILS_HOURS)
    }
  }

  function markTagged(segment: Segment, tagIds: readonly number[]) {
    for (const id of tagIds) {
      const term = vocabulary.find(tagTerm(id))
      const entries = term === undefined ? null : entriesOf(segment, term)
      for (let at = entries?.from ?? 0; at < (entries?.to ?? 0); at += 1) {
        marked[segment.places[at] as number] = 1
      }
    }
  }
}

export function keepPassing(matches: Matches, fails: Fails): void {
  if (fails === null) return
  const { places, worths, length } = matches
  let kept = 0
  for (let i = 0; i < length; i += 1) {
    if (fails[i] !== 0) continue
    places[kept] = places[i] as number
    worths[kept] = worths[i] as number
    kept += 1
  }
  matches.length = kept
}

export function countPassing(length: number, fails: Fails): number {
  if (fails === null) return length
  let count = 0
  for (let i = 0; i < length; i += 1) if (fails[i] === 0) count += 1
  return count
}
