import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addListing, addListings, removeListing } from '../../test/search/listings.ts'
import { createTestClock } from '../../test/test-clock.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { refreshOpenJobs } from '../features/imports/open-jobs/store.ts'
import {
  type Bookmark,
  findChanges,
  findLastChange,
  findListings,
  findListingsAfter,
} from './read-listings.ts'

type Database = Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
const clock = createTestClock('2026-11-20T08:00:00Z')
const site = {
  clock,
  get db() {
    return database.db
  },
}
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

it('reads of a listing all that is searched', async () => {
  const id = await addListing(site, {
    title: 'Bookkeeper',
    description: 'Keep the books.',
    employer: 'Acme Ledgers',
    tags: ['Xero', 'Excel'],
    salary: '$9 weekly',
    pay: [500, null],
    jobType: 'gig',
    stale: { why: 'old' },
  })
  const [listing, ...others] = await findListings(database.db, [id, 999])
  expect(others).toEqual([])
  expect(listing).toEqual({
    id,
    title: 'Bookkeeper',
    description: 'Keep the books.',
    employer: { id: expect.any(Number), name: 'Acme Ledgers' },
    tags: [
      { id: expect.any(Number), name: 'Xero' },
      { id: expect.any(Number), name: 'Excel' },
    ],
    jobType: 'gig',
    salary: '$9 weekly',
    usdMin: 500,
    usdMax: null,
    phpMin: 28_000,
    phpMax: null,
    workHours: 'not-stated',
    postedAt: Date.parse('2026-11-20T08:00:00Z'),
    isStale: true,
  })
})

it('the log of changes has no gaps, not even after an import that was undone', async () => {
  const id = await addListing(site)
  await expect(
    database.db.transaction().execute(async (tx) => {
      await refreshOpenJobs(tx, [id])
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await Promise.all([
    database.db.transaction().execute((tx) => refreshOpenJobs(tx, [id])),
    addListings(site, [{}, {}, {}]),
    addListings(site, [{}, {}]),
  ])
  await removeListing(site, id)
  const rows = await database.db.selectFrom('job_changes').select('change_no').orderBy('change_no').execute()
  expect(rows.map(({ change_no }) => change_no)).toEqual(rows.map((_, i) => i + 1))
  expect(await findLastChange(database.db)).toBe(rows.length)
  expect(await findChanges(database.db, rows.length)).toEqual({
    last: rows.length,
    jobIds: [],
    readAnew: false,
  })
})

it('a reading in parts skips no listing that was posted within the same millisecond', async () => {
  const ids = await addListings(site, [{}, {}, {}, {}, {}])
  for (const [i, id] of ids.entries()) {
    await sql`update open_jobs set posted_at = timestamptz '2026-11-20 08:00' + ${i * 7} * interval '1 microsecond'
        where job_id = ${id}`.execute(database.db)
  }
  const read: number[] = []
  for (let bookmark: Bookmark | null = null; ; ) {
    const part: Awaited<ReturnType<typeof findListingsAfter>> = await findListingsAfter(
      database.db,
      bookmark,
      2,
    )
    read.push(...part.listings.map(({ id }) => id))
    bookmark = part.bookmark
    if (bookmark === null) break
  }
  expect(read).toEqual(ids.toReversed())
})
