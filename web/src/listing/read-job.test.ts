import type { Job } from '@hanap/contract/jobs/jobs'
import { expect, test } from 'vitest'
import { listing, listings } from '../../test/listings.ts'
import { NetworkProblem } from '../api/problems/problems.ts'
import { pageOf, readJob, readJobList } from './read-job.ts'

test('a listing of ours is read as it is', () => {
  const job = listing(1)
  expect(readJob(job)).toEqual(job)
})

test('a listing with no more than an id and a title has a default for the rest', () => {
  const least = { id: 3, title: 'Bookkeeper', employer: 'Northlight Books', salary: null } as unknown as Job
  expect(readJob(least)).toMatchObject({
    employer: { id: 0, name: 'Northlight Books', total_posts: 0 },
    description: '',
    salary: '',
    pay: null,
    tags: [],
    url: '',
    removed_at: null,
  })
})

test.each([[null], ['hello'], [{}], [{ id: 1 }]])('%j is no listing, which is no answer', (answer) => {
  expect(() => readJob(answer as unknown as Job)).toThrow(NetworkProblem)
})

test('a plain list counts itself, and a server that says nothing of it counts exactly', () => {
  const jobs = listings(2)
  expect(readJobList(jobs)).toMatchObject({ count: 2, count_exact: true, results: jobs })
  expect(readJobList({ count: 9, results: jobs } as never)).toMatchObject({ count: 9, count_exact: true })
  expect(readJobList({ ...pageOf(jobs), count: 9, count_exact: false })).toMatchObject({ count_exact: false })
})

test('close matches are read like all others, and a server that says nothing of them has none', () => {
  const close = [{ ...listing(3), employer: 'Harbor & Pine', tags: null }]
  expect(readJobList({ ...pageOf([]), close } as never).close[0]).toMatchObject({
    employer: { name: 'Harbor & Pine' },
    tags: [],
  })
  for (const none of [{}, { close: null }]) {
    expect(readJobList({ count: 0, results: [], ...none } as never).close).toEqual([])
  }
})

test('ten listings are a page', () => {
  const { count, results } = pageOf(listings(12), 2)
  expect([count, ...results.map(({ id }) => id)]).toEqual([12, 11, 12])
})
