import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { asOneTransaction, listMigrations, readMigration } from '../db/migration-files.ts'
import { BackupProblem } from './problem.ts'
import { listTables, nameOf } from './tables.ts'

/** Restore the dropped keys and triggers. */
export type Loosened = { statements: string[] }

/**
 * Creates empty tables to fill in any order, in the client's transaction.
 * @throws BackupProblem for a migration this older program does not know
 */
export async function buildTables(
  client: pg.Client,
  given: { migrations: readonly string[]; withQueue: boolean },
): Promise<Loosened> {
  const known = new Set(await listMigrations())
  const unknown = given.migrations.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new BackupProblem(
      `The data is of a later version of the program, which has ${unknown}: update this one first.`,
    )
  await client.query(
    'create table public.migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  for (const name of given.migrations) await client.query(asOneTransaction(await readMigration(name)))
  if (given.withQueue) await buildQueue(client)
  const loosened = await loosenTables(client)
  // Migrations' own rows come with the data.
  const tables = await listTables(client)
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`)
  return loosened
}

async function buildQueue(client: pg.Client) {
  // The transaction and its limits are ours.
  const plans = getConstructionPlans('pgboss').replace(/^\s*(BEGIN|COMMIT|SET LOCAL [^;]*);/gm, '')
  await client.query(plans)
}

/** Foreign keys and triggers would refuse rows out of order or write rows. Disabling them needs a superuser. */
async function loosenTables(client: pg.Client): Promise<Loosened> {
  const { rows: keys } = await client.query<{ owner: string; name: string; rule: string }>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(c.oid) as rule
     from pg_constraint c join pg_namespace n on n.oid = connamespace
     where contype = 'f' and conparentid = 0 and n.nspname in ('public', 'pgboss')
     order by 1, 2`,
  )
  const { rows: triggers } = await client.query<{ owner: string; name: string }>(
    `select tgrelid::regclass::text as owner, tgname as name
     from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace
     where not tgisinternal and tgenabled = 'O' and n.nspname in ('public', 'pgboss')
     order by 1, 2`,
  )
  const statements: string[] = []
  for (const { owner, name, rule } of keys) {
    const quoted = pg.escapeIdentifier(name)
    await client.query(`alter table ${owner} drop constraint ${quoted}`)
    statements.push(`alter table ${owner} add constraint ${quoted} ${rule}`)
  }
  for (const { owner, name } of triggers) {
    const quoted = pg.escapeIdentifier(name)
    await client.query(`alter table ${owner} disable trigger ${quoted}`)
    statements.push(`alter table ${owner} enable trigger ${quoted}`)
  }
  return { statements }
}

/** The keys check every row. */
export async function tightenTables(client: pg.Client, { statements }: Loosened): Promise<void> {
  for (const statement of statements) await client.query(statement)
}
