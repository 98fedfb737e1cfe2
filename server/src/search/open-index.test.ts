import { execFile } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptFolder } from '../../test/search/kept-index.ts'
import { addListing } from '../../test/search/listings.ts'
import { createTestClock } from '../../test/test-clock.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { type OpenIndex, openJobIndex, type Waits } from './open-index.ts'
import { noFilters } from './port.ts'
import { readSynonyms, projectSynonyms as synonyms } from './words/synonyms.ts'

const busy = { code: 'busy', status: 503 }
const everything = { text: null, ...noFilters, hidden: [] }
const page = { order: 'date', offset: 0, limit: 10 } as const
const clock = createTestClock()
/** Application name of its connections. */
const INDEX = 'the_index'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let locker: pg.Client
let index: OpenIndex
let troubles: string[] = []
beforeEach(async () => {
  database = await createTestDatabase()
  locker = new pg.Client({ connectionString: database.url })
  await locker.connect()
  troubles = []
})
afterEach(async () => {
  await locker.end()
  await index.close()
  await database.close()
})

/** Long waits for busy machines, unless a test is about timeouts. */
const open = (waits: Partial<Waits> = {}, keepAt?: string) =>
  openJobIndex({
    databaseUrl: `${database.url}?application_name=${INDEX}`,
    synonyms,
    onTrouble: (what) => troubles.push(what),
    onUnusable: (what) => troubles.push(what),
    ...(keepAt !== undefined && { keepAt }),
    waits: { readingMs: 60_000, answerMs: 60_000, restartMs: 0, ...waits },
  })
const add = (title: string) => addListing({ db: database.db, clock }, { title })
/** Blocks the thread's reads until unlock. */
const lock = () => locker.query('begin; lock table open_jobs, listing_count in access exclusive mode')
const unlock = () => locker.query('rollback')
const find = async (text: string) => (await index.search({ ...everything, ...page, text })).ids

it('answers what is asked before the listings are read as soon as they are', async () => {
  const id = await add('Bookkeeper')
  await lock()
  index = open()
  const answers = Promise.all([find('bookkeeper'), index.suggest('book'), index.statistics()])
  await expect.poll(countConnections).toBe(1)
  await unlock()
  const [found, suggestions, { listings }] = await answers
  expect(found).toEqual([id])
  expect(suggestions).toEqual([{ kind: 'title', text: 'Bookkeeper', id: null, count: 1 }])
  expect(listings).toBe(1)
  expect(troubles).toEqual([])
})

it('finds without being told to what was committed a moment ago', async () => {
  index = open()
  expect(await find('bookkeeper')).toEqual([])
  const id = await add('Bookkeeper')
  await expect.poll(() => find('bookkeeper')).toEqual([id])
})

it('says it is busy while the listings take long to read, and answers afterwards', async () => {
  const id = await add('Bookkeeper')
  await lock()
  index = open({ readingMs: 1 })
  await expect(find('bookkeeper')).rejects.toMatchObject(busy)
  await unlock()
  await index.catchUp()
  expect(await find('bookkeeper')).toEqual([id])
})

it('ends a thread that hangs, says it is busy, and answers from a new one', async () => {
  const id = await add('Bookkeeper')
  index = open({ catchUpMs: 1 })
  await lock()
  const waiting = find('bookkeeper')
  await Promise.all([
    expect(index.catchUp()).rejects.toMatchObject(busy),
    // Others waiting for the thread are answered too.
    expect(waiting).rejects.toMatchObject(busy),
  ])
  await unlock()
  expect(await find('bookkeeper')).toEqual([id])
  expect(troubles).toEqual([
    'the search index did not answer catchUp in time and is started again',
    'the search index ended',
  ])
})

it('is ready again after its thread ended, though nobody asks before it is', async () => {
  index = open({ catchUpMs: 1 })
  await lock()
  await expect(index.catchUp()).rejects.toMatchObject(busy)
  expect(index.isReady()).toBe(false)
  await unlock()
  await expect.poll(() => index.isReady()).toBe(true)
})

it('does not start a thread again and again that ends at once', async () => {
  index = open({ catchUpMs: 1, restartMs: 3_600_000 })
  await lock()
  await expect(index.catchUp()).rejects.toMatchObject(busy)
  await unlock()
  await expect(find('bookkeeper')).rejects.toMatchObject(busy)
  expect(await countConnections()).toBe(0)
})

