import { datesPosted, jobTypes, salaryRanges } from '@hanap/contract/jobs'
import { FAILS_DATE, FAILS_PAY, FAILS_TAGS, FAILS_TYPE, type Failing, payBands } from './filter.ts'
import type { Matches } from './match.ts'
import { countOne, countSince, type Segment } from './segment.ts'

/** Listings that each option of the filters would leave; the job types and tags by their numbers. */
export type OptionCounts = {
  count: number
  /** Of all types together, and of each by its number. */
  anyType: number
  types: number[]
  anyPay: number
  pay: number[]
  /** In the order of the contract: any, today, … */
  dates: number[]
  tags: Map<number, number>
}

export const emptyCounts = (): OptionCounts => ({
  count: 0,
  anyType: 0,
  types: jobTypes.map(() => 0),
  anyPay: 0,
  pay: salaryRanges.map(() => 0),
  dates: datesPosted.map(() => 0),
  tags: new Map(),
})

const bands = salaryRanges.map((range) => payBands[range])

/**
 * Adds one segment's matches to the counts. An option counts the listings that pass all other filters, so a listing
 * that fails two of them is in no count, and one that fails a single filter only in the counts of that filter's options.
 * @param datesFrom from when on each date option counts, in the contract's order
 */
export function addCounts(
  counts: OptionCounts,
  segment: Segment,
  matches: Matches,
  failing: Failing,
  datesFrom: readonly number[],
): void {
  const { types, pay, tags } = segment
  const sinces = datesFrom.map((from) => countSince(segment, from))
  for (let i = 0; i < matches.length; i += 1) {
    const place = matches.places[i] as number
    const fails = failing(place)
    if (fails === 0) counts.count += 1
    if (fails === 0 || fails === FAILS_TYPE) {
      counts.anyType += 1
      countOne(counts.types, types[place] as number)
    }
    if (fails === 0 || fails === FAILS_PAY) {
      counts.anyPay += 1
      const most = pay.usdMax[place] as number
      const least = pay.usdMin[place] as number
      for (let band = 0; band < bands.length; band += 1) {
        const { from, to } = bands[band] as (typeof bands)[number]
        if (most >= from && (to === null || least <= to)) countOne(counts.pay, band)
      }
    }
    if (fails === 0 || fails === FAILS_DATE) {
      for (let option = 0; option < sinces.length; option += 1) {
        if (place < (sinces[option] as number)) countOne(counts.dates, option)
      }
    }
    if (fails === 0 || fails === FAILS_TAGS) {
      const to = tags.starts[place + 1] as number
      for (let at = tags.starts[place] as number; at < to; at += 1) {
        const tag = tags.values[at] as number
        counts.tags.set(tag, (counts.tags.get(tag) ?? 0) + 1)
      }
    }
  }
}
