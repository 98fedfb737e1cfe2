/** @module-tag operations */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { earlierPassword, earlierPeople, loadEarlierSite, type Release } from '../../test/earlier-site.ts'
import { TEST_SECRET_KEY } from '../../test/start-app.ts'
import { createBlankDatabase } from '../../test/test-database.ts'
import { readConfig } from '../config.ts'
import { findFreePort } from '../lib/free-port.ts'
import { createSecrets } from '../lib/secrets/secrets.ts'
import { startServer } from '../main.ts'
import { migrate } from './migrate.ts'
import { listMigrations, parseMigration } from './migration-files.ts'

let database: Awaited<ReturnType<typeof createBlankDatabase>>
let somebody: pg.Client
beforeEach(async () => {
  database = await createBlankDatabase()
  somebody = new pg.Client({ connectionString: database.url })
  await somebody.connect()
})
afterEach(async () => {
  await somebody.end()
  await database.close()
})

/** Statements of the release of migration 0033 while seekers sign up, log in, save, and write. */
const asked = [
  `insert into users (email, username, first_name, last_name, password_hash, created_at)
   values ('dario' || $1 || '@example.com', 'dario' || $1, 'Dario', 'Cruz', 'none', now())`,
  `insert into subscription_periods (user_id, plan_type, starts_at, ends_at, created_at)
   select id, 'free', now(), now() + interval '14 days', now() from users where username = 'dario' || $1`,
  `insert into sessions (user_id, token_hash, remember_me, created_at, last_used_at, expires_at)
   select id, sha256(username::bytea), false, now(), now(), now() from users where username = 'dario' || $1`,
  `select s.id, u.email from sessions s join users u on u.id = s.user_id where u.username = 'dario' || $1`,
  `insert into jobs (source, source_id, url, title, description, job_type, salary, posted_at, first_seen_at, content_hash)
   values ('board', $1, 'https://board.example', 'Editor', 'Edit.', 'gig', '', now(), now(), '')`,
  `insert into open_jobs (job_id, posted_at, tag_ids) select id, posted_at, '{}' from jobs where source_id = $1`,
  `insert into saved_jobs (user_id, job_id, saved_at, saved_version)
   select u.id, j.id, now(), 1 from users u, jobs j where u.username = 'dario' || $1 and j.source_id = $1`,
  `insert into job_reports (user_id, job_id, reason, note, reported_at)
   select u.id, j.id, 'other', '', now() from users u, jobs j where u.username = 'dario' || $1 and j.source_id = $1`,
  `update jobs set version = version + 1, removed_at = now() where source_id = $1`,
  `delete from open_jobs using jobs where jobs.id = open_jobs.job_id and jobs.source_id = $1`,
  `select p.id, p.state from payments p where p.user_id is not null and $1 <> ''`,
]