it('refuses a question it cannot answer, and goes on', async () => {
  index = open()
  // As a bug in the index would.
  await expect(index.related(null as never)).rejects.toMatchObject(busy)
  expect(troubles).toHaveLength(1)
  expect(troubles[0]).toContain('TypeError')
  expect(await find('bookkeeper')).toEqual([])
})

it('tells of a database that is away, and reads it when it is back', async () => {
  const id = await add('Bookkeeper')
  await locker.query('alter table open_jobs rename to away')
  index = open()
  const answer = find('bookkeeper')
  await expect.poll(() => troubles.join()).toContain('open_jobs')
  await locker.query('alter table away rename to open_jobs')
  expect(await answer).toEqual([id])
})

it('closes without a trace, whatever is still being asked', async () => {
  index = open()
  await find('bookkeeper')
  await lock()
  const asked = [index.catchUp(), index.catchUp()].map((one) => expect(one).rejects.toMatchObject(busy))
  await index.close()
  await Promise.all(asked)
  await expect(find('bookkeeper')).rejects.toMatchObject(busy)
  await unlock()
  await expect.poll(countConnections).toBe(0)
  expect(troubles).toEqual([])
  await index.close()
})

it('lets a program end that has closed it, with long waits behind it', async () => {
  index = open()
  const program = new URL('../../test/processes/index-process.ts', import.meta.url)
  const ended = await promisify(execFile)(process.execPath, [fileURLToPath(program)], {
    env: { ...process.env, DATABASE: database.url },
  })
  expect(ended).toEqual({ stdout: 'closed\n', stderr: '' })
})

it('closes without ever having been asked', async () => {
  index = open()
  await index.close()
  expect(await countConnections()).toBe(0)
})

describe('kept on disk', () => {
  const kept = async () => (await index.position()).keptChange

  it('is there after a restart though the listings cannot be read, and keeps what comes then', async () => {
    const id = await add('Bookkeeper')
    const place = path.join(keptFolder(), 'web')
    index = open({ keepMs: 0 }, place)
    expect(await find('bookkeeper')).toEqual([id])
    await expect.poll(kept).toBe(1)
    await index.close()

    await locker.query('alter table open_jobs rename to away')
    index = open({ keepMs: 0 }, place)
    expect(await find('bookkeeper')).toEqual([id])
    await locker.query('alter table away rename to open_jobs')
    const second = await add('Bookkeeper')
    await index.catchUp()
    expect(await find('bookkeeper')).toEqual([second, id])
    await expect.poll(kept).toBe(2)
    expect(troubles.filter((trouble) => !trouble.includes('open_jobs'))).toEqual([])
  })

  it('is one for each of the processes of a role, and found again by whoever starts', async () => {
    await add('Bookkeeper')
    const place = path.join(keptFolder(), 'web')
    index = open({ keepMs: 0 }, place)
    const other = open({ keepMs: 0 }, place)
    await Promise.all([index.catchUp(), other.catchUp()])
    await expect.poll(kept).toBe(1)
    await expect.poll(async () => (await other.position()).keptChange).toBe(1)
    expect(readdirSync(path.dirname(place)).sort()).toEqual(['web-1', 'web-2'])
    await other.close()
    await index.close()
    index = open({ keepMs: 0 }, place)
    expect(await kept()).toBe(1)
    expect(readdirSync(path.dirname(place))).toHaveLength(2)
  })

  it('is made anew, with one line, by a start with other synonyms', async () => {
    const id = await add('Bookkeeper')
    const place = path.join(keptFolder(), 'web')
    index = open({ keepMs: 0 }, place)
    await index.catchUp()
    await expect.poll(kept).toBe(1)
    await index.close()
    index = openJobIndex({
      databaseUrl: database.url,
      synonyms: readSynonyms('tagabilang => bookkeeper'),
      keepAt: place,
      onTrouble: (what) => troubles.push(what),
      onUnusable: (what) => troubles.push(what),
    })
    await index.catchUp()
    expect(await find('tagabilang')).toEqual([id])
    expect(troubles).toEqual([expect.stringContaining('other synonyms')])
  })

  it('costs nothing where the disk refuses it', async () => {
    const id = await add('Bookkeeper')
    const file = path.join(keptFolder(), 'file')
    writeFileSync(file, '')
    index = open({}, path.join(file, 'web'))
    expect(await find('bookkeeper')).toEqual([id])
    expect(troubles).toEqual([expect.stringContaining('not kept on disk')])
  })
})

async function countConnections(): Promise<number> {
  // In a transaction the locker would see the same snapshot every time.
  const { rows } = await database.pool.query(
    `select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name = $1`,
    [INDEX],
  )
  return rows[0].others
}
