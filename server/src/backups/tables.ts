import pg from 'pg'
import type { SequenceState } from './records.ts'

export type Table = { schema: string; name: string }
/** In order, without generated ones. */
export type FullTable = Table & { columns: string[] }

const SCHEMAS = ['public', 'pgboss']

export const nameOf = ({ schema, name }: Table): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

/** Partitioned tables are listed without their partitions. */
export async function listTables(client: pg.Client): Promise<FullTable[]> {
  const { rows } = await client.query<FullTable>(
    `select n.nspname as schema, c.relname as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       order by a.attnum
     ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't'
     and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
                     and d.deptype = 'e')
     order by n.nspname collate "C" desc, c.relname collate "C"`,
    [SCHEMAS],
  )
  return rows
}

export async function readSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  )
  const states: SequenceState[] = []
  for (const sequence of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${nameOf(sequence)}`,
    )
    if (state.rows[0]) states.push({ ...sequence, ...state.rows[0] })
  }
  return states
}

export async function setSequences(client: pg.Client, states: readonly SequenceState[]): Promise<void> {
  for (const { value, called, ...sequence } of states)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [nameOf(sequence), value, called])
}

/** Null without a queue. */
export async function readQueueVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query(`select 1 where to_regclass('pgboss.version') is not null`)
  if (rows.length === 0) return null
  const { rows: versions } = await client.query<{ version: number }>('select version from pgboss.version')
  return versions[0]?.version ?? null
}

/** Empty without tables. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`select 1 where to_regclass('public.migrations') is not null`)
  if (rows.length === 0) return []
  const { rows: names } = await client.query<{ name: string }>(
    'select name from public.migrations order by name collate "C"',
  )
  return names.map(({ name }) => name)
}
