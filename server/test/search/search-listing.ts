import type { Listing } from '../../src/search/segments/listing.ts'

/** A listing as the index reads it; fields default to empty or unknown, and the date to its id. */
export const searchListing = (id: number, given: Partial<Listing> = {}): Listing => ({
  id,
  title: '',
  description: '',
  employer: null,
  tags: [],
  jobType: 'full-time',
  usdMin: null,
  usdMax: null,
  phpMin: null,
  phpMax: null,
  workHours: 'not-stated',
  postedAt: id,
  isStale: false,
  ...given,
})
