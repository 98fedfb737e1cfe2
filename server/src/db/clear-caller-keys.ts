import { sql } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import { KEPT_AS, KEY_KEPT_MS } from '../lib/secrets/caller-key.ts'
import { bucketOf, type Secrets } from '../lib/secrets/secrets.ts'
import type { Database } from './open.ts'

/** Columns that keep keys for good. */
const places = [
  { table: 'payments', column: 'caller_key', since: 'created_at' },
  { table: 'applications', column: 'added_key', since: 'send_started_at' },
] as const

const AT_ONCE = 1000

/**
 * Hashes keys that an earlier version stored in clear. Waits two days, since that version looks them up in clear
 * while both run.
 */
export function createClearCallerKeys(given: {
  db: Database
  clock: Clock
  secrets: Pick<Secrets, 'fingerprint'>
}) {
  const { db, clock, secrets } = given

  async function hashSome({ table, column, since }: (typeof places)[number], before: Date): Promise<number> {
    const [from, key] = [sql.table(table), sql.ref(column)]
    // A literal, so that PostgreSQL uses its partial index.
    const { rows } = await sql<{ id: number; clear: string }>`
      select id, ${key} as clear from ${from}
      where ${key} !~ '^key:[0-9a-f]{64}$' and ${sql.ref(since)} < ${before} limit ${AT_ONCE}`.execute(db)
    const hashed = rows.map(({ id, clear }) => ({ id, hashed: bucketOf(secrets, KEPT_AS, clear) }))
    await sql`update ${from} t set ${key} = given.hashed
      from json_to_recordset(${JSON.stringify(hashed)}::json) as given(id bigint, hashed text)
      where t.id = given.id`.execute(db)
    return rows.length
  }

  return {
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - KEY_KEPT_MS)
      for (const place of places) while ((await hashSome(place, before)) === AT_ONCE);
    },
  }
}
