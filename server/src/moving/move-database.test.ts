/** @module-tag operations */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { createBlankDatabase } from '../../test/test-database.ts'
import { liveFully } from '../../test/whole-life.ts'
import { digestTable, withCopying } from '../backups/copying.ts'
import { listTables } from '../backups/tables.ts'
import { moveDatabase } from './move-database.ts'
import { forgetMove } from './progress.ts'

/** Without the long shared list of skills. */
async function liveShortly() {
  const life = await liveFully(app)
  await sql`delete from skills where id not in (select skill_id from profile_skills where skill_id is not null)`.execute(
    app.db,
  )
  return life
}

let app: TestApp
let target: Awaited<ReturnType<typeof createBlankDatabase>>
let lines: string[]
beforeEach(async () => {
  app = await startApp()
  target = await createBlankDatabase()
  lines = []
})
afterEach(async () => {
  await app.close()
  await target.close()
})

const move = (given: Partial<Parameters<typeof moveDatabase>[0]> = {}) =>
  moveDatabase({
    sourceUrl: app.database.url,
    targetUrl: target.url,
    id: 'this move',
    log: (line) => lines.push(line),
    piece: { rows: 3, bytes: 1_000_000 },
    ...given,
  })

const everything = (databaseUrl: string) =>
  withCopying(databaseUrl, async (client) => {
    const found: Record<string, unknown> = {}
    // Changes with every check of schedules.
    for (const table of await listTables(client))
      if (table.name !== 'version') found[table.name] = await digestTable(client, table, table.columns)
    return found
  })

async function killAfter(pieces: number | string) {
  writeFileSync(path.join(app.folder, 'moving.json'), '{"id":"this move"}')
  const program = path.join(import.meta.dirname, '../../test/processes/moving-process.ts')
  const child = spawn(process.execPath, [program, app.database.url, target.url, app.folder, String(pieces)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

describe('Moving a site to a database service', { timeout: 120_000 }, () => {
  it('brings every row, whatever its key is made of, and new rows get new numbers', async () => {
    const { person } = await liveShortly()
    const names = ['a\tb', 'a\\b', 'a\nb', 'Ñandú', 'ñ', 'Z', 'a', '', '\u0001', '大']
    for (const bucket of names)
      await app.db.insertInto('rate_counters').values({ bucket, started_at: new Date(), count: 1 }).execute()
    const { rows, brought } = await move()
    expect(brought).toBe(rows)
    await withCopying(target.url, forgetMove)
    expect(await everything(target.url)).toEqual(await everything(app.database.url))
    const { id } = await target.db
      .insertInto('saved_searches')
      .values({
        user_id: person.id,
        name: 'Another',
        criteria: '{}',
        criteria_key: Buffer.from('another'),
        created_at: new Date(),
        updated_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { last } = await app.db
      .selectFrom('saved_searches')
      .select(sql<number>`max(id)`.as('last'))
      .executeTakeFirstOrThrow()
    expect(id).toBe(last + 1)
    await expect(
      sql`insert into saved_jobs (user_id, job_id, saved_at, saved_version) values (-1, -1, now(), 1)`.execute(
        target.db,
      ),
    ).rejects.toThrow('foreign key')
  })

  it('goes on where it was killed, and brings anew what has changed in the meantime', async () => {
    await liveShortly()
    await killAfter(2)
    await killAfter(5)
    expect(await everything(target.url)).not.toEqual(await everything(app.database.url))
    const { rows, brought } = await move()
    expect(lines[0]).toBe('Continuing an earlier run.')
    expect(brought).toBeLessThan(rows)
    expect(await everything(target.url)).toEqual(await everything(app.database.url))
  })

  it('finds what was changed in the source after it was brought', async () => {
    await liveShortly()
    await killAfter('users:')
    await sql`update users set last_name = 'Later'`.execute(app.db)
    await sql`update team_members set name = 'Later'`.execute(app.db)
    await move()
    expect(lines.some((line) => line.includes('has changed since it was brought'))).toBe(true)
    expect(await everything(target.url)).toEqual(await everything(app.database.url))
  })

  it('goes into an empty database only, or into one whose name was typed, while nobody uses it', async () => {
    await sql`create table somebody_elses (id integer)`.execute(target.db)
    await expect(move()).rejects.toThrow('A program is connected')
    await target.db.destroy()
    await expect(move()).rejects.toThrow(`To lose what is in it: --replace ${target.name}`)
    await expect(move({ replace: 'hanap' })).rejects.toThrow(`is called '${target.name}', not 'hanap'`)
    await sql`delete from skills`.execute(app.db)
    await move({ replace: target.name })
    await withCopying(target.url, forgetMove)
    expect(await everything(target.url)).toEqual(await everything(app.database.url))
  })
})
