import { sql } from 'kysely'
import type { Connection, Tx } from '../../db/open.ts'
import type { EarlierFingerprintKey } from '../../lib/secrets/secrets.ts'
import type { SealedColumn } from './sealed-columns.ts'

export type SealedRow = { key: string; bound_to: string; sealed: string }

const startOf = (keyId: string) => `v1.${keyId}.%`

/** Locks until the transaction ends. */
export async function lockOtherwiseSealed(
  tx: Tx,
  { table, column, key, boundTo }: SealedColumn,
  { keyId, after, limit }: { keyId: string; after: string | null; limit: number },
): Promise<SealedRow[]> {
  const id = sql.ref(key)
  // Ids are ordered as numbers.
  const asKey = key === 'id' ? sql`${after}::bigint` : sql`${after}::text`
  const { rows } = await sql<SealedRow>`
    select ${id}::text as key, ${sql.ref(boundTo)}::text as bound_to, ${sql.ref(column)} as sealed
    from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${sql.ref(column)} not like ${startOf(keyId)}
      and (${after}::text is null or ${id} > ${asKey})
    order by ${id} limit ${limit} for update`.execute(tx)
  return rows
}

export async function writeSealed(
  tx: Tx,
  { table, column, key }: SealedColumn,
  row: SealedRow,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${row.sealed}
    where ${sql.ref(key)}::text = ${row.key}`.execute(tx)
}

export async function countByKey(connection: Connection, { table, column }: SealedColumn) {
  const { rows } = await sql<{ key_id: string | null; count: number }>`
    select substring(${sql.ref(column)} from '^v1\\.([0-9a-f]{8})\\.') as key_id, count(*) as count
    from ${sql.table(table)} where ${sql.ref(column)} is not null group by 1`.execute(connection)
  return rows
}

/** Tasks waiting or over, until the transaction ends. */
export async function lockSealedTasks(tx: Tx, keyId: string, after: string | null, limit: number) {
  const { rows } = await sql<{ key: string; sealed: string }>`
    select id::text as key, data ->> 'sealed' as sealed from pgboss.job
    where data ? 'sealed' and data ->> 'sealed' not like ${startOf(keyId)}
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit} for update`.execute(tx)
  return rows
}

export async function writeSealedTask(
  tx: Tx,
  { key, sealed }: { key: string; sealed: string },
): Promise<void> {
  await sql`update pgboss.job set data = jsonb_set(data, '{sealed}', to_jsonb(${sealed}::text))
    where id = ${key}::uuid`.execute(tx)
}

export async function countTasksByKey(connection: Connection) {
  const { rows } = await sql<{ key_id: string | null; count: number }>`
    select substring(data ->> 'sealed' from '^v1\\.([0-9a-f]{8})\\.') as key_id, count(*) as count
    from pgboss.job where data ? 'sealed' group by 1`.execute(connection)
  return rows
}

/** Existing ones stay. */
export async function keepFingerprintKeys(
  connection: Connection,
  keys: readonly EarlierFingerprintKey[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return
  await connection
    .insertInto('earlier_fingerprint_keys')
    .values(keys.map((key) => ({ ...key, kept_at: now })))
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute()
}

/** Ids of keys whose fingerprints can still be made. */
export async function listFingerprintKeys(connection: Connection): Promise<string[]> {
  const rows = await connection.selectFrom('earlier_fingerprint_keys').select('key_id').execute()
  return rows.map((row) => row.key_id)
}
