import { sql } from 'kysely'
import { KEPT_AS } from '../lib/caller-key.ts'
import { bucketOf, type Secrets } from '../lib/secrets.ts'
import type { Database } from './open.ts'

/** Where callers' keys are kept, what each is kept once within, and what ends a clear one that has a hashed twin. */
const places = [
  {
    table: 'idempotency_keys',
    column: 'key',
    within: ['user_id', 'endpoint'],
    end: sql`delete from idempotency_keys t using given`,
  },
  {
    table: 'payments',
    column: 'caller_key',
    within: ['user_id'],
    end: sql`update payments t set caller_key = null from given`,
  },
  {
    table: 'applications',
    column: 'added_key',
    within: ['id'],
    end: sql`update applications t set added_key = null from given`,
  },
] as const

/** Keys hashed by one statement. */
const AT_ONCE = 1000

/**
 * Hashes the callers' keys that an earlier version kept in clear, before the program answers: a repeat is then known by
 * its hash. What a process of that version writes while the two overlap is hashed by the next start.
 */
export async function hashClearKeys(db: Database, secrets: Pick<Secrets, 'fingerprint'>): Promise<void> {
  for (const place of places) while ((await hashSome(db, secrets, place)) === AT_ONCE);
}

async function hashSome(
  db: Database,
  secrets: Pick<Secrets, 'fingerprint'>,
  { table, column, within, end }: (typeof places)[number],
): Promise<number> {
  const [from, key] = [sql.table(table), sql.ref(column)]
  // The pattern is written out, so that the index of these alone is used.
  const { rows } = await sql<{ place: string; clear: string }>`
      select ctid::text as place, ${key} as clear from ${from}
      where ${key} not like 'key:%' limit ${AT_ONCE}`.execute(db)
  const given = rows.map((row) => ({ ...row, hashed: bucketOf(secrets, KEPT_AS, row.clear) }))
  const withGiven = sql`with given as (select place::tid, clear, hashed
      from json_to_recordset(${JSON.stringify(given)}::json) as r(place text, clear text, hashed text))`
  const isGiven = sql`t.ctid = given.place and t.${key} = given.clear`
  const isTwin = sql.join(
    within.map((name) => sql`twin.${sql.ref(name)} = t.${sql.ref(name)}`),
    sql` and `,
  )
  await sql`${withGiven} update ${from} t set ${key} = given.hashed from given where ${isGiven} and not exists
      (select 1 from ${from} twin where ${isTwin} and twin.${key} = given.hashed)`.execute(db)
  await sql`${withGiven} ${end} where ${isGiven}`.execute(db)
  return rows.length
}
