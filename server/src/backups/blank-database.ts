import pg from 'pg'
import { COPYING_NAME } from './copying.ts'
import { BackupProblem } from './problem.ts'

/** Drops everything in 'public' that no extension owns, and our other schemas. */
const OWN_THINGS = `
  with ours as (
    select 'pg_class'::regclass::oid as kind, c.oid, n.nspname, c.relname as name,
           case c.relkind when 'S' then 2 else 1 end as turn,
           case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
             when 'f' then 'foreign table' when 'c' then 'type' else 'table' end as what, '' as arguments
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f', 'c') and not c.relispartition
    union all
    select 'pg_proc'::regclass, p.oid, n.nspname, p.proname, 3,
           case p.prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end,
           '(' || pg_get_function_identity_arguments(p.oid) || ')'
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    union all
    select 'pg_type'::regclass, t.oid, n.nspname, t.typname, 4, 'type', ''
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typtype in ('e', 'd', 'r')
    union all
    select 'pg_ts_config'::regclass, c.oid, n.nspname, c.cfgname, 5, 'text search configuration', ''
    from pg_ts_config c join pg_namespace n on n.oid = c.cfgnamespace
    union all
    select 'pg_ts_dict'::regclass, d.oid, n.nspname, d.dictname, 6, 'text search dictionary', ''
    from pg_ts_dict d join pg_namespace n on n.oid = d.dictnamespace
  )
  select format('drop %s if exists %I.%I%s cascade', what, nspname, name, arguments) as statement, turn
  from ours
  where nspname = 'public'
  and not exists (select 1 from pg_depend d where d.classid = kind and d.objid = ours.oid and d.deptype = 'e')
  union all
  select format('drop schema %I cascade', nspname), 0 from pg_namespace where nspname in ('pgboss', 'hanap_move')
  order by turn`

export async function isBlank(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(OWN_THINGS)
  return rowCount === 0
}

/** Keeps extensions. In a transaction, so that a rollback restores everything. */
export async function makeBlank(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(OWN_THINGS)
  for (const { statement } of rows) await client.query(statement)
}

/** Arbitrary. One restore or move at a time, waiting for a killed one to end. */
const LOCK = 7_201_102
const LOCK_NOT_AVAILABLE = '55P03'

/** @throws BackupProblem if another restore or move runs, or a program of the same role is connected */
export async function takeDatabase(client: pg.Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = '60s'`)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('set lock_timeout = 0')
  } catch (error) {
    const isTaken = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
    throw isTaken ? new BackupProblem('Another restore or move is at work in this database.') : error
  }
  const { rows } = await client.query<{ name: string; others: string }>(
    `select current_database() as name, count(pid) as others from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
     and application_name <> $1`,
    [COPYING_NAME],
  )
  if (Number(rows[0]?.others) > 0)
    throw new BackupProblem(`A program is connected to the database '${rows[0]?.name}': stop it first.`)
}
