/**
 * @module-tag security
 * @module-tag operations
 */
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startLocalS3 } from '../../test/doubles/local-s3.ts'
import { everyRow } from '../../test/every-row.ts'
import { signUp } from '../../test/people.ts'
import { startApp, TEST_SECRET_KEY, type TestApp } from '../../test/start-app.ts'
import { createBlankDatabase } from '../../test/test-database.ts'
import { emptyTablesOf, liveFully, type Traces } from '../../test/whole-life.ts'
import { readConfig } from '../config.ts'
import { personalData } from '../db/personal/personal-data.ts'
import { findFreePort } from '../lib/free-port.ts'
import { createSecrets } from '../lib/secrets/secrets.ts'
import { startServer } from '../main.ts'
import { createLocalFiles } from '../outside/file-store/local.ts'
import { readFileKey } from '../outside/file-store/port.ts'
import { createS3Files } from '../outside/file-store/s3.ts'
import { digestTable, withCopying } from './copying.ts'
import { readBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { listTables, readSequences } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const key = {
  words: 'a passphrase that the operator keeps',
  cost: { N: 16, r: 8, p: 1, maxmem: 1_000_000 },
}
let app: TestApp
let folder: string
let file: string
let target: Awaited<ReturnType<typeof createBlankDatabase>>
const store = () => createLocalFiles(path.join(app.folder, 'files'))
const elsewhere = () => createLocalFiles(path.join(folder, 'files'))

const backUp = (given: Partial<Parameters<typeof writeBackup>[1]> = {}) =>
  writeBackup(file, {
    databaseUrl: app.database.url,
    store: store(),
    key,
    keyId: null,
    madeAt: app.clock.now(),
    ...given,
  })
const restore = (given: Partial<Parameters<typeof restoreBackup>[1]> = {}) =>
  restoreBackup(file, { databaseUrl: target.url, store: elsewhere(), key, ...given })

const found = (text: string, traces: Traces) =>
  [...traces].filter(([, trace]) => text.includes(trace)).map(([name]) => name)

/** Tables' content and sequences' positions. */
const everything = (databaseUrl: string) =>
  withCopying(databaseUrl, async (client) => {
    const tables: Record<string, unknown> = {}
    for (const table of await listTables(client))
      tables[`${table.schema}.${table.name}`] = await digestTable(client, table, table.columns)
    // Changes with every check of schedules.
    delete tables['pgboss.version']
    return { tables, sequences: await readSequences(client) }
  })

beforeEach(async () => {
  app = await startApp()
  folder = await mkdtemp(path.join(tmpdir(), 'hanap-backup-'))
  file = path.join(folder, 'site.backup')
  target = await createBlankDatabase()
})
afterEach(async () => {
  await app.close()
  await target.close()
  await rm(folder, { recursive: true, force: true })
})

describe('A backup', () => {
  it('of a site that nobody uses meanwhile is restored as it was, row by row and file by file', async () => {
    const { person } = await liveFully(app)
    expect(await emptyTablesOf(app, person)).toEqual([])
    const summary = await backUp()
    expect(await restore()).toMatchObject({
      tables: summary.tables,
      rows: summary.rows,
      files: summary.files,
      gone: [],
    })
    const [before, after] = [await everything(app.database.url), await everything(target.url)]
    expect(after).toEqual(before)
    expect(Object.keys(after.tables)).toContain('pgboss.job')
    const rules = sql<{ rule: string }>`
      select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all select indexdef from pg_indexes where schemaname in ('public', 'pgboss') order by 1`
    expect((await rules.execute(target.db)).rows).toEqual((await rules.execute(app.db)).rows)
  })

  it('made while people write is of one moment; the program starts on it elsewhere, she logs in, and leaves without a trace', {
    timeout: 120_000,
  }, async () => {
    const { person, traces } = await liveFully(app)
    let isWriting = true
    let written = 0
    const writing = (async () => {
      for (; isWriting; written += 1) await signUp(app, 'Ben')
    })()
    const bucket = await startLocalS3()
    try {
      const s3 = createS3Files(bucket.settings)
      await expect.poll(() => written).toBeGreaterThan(1)
      await backUp()
      isWriting = false
      await writing
      await restore({ store: s3 })
      // One transaction writes both.
      const counts = await sql<{ people: number; trials: number }>`
        select (select count(*) from users) as people, (select count(*) from subscription_periods) as trials`.execute(
        target.db,
      )
      expect(counts.rows[0]?.people).toBe(counts.rows[0]?.trials)
      for (const { table, isTheirs } of personalData) {
        const rowsIn = async (db: TestApp['db']) =>
          (await db.selectFrom(table).selectAll().where(isTheirs(person)).execute())
            .map((row) => JSON.stringify(row))
            .toSorted()
        expect(await rowsIn(target.db), table).toEqual(await rowsIn(app.db))
      }
      const files = await target.db.selectFrom('stored_files').select(['key']).execute()
      expect(files.length).toBeGreaterThan(1)
      for (const each of files)
        expect(await s3.get(readFileKey(each.key))).toEqual(await store().get(readFileKey(each.key)))
      const { sealed_password } = await target.db
        .selectFrom('integrations')
        .select('sealed_password')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow()
      expect(createSecrets(TEST_SECRET_KEY).open(sealed_password, `integration:${person.id}`)).toBe(
        traces.get('words'),
      )
      const server = await startServer(
        readConfig({
          PORT: String(await findFreePort()),
          DATABASE_URL: target.url,
          DATA_DIR: path.join(folder, 'data'),
          SECRET_KEY: TEST_SECRET_KEY,
          BOARD_URL: 'http://127.0.0.1:9',
          BOARD_ENABLED: 'off',
        }),
      )
      try {
        const answer = await fetch(`${server.url}/api/auth/login/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: person.email, password: person.password }),
        })
        expect(answer.status).toBe(200)
        // She deletes her account in the copy, without a trace.
        const { token } = (await answer.json()) as { token: string }
        expect(found(await everyRow(target.db), traces)).not.toEqual([])
        const left = await fetch(`${server.url}/api/auth/delete-account/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
          body: JSON.stringify({ password: person.password }),
        })
        expect(left.status).toBe(200)
        expect(found(await everyRow(target.db), traces)).toEqual([])
      } finally {
        await server.close()
      }
    } finally {
      isWriting = false
      await bucket.close()
    }
  })

  it('is read to its end without restoring it, and one that was altered or cut off is refused', async () => {
    await liveFully(app)
    const summary = await backUp()
    expect(await readBackup(file, key)).toMatchObject({ rows: summary.rows, files: summary.files, gone: [] })
    const whole = await readFile(file)
    expect(whole.length).toBe(summary.size)
    const handle = await open(file, 'r+')
    await handle.write(Buffer.from([(whole[2000] ?? 0) ^ 1]), 0, 1, 2000)
    await handle.close()
    await expect(readBackup(file, key)).rejects.toThrow('The backup was altered or cut off')
    await expect(restore()).rejects.toThrow('The backup was altered or cut off')
    await writeFile(file, whole.subarray(0, -20))
    await expect(restore()).rejects.toThrow('The backup was altered or cut off')
    await writeFile(file, whole)
    await expect(restore({ key: { ...key, words: 'another passphrase' } })).rejects.toThrow(
      'BACKUP_KEY is not the key',
    )
    expect((await everything(target.url)).tables).toEqual({})
    await expect(readBackup(`${file}.gone`, key)).rejects.toThrow('There is no')
  })

  it('never holds the secret key, nor shows what is in it', async () => {
    const { person } = await liveFully(app)
    await writeFile(path.join(app.folder, 'secret.key'), TEST_SECRET_KEY)
    await backUp()
    const whole = await readFile(file)
    for (const text of [TEST_SECRET_KEY, person.email, 'users']) expect(whole.includes(text)).toBe(false)
    let held = ''
    await readBackup(file, key, {
      table: async () => ({
        write: async (bytes) => {
          held += bytes.toString('latin1')
        },
        end: async () => {},
      }),
      file: async (_note, bytes) => {
        held += Buffer.from(bytes).toString('latin1')
      },
    })
    expect(held).toContain(person.email)
    expect(held).not.toContain(TEST_SECRET_KEY)
  })

  it('tells of a file that was deleted meanwhile, and of one that the site has lost', async () => {
    const put = async () => {
      const made = await app.files.put(new Uint8Array(Buffer.from('a resume')))
      await app.db.transaction().execute((tx) => app.files.claim(tx, made))
      return made
    }
    const [deleted, lost, kept] = [await put(), await put(), await put()]
    await store().remove(readFileKey(lost))
    const summary = await backUp({
      store: {
        ...store(),
        async get(each) {
          if (each === deleted) {
            await app.db
              .updateTable('stored_files')
              .set({ released_at: new Date() })
              .where('key', '=', deleted)
              .execute()
            await app.files.removeReleased()
          }
          return store().get(each)
        },
      },
    })
    expect(summary).toMatchObject({ files: 1, deleted: [deleted], lost: [lost] })
    expect((await restore()).gone.toSorted()).toEqual([deleted, lost].toSorted())
    expect(await elsewhere().get(readFileKey(kept))).not.toBeNull()
  })

  it('writes over no file, and leaves nothing behind where it fails', async () => {
    await backUp()
    await expect(backUp()).rejects.toThrow('is there already')
    await rm(file)
    const failing = { ...store(), get: () => Promise.reject(new Error('no answer')) }
    await liveFully(app)
    await expect(backUp({ store: failing })).rejects.toThrow('no answer')
    expect(await readdir(folder)).toEqual([])
    await expect(backUp({ databaseUrl: 'postgres://127.0.0.1:9/none' })).rejects.toThrow('ECONNREFUSED')
    expect(await readdir(folder)).toEqual([])
    const controller = new AbortController()
    const stopping = {
      ...store(),
      get: async () => {
        controller.abort(new Error('Ctrl-C'))
        return null
      },
    }
    await expect(backUp({ store: stopping, signal: controller.signal })).rejects.toThrow('Ctrl-C')
    expect(await readdir(folder)).toEqual([])
  })
})

