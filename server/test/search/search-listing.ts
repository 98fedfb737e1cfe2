import type { Listing } from '../../src/search/port.ts'

/** Fields default to empty or unknown, the date to the id. */
export const searchListing = (id: number, given: Partial<Listing> = {}): Listing => ({
  id,
  title: '',
  description: '',
  employer: null,
  tags: [],
  jobType: 'full-time',
  salary: '',
  usdMin: null,
  usdMax: null,
  phpMin: null,
  phpMax: null,
  workHours: 'not-stated',
  postedAt: id,
  isStale: false,
  ...given,
})
