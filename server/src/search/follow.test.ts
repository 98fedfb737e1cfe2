import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followDatabase } from '../../test/search/following-index.ts'
import {
  addListing,
  addListings,
  changeListing,
  clearListings,
  removeListing,
} from '../../test/search/listings.ts'
import { createTestClock } from '../../test/test-clock.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { refreshOpenJobs } from '../features/imports/open-jobs/store.ts'
import { findLastChange } from './read-listings.ts'

type Database = Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
const clock = createTestClock()
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

const follow = () => followDatabase(database.db)
const after = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)

describe('the index', () => {
  it('reads every open listing and then follows what is added, changed, put on top and removed', async () => {
    const [first, second] = (await addListings(site, [
      { title: 'Bookkeeper' },
      { title: 'Bookkeeper too', postedAt: after(-5) },
    ])) as [number, number]
    const followed = follow()
    expect(await followed.find('bookkeeper')).toEqual([first, second])

    const third = await addListing(site, { title: 'Bookkeeper as well', postedAt: after(1) })
    await changeListing(site, second, { title: 'Writer' })
    expect(await followed.find('bookkeeper')).toEqual([third, first])
    expect(await followed.find('writer')).toEqual([second])

    await changeListing(site, first, { posted_at: after(2) })
    expect(await followed.find('bookkeeper')).toEqual([first, third])

    await removeListing(site, third)
    expect(await followed.find('bookkeeper')).toEqual([first])
    await clearListings(site)
    expect(await followed.find('bookkeeper')).toEqual([])
    expect(followed.readings).toBe(1)
  })

  it('finds a renamed employer by the new name', async () => {
    const id = await addListing(site, { employer: 'Acme Ledgers' })
    const followed = follow()
    expect(await followed.find('acme')).toEqual([id])
    await database.db.transaction().execute(async (tx) => {
      await tx.updateTable('employers').set({ name: 'Zenith Books' }).execute()
      await refreshOpenJobs(tx, [id])
    })
    expect(await followed.find('acme')).toEqual([])
    expect(await followed.find('zenith')).toEqual([id])
  })

  it('follows more changes at once than are read in one go', async () => {
    const ids = await addListings(
      site,
      Array.from({ length: 10 }, () => ({ title: 'Designer' })),
    )
    const followed = follow()
    expect(await followed.find('designer')).toHaveLength(10)
    for (let i = 0; i < 210; i += 1)
      await sql`update open_jobs set posted_at = posted_at`.execute(database.db)
    await removeListing(site, ids[0] as number)
    expect(await followed.find('designer')).toHaveLength(9)
    expect(followed.readings).toBe(1)
  })

  it('reads everything anew where the log was swept before it was read, and only there', async () => {
    await addListing(site, { title: 'Designer' })
    const followed = follow()
    expect(await followed.find('designer')).toHaveLength(1)
    await database.db.deleteFrom('job_changes').execute()
    expect(await followed.find('designer')).toHaveLength(1)
    await addListing(site, { title: 'Designer' })
    expect(await followed.find('designer')).toHaveLength(2)
    expect(followed.readings).toBe(1)

    await addListings(site, [{ title: 'Designer' }, { title: 'Designer' }])
    const last = await findLastChange(database.db)
    await database.db.deleteFrom('job_changes').where('change_no', '<', last).execute()
    expect(await followed.find('designer')).toHaveLength(4)
    expect(followed.readings).toBe(2)
    await addListing(site, { title: 'Designer' })
    await database.db.deleteFrom('job_changes').execute()
    expect(await followed.find('designer')).toHaveLength(5)
    expect(followed.readings).toBe(3)
  })

  it('is empty when the list of open listings is emptied at a stroke, and follows on', async () => {
    await addListing(site, { title: 'Designer' })
    const followed = follow()
    expect(await followed.find('designer')).toHaveLength(1)
    await sql`truncate open_jobs`.execute(database.db)
    expect(await followed.find('designer')).toEqual([])
    await addListing(site, { title: 'Designer' })
    expect(await followed.find('designer')).toHaveLength(1)
    expect(followed.readings).toBe(2)
  })

  it('reads everything anew from a database whose changes number fewer than it has read', async () => {
    await addListings(site, [{ title: 'Designer' }, { title: 'Designer' }])
    const followed = follow()
    expect(await followed.find('designer')).toHaveLength(2)
    await sql`delete from job_changes`.execute(database.db)
    await sql`update listing_count set last_change = 1`.execute(database.db)
    expect(await followed.find('designer')).toHaveLength(2)
    expect(followed.readings).toBe(2)
  })

  it('goes on when the database did not answer once', async () => {
    await addListing(site, { title: 'Designer' })
    const followed = follow()
    await sql`alter table tags rename to tags_away`.execute(database.db)
    await expect(followed.find('designer')).rejects.toThrow('tags')
    await sql`alter table tags_away rename to tags`.execute(database.db)
    expect(await followed.find('designer')).toHaveLength(1)
    const second = await addListing(site, { title: 'Designer' })
    await sql`alter table tags rename to tags_away`.execute(database.db)
    await expect(followed.find('designer')).rejects.toThrow('tags')
    await sql`alter table tags_away rename to tags`.execute(database.db)
    expect(await followed.find('designer')).toContain(second)
  })
})

describe('the log of changes', () => {
  it('misses nothing when two imports write at once and one takes long', async () => {
    const followed = follow()
    await followed.caughtUp()
    const opened = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const [slowId, fastId] = (await addListings(site, [{ title: 'Slow' }, { title: 'Fast' }])) as [
      number,
      number,
    ]
    expect(await followed.find('slow')).toEqual([slowId])
    const slow = database.db.transaction().execute(async (tx) => {
      await tx.updateTable('jobs').set({ title: 'Slow writer' }).where('id', '=', slowId).execute()
      await refreshOpenJobs(tx, [slowId])
      opened.resolve()
      await goOn.promise
    })
    await opened.promise
    const fast = changeListing(site, fastId, { title: 'Fast writer' })
    await expect.poll(countWaiting).toBe(1)
    expect(await followed.find('writer')).toEqual([])
    goOn.resolve()
    await Promise.all([slow, fast])
    expect((await followed.find('writer')).toSorted()).toEqual([slowId, fastId].toSorted())
    expect(followed.readings).toBe(1)
  })

  const countWaiting = async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
    return rows[0]?.waiting
  }
})