describe('A place that no backup can be written to', () => {
  it('is told in one line, and what others left there stays', async () => {
    const other = `${file}.${process.pid}.part`
    await writeFile(other, 'of somebody else')
    await backUp()
    expect((await readdir(folder)).toSorted()).toEqual([path.basename(file), path.basename(other)].toSorted())
    const place = file
    file = path.join(folder, 'none', 'site.backup')
    await expect(backUp()).rejects.toThrow(/^There is no folder \S+none: make it first[^\n]+site\.backup\.$/)
    file = path.join(place, 'site.backup')
    await expect(backUp()).rejects.toThrow(
      /site\.backup cannot be written \(ENOTDIR\): name another place\.$/,
    )
  })
})

describe('A large table', () => {
  it('passes through without being held in memory', { timeout: 300_000 }, async () => {
    // A hundred megabytes of text.
    await sql`insert into contact_messages (name, email, subject, message, content_hash, sent_at)
      select 'Ana', 'ana@example.com', 'Hello', repeat(md5(n::text), 3200), '', now() from generate_series(1, 1000) n`.execute(
      app.db,
    )
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    // A second collection waits for the first one's background sweep.
    const held = () => {
      collectGarbage()
      collectGarbage()
      return process.memoryUsage().arrayBuffers
    }
    const before = held()
    let most = 0
    let nextAt = 0
    const looking = setInterval(() => {
      const begun = performance.now()
      if (begun < nextAt) return
      most = Math.max(most, held())
      // Collecting a long test process's garbage takes a second: most of the time is the work's.
      const end = performance.now()
      nextAt = end + 4 * (end - begun)
    }, 500)
    try {
      await backUp()
      await restore()
    } finally {
      clearInterval(looking)
    }
    expect(most).toBeGreaterThan(0)
    expect(most - before).toBeLessThan(30_000_000)
    expect((await everything(target.url)).tables).toMatchObject({ 'public.contact_messages': { rows: 1000 } })
  })
})

