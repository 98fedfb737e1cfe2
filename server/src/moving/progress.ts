import type pg from 'pg'
import { isBlank, makeBlank } from '../backups/blank-database.ts'
import { buildTables, type Loosened } from '../backups/building.ts'
import { BackupProblem } from '../backups/problem.ts'
import type { Held } from './finished.ts'
import type { KeyValues } from './ranges.ts'

/** Noted in the target by the transactions that write the rows. */
export type Progress = {
  isFinished: boolean
  /** Both databases' content; null until finished. */
  held: Held | null
  migrations: string[]
  loosened: Loosened
}

export type Beginning = { id: string; migrations: string[]; withQueue: boolean; replace?: string | undefined }

/** @throws BackupProblem if the target holds something else, or the schema has changed since */
export async function beginOrContinue(
  client: pg.Client,
  given: Beginning,
): Promise<Progress & { isNew: boolean }> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  const found = given.replace === undefined ? await readProgress(client, given.id) : null
  if (found) {
    const isSame = JSON.stringify(found.migrations) === JSON.stringify(given.migrations)
    if (!found.isFinished && !isSame)
      throw new BackupProblem(
        `The program was updated since this move was begun: begin anew with --replace ${name}.`,
      )
    return { ...found, isNew: false }
  }
  if (given.replace !== undefined && given.replace !== name)
    throw new BackupProblem(`The database is called '${name}', not '${given.replace}': nothing was changed.`)
  if (given.replace === undefined && !(await isBlank(client)))
    throw new BackupProblem(
      `The database '${name}' is not empty, and nothing was changed. To lose what is in it: --replace ${name}`,
    )
  return begin(client, given)
}

async function readProgress(client: pg.Client, id: string): Promise<Progress | null> {
  const { rows: tables } = await client.query(`select 1 where to_regclass('hanap_move.moves') is not null`)
  if (tables.length === 0) return null
  // An earlier version may have made the table.
  await client.query('alter table hanap_move.moves add column if not exists held json')
  const { rows } = await client.query<Progress>(
    `select finished_at is not null as "isFinished", held, migrations, loosened
     from hanap_move.moves where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Replaces the database's content. */
export async function begin(
  client: pg.Client,
  { id, migrations, withQueue }: Beginning,
): Promise<Progress & { isNew: boolean }> {
  await client.query('begin')
  await makeBlank(client)
  const loosened = await buildTables(client, { migrations, withQueue })
  await client.query(
    `create schema hanap_move;
     create table hanap_move.moves (
       id text primary key, begun_at timestamptz not null default now(), finished_at timestamptz,
       migrations jsonb not null, loosened jsonb not null, held json);
     create table hanap_move.ranges (
       table_name text not null, number integer not null, last_key jsonb not null,
       row_count bigint not null, digest text not null, primary key (table_name, number))`,
  )
  await client.query('insert into hanap_move.moves (id, migrations, loosened) values ($1, $2, $3)', [
    id,
    JSON.stringify(migrations),
    JSON.stringify(loosened),
  ])
  await client.query('commit')
  return { isFinished: false, held: null, migrations, loosened, isNew: true }
}

/** Null if nothing was copied. */
export async function readLastRange(client: pg.Client, table: string) {
  const { rows } = await client.query<{ number: number; last: KeyValues }>(
    'select number, last_key as last from hanap_move.ranges where table_name = $1 order by number desc limit 1',
    [table],
  )
  return rows[0] ?? null
}

export async function noteRange(
  client: pg.Client,
  table: string,
  range: { number: number; last: KeyValues; rows: number; digest: string },
): Promise<void> {
  await client.query('insert into hanap_move.ranges values ($1, $2, $3, $4, $5)', [
    table,
    range.number,
    JSON.stringify(range.last),
    range.rows,
    range.digest,
  ])
}

export async function forgetRanges(client: pg.Client, table: string): Promise<void> {
  await client.query('delete from hanap_move.ranges where table_name = $1', [table])
}

export async function noteFinished(client: pg.Client, id: string, held: Held): Promise<void> {
  await client.query('update hanap_move.moves set finished_at = now(), held = $2 where id = $1', [
    id,
    JSON.stringify(held),
  ])
}

/** Once the source is marked as moved. */
export async function forgetMove(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists hanap_move cascade')
}