async function whileItRuns(use: (url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanap-upgrade-'))
  const server = await startServer(
    readConfig({
      PORT: String(await findFreePort()),
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      SECRET_KEY: TEST_SECRET_KEY,
      BOARD_URL: 'http://127.0.0.1:9',
      BOARD_ENABLED: 'off',
    }),
  )
  try {
    await use(server.url)
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Selects the columns of that release. */
async function rowsOf(columnsOf: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>()
  for (const [name, columns] of columnsOf) {
    const found = await somebody.query(`select row(${columns})::text as text from public."${name}"`)
    rows.set(
      name,
      found.rows.map(({ text }) => text),
    )
  }
  return rows
}

async function listColumns(): Promise<Map<string, string>> {
  const { rows } = await somebody.query(
    `select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

describe('A new version on the data of the one before', () => {
  it.each<Release>(['0033', '0045'])(
    'brings that of %s up to date, and its people log in and find what is theirs',
    {
      timeout: 120_000,
    },
    async (release) => {
      await loadEarlierSite(database.url, release)
      await whileItRuns(async (url) => {
        for (const email of earlierPeople) {
          const answer = await fetch(`${url}/api/auth/login/`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, password: earlierPassword }),
          })
          expect(answer.status, email).toBe(200)
          const { token } = (await answer.json()) as { token: string }
          const me = await fetch(`${url}/api/jobseeker/profile/`, {
            headers: { authorization: `Token ${token}` },
          })
          expect(me.status, email).toBe(200)
        }
      })
      const { rows: names } = await somebody.query('select name from migrations order by name')
      expect(names.map(({ name }) => name)).toEqual(await listMigrations())
      const { rows } = await somebody.query('select user_id, sealed_password from integrations')
      expect(
        createSecrets(TEST_SECRET_KEY).open(rows[0].sealed_password, `integration:${rows[0].user_id}`),
      ).toMatch(/^kanaryo/)
    },
  )

  it('keeps every row of what people wrote, paid and did', { timeout: 120_000 }, async () => {
    await loadEarlierSite(database.url, '0045')
    const columns = await listColumns()
    for (const name of ['rate_counters', 'mails']) columns.delete(name)
    const before = await rowsOf(columns)
    await whileItRuns(async () => {})
    const after = await rowsOf(columns)
    const lost = [...before].flatMap(([name, rows]) =>
      rows.filter((row) => !after.get(name)?.includes(row)).map((row) => `${name}: ${row}`),
    )
    expect(before.get('cover_letters')?.length).toBeGreaterThan(0)
    expect(lost).toEqual([])
  })

  it('lets the one before go on asking what it asks, before, while and after it migrates', async () => {
    await loadEarlierSite(database.url, '0033')
    const old = new pg.Client({ connectionString: database.url, statement_timeout: 15_000 })
    await old.connect()
    let round = 0
    const serve = async () => {
      round += 1
      for (const statement of asked) await old.query(statement, [String(round)])
    }
    try {
      await serve()
      let isMigrating = true
      const migrating = migrate(database.url).finally(() => {
        isMigrating = false
      })
      while (isMigrating) await serve()
      expect((await migrating).length).toBeGreaterThan(0)
      await serve()
      expect(round).toBeGreaterThan(2)
    } finally {
      await old.end()
    }
  })
})

describe('A migration', () => {
  const addNickname = parseMigration('0900-nickname.sql', 'alter table users add column nickname text;')
  const patience = { lockTimeoutMs: 20, tries: 10_000, pauseMs: 5 }

  it('gives way to who uses the table, so that nobody waits behind it', async () => {
    await migrate(database.url)
    await somebody.query('begin; select count(*) from users')
    const lines: string[] = []
    const waiting = migrate(database.url, {
      migrations: [addNickname],
      patience,
      log: (line) => lines.push(line),
    })
    await expect.poll(() => lines).toEqual([expect.stringContaining('0900-nickname.sql waits for a table')])
    const { rowCount } = await database.pool.query('select id from users')
    expect(rowCount).toBe(0)
    await somebody.query('commit')
    expect(await waiting).toEqual(['0900-nickname.sql'])
    await somebody.query('select nickname from users')
  })

  it('gives up with one line where the table is never free, and has changed nothing', async () => {
    await migrate(database.url)
    await somebody.query('begin; select count(*) from users')
    const most = { ...patience, tries: 3 }
    await expect(migrate(database.url, { migrations: [addNickname], patience: most })).rejects.toThrow(
      '0900-nickname.sql was not applied: somebody uses a table',
    )
    await somebody.query('commit')
    await expect(somebody.query('select nickname from users')).rejects.toThrow('nickname')
  })

  const index = parseMigration(
    '0901-index.sql',
    '-- outside a transaction\ncreate unique index concurrently if not exists users_phone_key on users (phone_number);',
  )

  it('builds an index beside who writes, and anew after it was interrupted half-way', async () => {
    await migrate(database.url)
    for (const name of ['ana', 'ben'])
      await somebody.query(
        `insert into users (email, username, first_name, last_name, created_at) values ($1, $1, $1, '', now())`,
        [name],
      )
    // Duplicates make it fail, leaving an invalid index.
    await expect(migrate(database.url, { migrations: [index] })).rejects.toThrow('users_phone_key')
    const valid = `select indisvalid as valid from pg_index where indexrelid = to_regclass('users_phone_key')`
    expect((await somebody.query(valid)).rows).toEqual([{ valid: false }])
    await somebody.query(`update users set phone_number = username`)
    expect(
      await Promise.all([1, 2].map(() => migrate(database.url, { migrations: [index] }))),
    ).toContainEqual(['0901-index.sql'])
    expect((await somebody.query(valid)).rows).toEqual([{ valid: true }])
  })

  it('outside a transaction does nothing that could not be repeated', () => {
    expect(() =>
      parseMigration('0902.sql', '-- outside a transaction\nupdate users set first_name = 1;'),
    ).toThrow('only create index concurrently if not exists and drop index concurrently if exists')
  })
})
