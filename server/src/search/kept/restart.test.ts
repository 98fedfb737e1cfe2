import { rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { followDatabase } from '../../../test/search/following-index.ts'
import { keptFolder } from '../../../test/search/kept-index.ts'
import { addListing, addListings, removeListing } from '../../../test/search/listings.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { createTestDatabase } from '../../../test/test-database.ts'

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

/** A newly started process. */
const start = (folder: string) => followDatabase(database.db, folder)

async function keptDesigners(count: number) {
  const folder = keptFolder()
  const ids = await addListings(
    site,
    Array.from({ length: count }, () => ({ title: 'Designer', employer: 'Acme' })),
  )
  const process = start(folder)
  await process.caughtUp()
  await process.keep()
  return { folder, ids, process }
}

it('a restart reads no listing again, and follows what came, changed and went while nobody ran', async () => {
  const { folder, ids } = await keptDesigners(3)
  await removeListing(site, ids[0] as number)
  const added = await addListing(site, { title: 'Another designer' })
  const next = start(folder)
  expect((await next.find('designer')).toSorted()).toEqual([ids[1], ids[2], added].toSorted())
  expect(next.readings).toBe(0)
  expect(next.told).toEqual([])
})

it('a restart answers before the database says what changed', async () => {
  const { folder, ids } = await keptDesigners(2)
  await addListing(site, { title: 'Designer' })
  await sql`alter table open_jobs rename to away`.execute(database.db)
  const next = start(folder)
  await expect(next.find('designer')).rejects.toThrow('open_jobs')
  expect(next.findNow('designer')?.toSorted()).toEqual(ids.toSorted())
  await sql`alter table away rename to open_jobs`.execute(database.db)
  expect(await next.find('designer')).toHaveLength(3)
  expect(next.readings).toBe(0)
})

it.each([
  ['was swept past what is kept', sql`delete from job_changes`, 'the log of changes does not reach back'],
  [
    'has another change of that number, as in another history',
    sql`update job_changes set job_id = job_id`,
    'another history',
  ],
])('all is read anew, with one line, where the log %s', async (_what, changed, reason) => {
  const { folder } = await keptDesigners(2)
  await changed.execute(database.db)
  await addListing(site, { title: 'Designer' })
  const next = start(folder)
  expect(await next.find('designer')).toHaveLength(3)
  expect(next.readings).toBe(1)
  expect(next.told).toEqual([expect.stringContaining(reason)])
})

it('all is read anew, with one line, on another database that has as many changes', async () => {
  const { folder } = await keptDesigners(2)
  const other = await createTestDatabase()
  await addListings({ db: other.db, clock }, [{ title: 'Writer' }, { title: 'Designer' }])
  const next = followDatabase(other.db, folder)
  expect(await next.find('designer')).toHaveLength(1)
  expect(next.readings).toBe(1)
  expect(next.told).toEqual([expect.stringContaining('another database')])
  await other.close()
})

it('all is read anew where the last part of the log that is needed is gone, and kept again', async () => {
  const { folder, process } = await keptDesigners(2)
  const last = process.position()
  await addListings(site, [{ title: 'Designer' }, { title: 'Designer' }])
  await database.db
    .deleteFrom('job_changes')
    .where('change_no', '=', (last ?? 0) + 1)
    .execute()
  const next = start(folder)
  expect(await next.find('designer')).toHaveLength(4)
  expect(next.readings).toBe(1)
  await next.keep()
  expect(next.told).toEqual([])
  const third = start(folder)
  expect(await third.find('designer')).toHaveLength(4)
  expect(third.readings).toBe(0)
})

it('a folder that cannot be written is told of once, and searching goes on', async () => {
  const { folder, process } = await keptDesigners(1)
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  for (let i = 0; i < 2; i += 1) {
    await addListing(site, { title: 'Designer' })
    await process.caughtUp()
    await process.keep()
  }
  expect(process.told).toEqual([expect.stringContaining('not kept on disk')])
  expect(await process.find('designer')).toHaveLength(3)
})

it('nothing is kept of a database where nothing ever changed', async () => {
  const { folder, process } = await keptDesigners(0)
  expect(process.position()).toBeNull()
  expect(await start(folder).find('designer')).toEqual([])
})
