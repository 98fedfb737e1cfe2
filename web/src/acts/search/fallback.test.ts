import { expect, test } from 'vitest'
import { listing, listings, paying } from '../../../test/listings.ts'
import type { JobSearchParams } from '../../listing/address/job-search-params.ts'
import { searchHere, sortHere } from './fallback.ts'

const now = Date.now()
const ids = (jobs: readonly { id: number }[]) => jobs.map(({ id }) => id)

test.each([
  ['relevance', [3, 1, 2, 4]],
  ['date', [1, 2, 3, 4]],
  ['salary', [2, 1, 3, 4]],
] as const)('sorted by %s', (order, sorted) => {
  const jobs = [
    listing(3, { salary: '$5/hour, up to 950 a month' }),
    listing(1, { salary: '₱30k - 45k' }),
    listing(2, { salary: 'PHP 60,000' }),
    listing(4, { salary: 'DOE' }),
  ]
  expect(ids(sortHere(jobs, order))).toEqual(sorted)
})

const offered = [
  listing(1, { title: 'Video Editor', job_type: 'gig', pay: paying(20_000) }),
  listing(2, { title: 'Bookkeeper', tags: [{ id: 9, name: 'Data Entry' }], pay: null }),
  listing(30, { title: 'Data clerk', description: 'For an editor of videos', employer: null }),
]

test.each<[JobSearchParams, number[]]>([
  [{ search: 'editor' }, [1, 30]],
  [{ search: 'VIDEO editor' }, [1, 30]],
  [{ search: 'data entry' }, [2]],
  [{ search: 'northlight' }, [1, 2]],
  [{ search: 'northl -video' }, [2]],
  [{ search: '-"video editor"' }, [2, 30]],
  [{ search: '-data -northlight' }, []],
  [{ search: '-edit' }, [1, 2, 30]],
  [{ search: '"video editor"' }, [1]],
  [{ search: '"editor video"' }, []],
  [{ search: '“data clerk' }, [30]],
  [{ search: 'bookkeeper or clerk' }, [2, 30]],
  [{ search: 'clerk OR "video editor" editor' }, [1, 30]],
  [{ search: 'or editor' }, []],
  [{ search: 'ditor' }, []],
  [{ search: '- "" !' }, [1, 2, 30]],
  [{ job_type: 'gig' }, [1]],
  [{ salary_range: '0-500' }, [1]],
  [{ salary_range: '500-1000' }, [30]],
  [{ salary_range: '5000+' }, []],
  [{ date_posted: 'today' }, [1, 2]],
  [{ date_posted: '3days' }, [1, 2, 30]],
  [{ tags: '9' }, [2]],
  [{ tags: '77,name:data%20entry' }, [2]],
  [{ tags: 'name:%', search: 'x' }, []],
])('of three jobs %j leaves %j', (params, left) => {
  const { results, count } = searchHere(offered, params, now)
  expect(ids(results)).toEqual(left)
  expect(count).toBe(left.length)
})

test('ten on a page', () => {
  const { count, results } = searchHere(listings(23), { search: 'bookkeeper', page: 3 }, now)
  expect(count).toBe(23)
  expect(ids(results)).toEqual([21, 22, 23])
})
