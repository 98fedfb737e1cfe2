import { expect, test } from 'vitest'
import type { JobSearchParams } from '../../../listing/address/job-search-params.ts'
import { resultsHeading } from './results-heading.ts'

const total = (count: number, isExact = true) => ({ count, isExact })

test.each<[JobSearchParams, ReturnType<typeof total>, string]>([
  [{}, total(5000), 'Start your search'],
  [{ search: 'bookkeeper' }, total(124), '124 jobs matching "bookkeeper"'],
  [{ search: 'bookkeeper', page: 3, sort_by: 'date' }, total(1000), '1,000 jobs matching "bookkeeper"'],
  [{ search: 'va' }, total(1000, false), '1,000+ jobs matching "va"'],
  [{ search: 'va', job_type: 'gig' }, total(0), '0 jobs matching "va"'],
  [{ sort_by: 'date' }, total(12_345), '12,345 jobs found'],
  [{ job_type: 'gig' }, total(1000, false), '1,000+ jobs found'],
  [{ page: 2 }, total(20), '20 jobs found'],
  [{ similar_to: 7 }, total(10), '10 similar jobs found'],
])('the heading over %j', (params, found, heading) => {
  expect(resultsHeading(params, found)).toBe(heading)
})
