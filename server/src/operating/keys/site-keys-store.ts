import { sql } from 'kysely'
import type { Connection, Tx } from '../../db/open.ts'
import { sealedColumns } from './sealed-columns.ts'
import { countByKey, countTasksByKey } from './sealed-store.ts'

const KEYS_LOCK = 7_201_104

/** Locks until the transaction ends. */
export async function takeKeysTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${KEYS_LOCK})`.execute(tx)
}

/** Keys the site was started with, without retired ones. */
export async function listKeyIds(connection: Connection): Promise<string[]> {
  const rows = await connection.selectFrom('secret_keys').select('key_id').orderBy('first_used_at').execute()
  return rows.map((row) => row.key_id)
}

/** Reads every sealed value. */
export async function listSealingKeyIds(connection: Connection): Promise<string[]> {
  const counts = [await countTasksByKey(connection)]
  for (const column of sealedColumns) counts.push(await countByKey(connection, column))
  return [...new Set(counts.flat().flatMap(({ key_id }) => key_id ?? []))]
}

export async function addKeyIds(connection: Connection, ids: readonly string[], now: Date): Promise<void> {
  await connection
    .insertInto('secret_keys')
    .values([...new Set(ids)].map((key_id) => ({ key_id, first_used_at: now })))
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute()
}

export async function removeKeyIds(connection: Connection, ids: readonly string[]): Promise<void> {
  await connection.deleteFrom('secret_keys').where('key_id', 'in', ids).execute()
}
