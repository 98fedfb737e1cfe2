import { payBands } from '@hanap/contract/jobs/job-filters'
import { datesPosted, jobTypes, minimumPays, salaryRanges, workHours } from '@hanap/contract/jobs/jobs'
import {
  countPassing,
  FAILS_DATE,
  FAILS_HOURS,
  FAILS_MINIMUM,
  FAILS_PAY,
  FAILS_TAGS,
  FAILS_TYPE,
  type Fails,
} from '../query/filter.ts'
import { countOne, countSince, type Segment } from '../segments/segment.ts'
import type { Matches } from '../segments/sorted-places.ts'
import { advance } from '../segments/sorted-places.ts'

export type OptionCounts = {
  count: number
  /** Counts by type number. */
  types: number[]
  anyPay: number
  /** In the contract's order, like the dates: any, today, … */
  pay: number[]
  /** The first is any. */
  minimumPays: number[]
  /** Counts by number of the hours. */
  workHours: number[]
  dates: number[]
  tags: Uint32Array
}

export const emptyCounts = (): OptionCounts => ({
  count: 0,
  types: jobTypes.map(() => 0),
  anyPay: 0,
  pay: salaryRanges.map(() => 0),
  minimumPays: [0, ...minimumPays.map(() => 0)],
  workHours: workHours.map(() => 0),
  dates: datesPosted.map(() => 0),
  tags: new Uint32Array(4096),
})

const bands = salaryRanges.map((range) => payBands[range])

/**
 * An option counts jobs that pass all other filters, so a job that fails one filter counts only in that filter's
 * options.
 * @param datesFrom the start of each date option, in the contract's order
 */
export function addCounts(
  counts: OptionCounts,
  segment: Segment,
  matches: Matches,
  fails: Fails,
  datesFrom: readonly number[],
): void {
  counts.count += countPassing(matches.length, fails)
  countTypes(counts, segment, matches, fails)
  countPay(counts, segment, matches, fails)
  countMinimumPay(counts, segment, matches, fails)
  countHours(counts, segment, matches, fails)
  countDates(counts, segment, matches, fails, datesFrom)
  countTags(counts, segment, matches, fails)
}

/** Whether a match fails no filter, or only this one. */
const passesOthers = (fails: Fails, i: number, filter: number) =>
  fails === null || fails[i] === 0 || fails[i] === filter

function countTypes(counts: OptionCounts, { types }: Segment, { places, length }: Matches, fails: Fails) {
  for (let i = 0; i < length; i += 1) {
    if (passesOthers(fails, i, FAILS_TYPE)) countOne(counts.types, types[places[i] as number] as number)
  }
}

/** One bit per band. Cached: a segment never changes. */
const bandsKnown = new WeakMap<Segment, Uint8Array>()

function bandsOf(segment: Segment): Uint8Array {
  const known = bandsKnown.get(segment)
  if (known) return known
  const { usdMin, usdMax } = segment.pay
  const masks = Uint8Array.from(usdMax, (most, place) =>
    bands.reduce((mask, { from, to }, band) => {
      // Unknown pay is in no band.
      const isIn = most >= 0 && most >= from && (to === null || (usdMin[place] as number) <= to)
      return isIn ? mask | (1 << band) : mask
    }, 0),
  )
  bandsKnown.set(segment, masks)
  return masks
}

function countPay(counts: OptionCounts, segment: Segment, { places, length }: Matches, fails: Fails) {
  const masks = bandsOf(segment)
  const byMask = new Uint32Array(1 << bands.length)
  for (let i = 0; i < length; i += 1) {
    if (passesOthers(fails, i, FAILS_PAY)) countOne(byMask, masks[places[i] as number] as number)
  }
  for (const [mask, count] of byMask.entries()) {
    counts.anyPay += count
    for (let band = 0; band < bands.length; band += 1) {
      if ((mask & (1 << band)) !== 0) counts.pay[band] = (counts.pay[band] as number) + count
    }
  }
}

const minimums = minimumPays.map(Number)

/** Counts each listing at its highest minimum, then adds it to all lower ones. */
function countMinimumPay(counts: OptionCounts, { pay }: Segment, matches: Matches, fails: Fails) {
  const { places, length } = matches
  const highest = [0, ...minimums.map(() => 0)]
  for (let i = 0; i < length; i += 1) {
    if (!passesOthers(fails, i, FAILS_MINIMUM)) continue
    const most = pay.phpMax[places[i] as number] as number
    let passed = 0
    while (passed < minimums.length && most >= (minimums[passed] as number)) passed += 1
    countOne(highest, passed)
  }
  let sum = 0
  for (let option = minimums.length; option >= 0; option -= 1) {
    sum += highest[option] as number
    counts.minimumPays[option] = (counts.minimumPays[option] as number) + sum
  }
}

function countHours(counts: OptionCounts, { workHours: hours }: Segment, matches: Matches, fails: Fails) {
  const { places, length } = matches
  for (let i = 0; i < length; i += 1) {
    if (passesOthers(fails, i, FAILS_HOURS)) countOne(counts.workHours, hours[places[i] as number] as number)
  }
}

function countDates(
  counts: OptionCounts,
  segment: Segment,
  { places, length }: Matches,
  fails: Fails,
  datesFrom: readonly number[],
) {
  for (const [option, from] of datesFrom.entries()) {
    // Matches are newest first, so the recent ones lead.
    const end = advance(places, 0, length, countSince(segment, from))
    let count = fails === null ? end : 0
    if (fails) for (let i = 0; i < end; i += 1) if (passesOthers(fails, i, FAILS_DATE)) count += 1
    counts.dates[option] = (counts.dates[option] as number) + count
  }
}

function countTags(counts: OptionCounts, { tags }: Segment, { places, length }: Matches, fails: Fails) {
  const { values, starts } = tags
  for (let i = 0; i < length; i += 1) {
    if (!passesOthers(fails, i, FAILS_TAGS)) continue
    const place = places[i] as number
    for (let at = starts[place] as number; at < (starts[place + 1] as number); at += 1) {
      const tag = values[at] as number
      if (tag >= counts.tags.length) counts.tags = withRoomFor(counts.tags, tag)
      countOne(counts.tags, tag)
    }
  }
}

function withRoomFor(counts: Uint32Array, index: number): Uint32Array {
  const larger = new Uint32Array(2 * (index + 1))
  larger.set(counts)
  return larger
}
