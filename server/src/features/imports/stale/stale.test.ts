import { jobDetailSchema } from '@hanap/contract/jobs/job-details'
import { jobListSchema } from '@hanap/contract/jobs/jobs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { carla } from '../../../../test/people.ts'
import { clearListings } from '../../../../test/search/listings.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'
import { type FoundListing, readListing } from '../rules/listing-version.ts'
import { takeIn, takeOff } from '../take-in/service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => clearListings(app))
afterAll(() => app.close())

const SOURCE = 'stale-test'
const duties = Array.from({ length: 30 }, (_, n) => `task${n} follows`).join(' ')

/** Imports listings from the board, bumped now by default. */
async function meet(...found: (Pick<FoundListing, 'sourceId'> & Partial<FoundListing>)[]) {
  const now = app.clock.now()
  const listings = found.map((one) =>
    readListing({
      url: `https://board.example/${one.sourceId}`,
      title: 'Bookkeeper',
      typeText: 'Full Time',
      salaryText: '$600 a month',
      hoursText: '40',
      description: duties,
      skills: [],
      employer: null,
      postedAt: now,
      isLive: true,
      ...one,
    }),
  )
  await app.db.transaction().execute((tx) => takeIn(tx, SOURCE, listings, now))
}

async function staleOf(sourceId: string) {
  const { stale } = await app.db
    .selectFrom('jobs')
    .select('stale')
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow()
  return stale
}
const lastChange = async () =>
  (await app.db.selectFrom('listing_count').select('last_change').executeTakeFirstOrThrow()).last_change
const dueLooks = () => app.db.selectFrom('stale_looks').select('job_id').execute()

const northlight = { sourceId: 'northlight', name: 'Northlight Books' }
const eight = Array.from({ length: 8 }, (_, n) => ({ sourceId: `${n}`, employer: northlight }))

test('a job turns old four months after it was posted, once, and a bump makes it young again', async () => {
  await meet({ sourceId: 'old' })
  await app.imports.lookForStale()
  expect(await staleOf('old')).toBeNull()

  app.clock.advance({ days: 119 })
  await app.imports.lookForStale()
  expect(await staleOf('old')).toBeNull()
  const before = await lastChange()
  app.clock.advance({ days: 1 })
  await app.imports.lookForStale()
  expect(await staleOf('old')).toEqual({ why: 'old' })
  expect(await lastChange()).toBe(before + 1)
  expect(await dueLooks()).toEqual([])
  await app.imports.lookForStale()
  expect(await lastChange()).toBe(before + 1)

  await meet({ sourceId: 'old' })
  expect(await staleOf('old')).toBeNull()
})

test('a job that comes in four months old is known for it at once', async () => {
  const postedAt = new Date(app.clock.now().getTime() - 150 * 24 * 3_600_000)
  await meet({ sourceId: 'old', postedAt })
  expect(await staleOf('old')).toEqual({ why: 'old' })
})

test('a job bumped every two weeks may be filled until its text changes', async () => {
  await meet({ sourceId: 'bumped' })
  for (let n = 1; n <= 6; n += 1) {
    expect(await staleOf('bumped')).toBeNull()
    app.clock.advance({ days: 14 })
    await meet({ sourceId: 'bumped' })
    await app.imports.lookForStale()
  }
  expect(await staleOf('bumped')).toEqual({ why: 'bumped', times: 6 })
  app.clock.advance({ days: 14 })
  await meet({ sourceId: 'bumped' })
  await app.imports.lookForStale()
  expect(await staleOf('bumped')).toEqual({ why: 'bumped', times: 7 })

  await meet({ sourceId: 'bumped', salaryText: '$700 a month' })
  await app.imports.lookForStale()
  expect(await staleOf('bumped')).toBeNull()
})

test('of eight jobs of one employer with one text all but the newest may be filled, until few are left', async () => {
  await meet(...eight)
  // Another employer copied the text.
  await meet({ sourceId: 'copy', employer: { sourceId: 'harbor', name: 'Harbor & Pine' } })
  app.clock.advance({ minutes: 30 })
  await meet({ sourceId: '3', employer: northlight })
  await app.imports.lookForStale()
  expect(await staleOf('0')).toEqual({ why: 'alike', jobs: 8 })
  expect(await staleOf('3')).toBeNull()
  expect(await staleOf('copy')).toBeNull()

  await meet({ sourceId: '7', employer: northlight, description: 'Now we need a video editor.' })
  await app.imports.lookForStale()
  expect(await staleOf('0')).toEqual({ why: 'alike', jobs: 7 })
  expect(await staleOf('7')).toBeNull()

  await app.db.transaction().execute((tx) => takeOff(tx, SOURCE, ['5', '6'], app.clock.now()))
  await app.imports.lookForStale()
  expect(await staleOf('0')).toBeNull()
})

test('carla finds a job that may be filled below another that fits the same, and reads why; by date it keeps its place', async () => {
  await meet({ sourceId: 'good' }, { sourceId: 'older', title: 'Bookkeeper for books' })
  app.clock.advance({ minutes: 30 })
  await meet(...eight)
  await app.imports.lookForStale()
  await app.index.catchUp()
  const seeker = await carla(app)
  const find = async (sort_by: string) => {
    const query = { search: 'bookkeeper', sort_by }
    const { body } = await app.get('/jobs/search/', { as: seeker, query })
    return z.parse(jobListSchema, body).results
  }
  const relevant = await find('relevance')
  const newest = await find('date')
  expect(relevant.map(({ stale }) => stale?.why ?? null)).toEqual([
    ...Array(3).fill(null),
    ...Array(7).fill('alike'),
  ])
  const first = newest.slice(0, 8).map(({ id }) => id)
  expect(first).toEqual(first.toSorted((a, b) => b - a))
  expect(newest.filter(({ stale }) => stale)).toHaveLength(7)
  const { body } = await app.get(`/jobs/${relevant.at(-1)?.id}/`, { as: seeker })
  expect(z.parse(jobDetailSchema, body).stale).toEqual({ why: 'alike', jobs: 8 })
})
