/** @module-tag operations */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBlankDatabase, createTestDatabase } from '../../test/test-database.ts'
import { withCopying } from '../backups/copying.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { moveAndMark, tidyMoved } from './move-and-mark.ts'

const AT = '2026-11-20T08:00:00.000Z'
const FINISHED = 'Every table was compared.'
const MARKED = 'The database here is marked as moved.'

let source: Awaited<ReturnType<typeof createTestDatabase>>
let target: Awaited<ReturnType<typeof createBlankDatabase>>
let dataDir: string
let lines: string[]
beforeEach(async () => {
  source = await createTestDatabase()
  target = await createBlankDatabase()
  dataDir = mkdtempSync(path.join(tmpdir(), 'hanap-move-'))
  lines = []
  await sql`delete from skills`.execute(source.db)
  await write(source.url, 'before')
})
afterEach(async () => {
  await source.close()
  await target.close()
  rmSync(dataDir, { recursive: true })
})

const fileIn = (name: string) => path.join(dataDir, name)
const given = () => ({
  dataDir,
  to: 'the target',
  at: AT,
  sourceUrl: source.url,
  targetUrl: target.url,
  log: (line: string) => lines.push(line),
})
const move = (replace?: string) => moveAndMark({ ...given(), replace })

async function killAt(words: string) {
  const program = path.join(import.meta.dirname, '../../test/processes/moving-process.ts')
  const child = spawn(process.execPath, [program, source.url, target.url, dataDir, words], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

/** Writes as a running site, then closes its connections. */
async function write(url: string, address: string) {
  const { db } = openDatabase(url, { poolSize: 1 })
  await db
    .insertInto('mail_suppressions')
    .values({ address, reason: 'full', since: new Date(AT) })
    .execute()
  await db.destroy()
}

async function read(url: string) {
  const { db } = openDatabase(url, { poolSize: 1 })
  const rows = await db.selectFrom('mail_suppressions').select('address').orderBy('address').execute()
  await db.destroy()
  return rows.map(({ address }) => address)
}

const hasNotes = () =>
  withCopying(target.url, async (client) => {
    const { rows } = await client.query(`select 1 where to_regclass('hanap_move.moves') is not null`)
    return rows.length > 0
  })

async function expectTidy() {
  expect(existsSync(fileIn('moved.json'))).toBe(true)
  expect(existsSync(fileIn('moving.json'))).toBe(false)
  expect(await hasNotes()).toBe(false)
}

describe('A move that was killed after everything was brought', { timeout: 120_000 }, () => {
  it('is compared again, and marked', async () => {
    await killAt(FINISHED)
    expect(existsSync(fileIn('moved.json'))).toBe(false)
    const { rows, brought } = await move()
    expect(rows).toBeGreaterThan(1)
    expect(brought).toBe(0)
    expect(lines[0]).toBe('The rows were all brought before: both databases are read again.')
    expect(await read(target.url)).toEqual(['before'])
    await expectTidy()
  })

  it('brings what people did on the old site since', async () => {
    await killAt(FINISHED)
    await write(source.url, 'in between')
    const { rows, brought } = await move()
    expect(brought).toBe(rows)
    expect(lines).toContain('What is here has changed since: all of it once more.')
    expect(await read(target.url)).toEqual(['before', 'in between'])
    await expectTidy()
  })

  it('loses nothing of what people did on the new site since: it refuses, unless told to', async () => {
    await killAt(FINISHED)
    await write(source.url, 'old site')
    await write(target.url, 'new site')
    await expect(move()).rejects.toThrow(
      `it was written to since; nothing was changed now. To go on with what is in it, start the program with this DATABASE_URL`,
    )
    expect(await read(target.url)).toEqual(['before', 'new site'])
    expect(existsSync(fileIn('moved.json'))).toBe(false)
    await move(target.name)
    expect(await read(target.url)).toEqual(['before', 'old site'])
    await expectTidy()
  })

  it('is brought anew where only a number was used up, so that none is given out twice', async () => {
    await killAt(FINISHED)
    await sql`select nextval(pg_get_serial_sequence('users', 'id'))`.execute(source.db)
    expect((await move()).brought).toBeGreaterThan(0)
  })
})

describe('A move that was killed after the old database was marked', { timeout: 120_000 }, () => {
  it('is tidied up by the next call', async () => {
    await killAt(MARKED)
    expect(await hasNotes()).toBe(true)
    await tidyMoved(dataDir, target.url)
    await expectTidy()
    await tidyMoved(dataDir, target.url)
  })

  it('brings what was done since by who went back to the old one', async () => {
    await killAt(MARKED)
    rmSync(fileIn('moved.json'))
    await write(source.url, 'after going back')
    await move()
    expect(await read(target.url)).toEqual(['after going back', 'before'])
    await expectTidy()
  })

  it('loses nothing of a target whose notes were taken away already', async () => {
    await killAt(MARKED)
    await withCopying(target.url, (client) => client.query('drop schema hanap_move cascade'))
    rmSync(fileIn('moved.json'))
    await write(source.url, 'after going back')
    await expect(move()).rejects.toThrow(`To lose what is in it: --replace ${target.name}`)
    expect(await read(target.url)).toEqual(['before'])
  })
})

it('a program does not start on a database that only a part was brought into', {
  timeout: 120_000,
}, async () => {
  await killAt('migrations: ')
  await expect(migrate(target.url)).rejects.toThrow('npm run move')
  await move()
  expect(await migrate(target.url)).toEqual([])
})

it('a target that was finished by a run which did not note what it brought is left alone', {
  timeout: 120_000,
}, async () => {
  await killAt(FINISHED)
  await withCopying(target.url, (client) => client.query('alter table hanap_move.moves drop column held'))
  await write(source.url, 'in between')
  await expect(move()).rejects.toThrow('nothing was changed now')
  expect(await read(target.url)).toEqual(['before'])
})
