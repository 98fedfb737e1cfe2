import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobSearch } from '../../../src/search/port.ts'
import { createTestClock } from '../../test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../test-database.ts'
import { brokenIn, type Sentence } from './asking.ts'
import { changeJobs, changeSentences, closedSentences, refusals } from './changes.ts'
import { filterSentences } from './filters.ts'
import { type Ids, jobs, now, writeJobs } from './jobs.ts'
import { otherSentences } from './others.ts'
import { wordSentences } from './words.ts'
import { wrongEngines } from './wrong-engines.ts'

export type Engines = {
  /** @param given.questionMs most work on one question, if not the usual */
  open(databaseUrl: string, given?: { questionMs: number }): JobSearch
  /** Ends it when all it has read is kept, and starts it again. */
  restart(engine: JobSearch, databaseUrl: string): Promise<JobSearch>
}

const sentences: readonly Sentence[] = [...wordSentences, ...filterSentences, ...otherSentences]

const naming = (words: readonly string[]) =>
  sentences.map(({ sentence }) => sentence).filter((sentence) => words.some((one) => sentence.includes(one)))

/** Holds an engine to the port: every engine gives these answers, over the same jobs. */
export function holdToPort({ open, restart }: Engines) {
  let database: TestDatabase
  let engine: JobSearch
  let ids: Ids
  const site = {
    clock: createTestClock(now),
    get db() {
      return database.db
    },
  }
  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await writeJobs(site)
    engine = open(database.url)
    await engine.catchUp()
  })
  afterAll(async () => {
    await engine.close()
    await database.close()
  })
  const broken = (some = sentences) => brokenIn(some, { engine, ids })

  it('every sentence is true of it', async () => {
    expect(await broken()).toEqual([])
    expect(engine.isReady()).toBe(true)
    expect((await engine.position()).listings).toBe(Object.keys(jobs).length)
  })

  it.each(wrongEngines)('an engine that $wrong does not pass for it', async ({ wrap, breaks }) => {
    const found = await brokenIn(sentences, { engine: wrap(engine), ids, patienceMs: 0 })
    expect(found).not.toEqual([])
    expect(found.map(({ sentence }) => sentence)).toEqual(naming(breaks))
  })

  it('every sentence is true after a restart, before the listings can be read', async () => {
    await sql`alter table open_jobs rename to away`.execute(database.db)
    engine = await restart(engine, database.url)
    expect(await broken()).toEqual([])
    await sql`alter table away rename to open_jobs`.execute(database.db)
  })

  it('what came, changed and went is so once it has caught up, and not before', async () => {
    const before = await brokenIn(changeSentences, { engine, ids, patienceMs: 0 })
    expect(before).toHaveLength(changeSentences.length)
    ids = await changeJobs(site, ids)
    await engine.catchUp()
    expect(await broken(changeSentences)).toEqual([])
  })

  it('every sentence is true of the same jobs written in another order', async () => {
    ids = await writeJobs(site, Object.keys(jobs).toReversed())
    await engine.catchUp()
    expect(await broken()).toEqual([])
  })

  it('a question that takes too long is refused, and it goes on', async () => {
    const hasty = open(database.url, { questionMs: -1 })
    await hasty.catchUp()
    expect(await brokenIn(refusals, { engine: hasty, ids })).toEqual([])
    await hasty.close()
  })

  it('once closed, every question is busy', async () => {
    await engine.close()
    expect(await broken(closedSentences)).toEqual([])
    expect(engine.isReady()).toBe(false)
  })
}
