import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createClient } from './connections/lone-client.ts'
import { primaryOf } from './connections/primary-pool.ts'
import { indexOf, listMigrations, type Migration, readMigration } from './migration-files.ts'

/** Arbitrary; one program migrates at a time. */
const LOCK = 7_201_101
const LOCK_LOOK_MS = 200

/** Milliseconds. Waits minutes in all, as long as a small site's backup, letting others pass between retries. */
const PATIENCE = { lockTimeoutMs: 2000, tries: 100, pauseMs: 1000 }
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

type Options = {
  /** For an operator watching an upgrade. */
  log?: (line: string) => void
  patience?: typeof PATIENCE
  /** For tests. */
  migrations?: Migration[]
}

/**
 * Applies each migration in a transaction, or statement by statement if its first line says so. Safe to run
 * concurrently, also beside serving programs.
 * @returns the names applied
 * @throws Error of one line if a table stays locked for minutes, or a move into the database is unfinished
 */
export async function migrate(databaseUrl: string, options: Options = {}): Promise<string[]> {
  const client = createClient({ connectionString: await primaryOf(databaseUrl) })
  await client.connect()
  try {
    await takeTurn(client)
    await refuseHalfMoved(client)
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const seen = new Set(rows.map((row) => row.name))
    const all = options.migrations ?? (await Promise.all((await listMigrations()).map(readMigration)))
    const fresh = all.filter(({ name }) => !seen.has(name))
    for (const migration of fresh) await apply(client, migration, options)
    return fresh.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Polled: building an index concurrently waits for every running statement. */
async function takeTurn(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (rows[0]?.mine) return
    await pause(LOCK_LOOK_MS)
  }
}

/** The move would overwrite new data, and constraints do not exist yet. */
async function refuseHalfMoved(client: pg.Client) {
  const { rows: notes } = await client.query(`select 1 where to_regclass('hanap_move.moves') is not null`)
  if (notes.length === 0) return
  const { rows } = await client.query('select 1 from hanap_move.moves where finished_at is null')
  if (rows.length > 0)
    throw new Error(
      'A move into it was begun and is not finished: run npm run move again, where it was begun.',
    )
}

async function apply(client: pg.Client, migration: Migration, { log, patience = PATIENCE }: Options) {
  const { name, sql, statements } = migration
  if (statements) return applyOutside(client, name, statements)
  const timeout = `set local lock_timeout = ${patience.lockTimeoutMs}`
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(
        `begin; ${timeout};\n${sql};\ninsert into migrations (name) values ('${name}');\ncommit`,
      )
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) throw error
      if (tries === patience.tries)
        throw new Error(`${name} was not applied: somebody uses a table it changes all the time.`, {
          cause: error,
        })
      if (tries === 1)
        log?.(`${name} waits for a table that somebody uses; everybody else goes on meanwhile.`)
      await pause(patience.pauseMs)
    }
  }
}

/** An interrupted statement leaves an invalid index, which is rebuilt. */
async function applyOutside(client: pg.Client, name: string, statements: readonly string[]) {
  for (const statement of statements) {
    const { rows } = await client.query(
      'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [indexOf(statement)],
    )
    if (rows.length > 0) await client.query(`drop index concurrently if exists ${indexOf(statement)}`)
    await client.query(statement)
  }
  await client.query('insert into migrations (name) values ($1)', [name])
}
