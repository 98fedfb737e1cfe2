import type { jobTypes, salaryRanges } from '@hanap/contract/jobs'
import { countSince, entriesOf, SEGMENT_SIZE, type Segment, typeNumber } from './segment.ts'
import { tagTerm, type Vocabulary } from './vocabulary.ts'

/** What narrows a search besides its words; null is not asked for. */
export type Filters = {
  jobType: (typeof jobTypes)[number] | null
  /** US dollars a month; `to` is null where the band is open. */
  pay: PayBand | null
  /** Milliseconds since 1970. */
  postedFrom: number | null
  /** Tags of which a listing carries at least one. */
  tagIds: readonly number[] | null
}
export type PayBand = { from: number; to: number | null }

/** US dollars a month of each band that can be asked for. */
export const payBands: Readonly<Record<(typeof salaryRanges)[number], PayBand>> = {
  '0-500': { from: 0, to: 500 },
  '500-1000': { from: 500, to: 1000 },
  '1000-2000': { from: 1000, to: 2000 },
  '2000-5000': { from: 2000, to: 5000 },
  '5000+': { from: 5000, to: null },
}

/** The filters a listing does not pass, as bits. */
export const FAILS_TYPE = 1
export const FAILS_PAY = 2
export const FAILS_DATE = 4
export const FAILS_TAGS = 8
/** Removed, or hidden by the seeker: it is in no list whatever the filters. */
export const NOT_THERE = 16

/** Tells of a place in a segment which filters its listing fails. */
export type Failing = (place: number) => number

/** Prepares filters for one segment after the other, in room of its own. */
export function createFiltering(vocabulary: Vocabulary) {
  const tagged = new Uint8Array(SEGMENT_SIZE)
  const hiddenHere = new Uint8Array(SEGMENT_SIZE)

  /**
   * @param hidden places in this segment that the seeker hid
   * @returns good until the next call
   */
  return function failing(segment: Segment, filters: Filters, hidden: readonly number[]): Failing {
    const { alive, types, pay } = segment
    hiddenHere.fill(0, 0, segment.size)
    for (const place of hidden) hiddenHere[place] = 1
    const type = filters.jobType === null ? null : typeNumber(filters.jobType)
    const { from: payFrom, to } = filters.pay ?? { from: 0, to: null }
    const payTo = to ?? Number.POSITIVE_INFINITY
    const since = filters.postedFrom === null ? segment.size : countSince(segment, filters.postedFrom)
    const { pay: band, tagIds } = filters
    if (tagIds) markTagged(segment, tagIds)
    return (place) => {
      if (alive[place] === 0 || hiddenHere[place] === 1) return NOT_THERE
      let fails = place < since ? 0 : FAILS_DATE
      if (type !== null && types[place] !== type) fails |= FAILS_TYPE
      // Ranges overlap when each begins before the other ends; unknown pay is in no band.
      if (band !== null) {
        const most = pay.usdMax[place] as number
        if (most < payFrom || (pay.usdMin[place] as number) > payTo) fails |= FAILS_PAY
      }
      if (tagIds !== null && tagged[place] === 0) fails |= FAILS_TAGS
      return fails
    }
  }

  function markTagged(segment: Segment, tagIds: readonly number[]) {
    tagged.fill(0, 0, segment.size)
    for (const id of tagIds) {
      const term = vocabulary.find(tagTerm(id))
      const entries = term === undefined ? null : entriesOf(segment, term)
      for (let at = entries?.from ?? 0; at < (entries?.to ?? 0); at += 1) {
        tagged[segment.places[at] as number] = 1
      }
    }
  }
}