describe('Restoring', () => {
  it('goes into an empty database only, or into one whose name was typed, and is all or nothing there', async () => {
    await liveFully(app)
    await backUp()
    await restore()
    const before = await everything(target.url)
    await target.db.destroy()
    await expect(restore()).rejects.toThrow(`To lose what is in it: --replace ${target.name}`)
    await expect(restore({ replace: 'hanap' })).rejects.toThrow(`is called '${target.name}', not 'hanap'`)
    const broken = { ...elsewhere(), get: async () => null }
    await expect(restore({ replace: target.name, store: broken })).rejects.toThrow('does not give back')
    expect(await everything(target.url)).toEqual(before)
    await restore({ replace: target.name })
    expect(await everything(target.url)).toEqual(before)
  })

  it('removes the files of what was replaced, and is refused while a program is connected', async () => {
    await liveFully(app)
    await backUp()
    await restore()
    const former = readFileKey('0123456789abcdef0123456789abcdef')
    await elsewhere().put(former, new Uint8Array(Buffer.from('a later resume')))
    const row = { key: former, size: 14, sha256: Buffer.alloc(32), created_at: new Date() }
    await target.db.insertInto('stored_files').values(row).execute()
    await expect(restore({ replace: target.name })).rejects.toThrow('A program is connected')
    await target.db.destroy()
    await restore({ replace: target.name })
    expect(await elsewhere().get(former)).toBeNull()
  })

  it('refuses a backup of a later version of the program', async () => {
    await app.db.insertInto('migrations').values({ name: '9999-what-comes.sql' }).execute()
    await backUp()
    await expect(restore()).rejects.toThrow(
      'of a later version of the program, which has 9999-what-comes.sql',
    )
    expect((await everything(target.url)).tables).toEqual({})
  })

  it('takes over the tasks of another version of the queue, by the columns that both know', async () => {
    await liveFully(app)
    await sql`update pgboss.version set version = 42`.execute(app.db)
    await sql`alter table pgboss.job add column of_yesterday text`.execute(app.db)
    await backUp()
    expect((await restore()).adapted).toEqual(['job'])
    const tasks = sql<{
      name: string
      data: object
      state: string
    }>`select name, data, state from pgboss.job order by id`
    expect((await tasks.execute(target.db)).rows).toEqual((await tasks.execute(app.db)).rows)
  })
})
