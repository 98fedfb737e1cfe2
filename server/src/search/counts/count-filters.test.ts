import { minimumPays } from '@hanap/contract/jobs/jobs'
import { expect, it } from 'vitest'
import { searchListing } from '../../../test/search/search-listing.ts'
import { createJobIndex } from '../job-index.ts'
import { type Asked, noFilters } from '../port.ts'
import { readSynonyms } from '../words/synonyms.ts'

const tag = (id: number) => ({ id, name: `tag ${id}` })
const index = createJobIndex({ synonyms: readSynonyms('') })
index.add([
  searchListing(1, { title: 'Writer', jobType: 'gig', usdMin: 400, usdMax: 600, tags: [tag(1)] }),
  searchListing(2, { title: 'Writer', jobType: 'gig', usdMin: null, usdMax: 500, tags: [tag(1), tag(2)] }),
  searchListing(3, { title: 'Writer', jobType: 'contract', usdMin: 6000, usdMax: null, tags: [tag(2)] }),
  searchListing(4, { title: 'Writer', jobType: 'any' }),
  searchListing(5, { title: 'Cook', jobType: 'gig', usdMin: 400, usdMax: 600, tags: [tag(1)] }),
])
const everything = { text: 'writer', ...noFilters, hidden: [] }
const count = (given: Partial<Asked> = {}, tagIds: number[] = []) =>
  index.count({ ...everything, ...given }, { datesFrom: [0, 4, 3, 2, 1], tagIds })

/** Their pay in pesos is unknown. */
const minimums = (any: number) => ({
  any,
  ...Object.fromEntries(minimumPays.map((least) => [least, 0])),
})

it('counts the options of a filter without what is chosen in it, but with what is chosen in the others', () => {
  const counts = count({ jobType: 'gig', pay: { from: 0, to: 500 }, tagIds: [2] }, [2])
  expect(counts).toEqual({
    count: 1,
    job_type: { any: 1, 'full-time': 0, 'part-time': 0, contract: 0, gig: 1 },
    salary_range: { any: 1, '0-500': 1, '500-1000': 1, '1000-2000': 0, '2000-5000': 0, '5000+': 0 },
    minimum_pay: minimums(1),
    work_hours: { any: 1, day: 0, night: 0, mixed: 0, flexible: 0, 'not-stated': 1 },
    date_posted: { any: 1, today: 0, '3days': 0, week: 1, month: 1 },
    tags: [
      { id: 1, name: 'tag 1', count: 2 },
      { id: 2, name: 'tag 2', count: 1 },
    ],
  })
})

it('counts nothing that the seeker hid, and names a tag that was asked for even where nothing has it', () => {
  const counts = count({ hidden: [1, 2, 99] }, [1, 99])
  expect(counts.count).toBe(2)
  expect(counts.tags).toEqual([
    { id: 2, name: 'tag 2', count: 1 },
    { id: 1, name: 'tag 1', count: 0 },
  ])
})

it('counts each minimum of pesos by the most a listing pays, and the hours of the day', () => {
  const paid = createJobIndex({ synonyms: readSynonyms('') })
  paid.add([
    searchListing(1, { phpMin: 15_000, phpMax: 20_000, workHours: 'night' }),
    searchListing(2, { phpMin: 30_000, workHours: 'night' }),
    searchListing(3, { phpMax: 150_000, workHours: 'flexible' }),
    searchListing(4, { workHours: 'day' }),
  ])
  const counted = (given: Partial<Asked>) =>
    paid.count({ ...everything, text: null, ...given }, { datesFrom: [0, 4, 3, 2, 1], tagIds: [] })
  const all = counted({})
  expect(all.minimum_pay).toEqual({
    any: 4,
    '20000': 3,
    '30000': 2,
    '40000': 1,
    '60000': 1,
    '80000': 1,
    '100000': 1,
  })
  expect(all.work_hours).toEqual({ any: 4, day: 1, night: 2, mixed: 0, flexible: 1, 'not-stated': 0 })
  const nights = counted({ workHours: 'night', minimumPay: 30_000 })
  expect([nights.count, nights.minimum_pay.any, nights.work_hours.flexible]).toEqual([1, 2, 1])
})
