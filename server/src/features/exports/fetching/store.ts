import { sql } from 'kysely'
import type { Connection, Tx } from '../../../db/open.ts'
import { endReady } from '../store.ts'

export type Fetchable = { id: number; size: number; ready_at: Date }

export async function findFetchable(
  connection: Connection,
  { userId, tokenHash, now }: { userId: number; tokenHash: Buffer; now: Date },
): Promise<Fetchable | undefined> {
  const row = await connection
    .selectFrom('data_exports')
    .select(['id', 'size', 'ready_at'])
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.ready_at && row.size !== null ? { ...row, size: row.size, ready_at: row.ready_at } : undefined
}

/** True for exactly one of several concurrent callers, until `until`. */
export async function claimFetch(
  connection: Connection,
  id: number,
  { claim, now, until }: { claim: string; now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('data_exports')
    .set({ fetch_claim: claim, fetch_claimed_until: until })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where((where) =>
      where.or([
        where('fetch_claim', 'is', null),
        where('fetch_claim', '=', claim),
        where('fetch_claimed_until', '<=', now),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function releaseFetch(connection: Connection, id: number, claim: string) {
  await connection
    .updateTable('data_exports')
    .set({ fetch_claim: null, fetch_claimed_until: null })
    .where('id', '=', id)
    .where('fetch_claim', '=', claim)
    .execute()
}

export async function listParts(connection: Connection, id: number): Promise<string[]> {
  const rows = await connection
    .selectFrom('data_export_parts')
    .select('file_key')
    .where('export_id', '=', id)
    .orderBy('part')
    .execute()
  return rows.map(({ file_key }) => file_key)
}

/**
 * Records a complete download and releases its claim; the copy expires at `until` at the latest. Does nothing without
 * the claim.
 */
export async function setSent(
  connection: Connection,
  id: number,
  { claim, now, until }: { claim: string; now: Date; until: Date },
): Promise<void> {
  await connection
    .updateTable('data_exports')
    .set({ sent_at: now, fetch_claimed_until: now, expires_at: sql`least(expires_at, ${until})` })
    .where('id', '=', id)
    .where('fetch_claim', '=', claim)
    .where('state', '=', 'ready')
    .execute()
}

/** @returns false for an unknown link */
export async function endArrived(
  tx: Tx,
  { userId, tokenHash }: { userId: number; tokenHash: Buffer },
): Promise<boolean> {
  const row = await tx
    .selectFrom('data_exports')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .forUpdate()
    .executeTakeFirst()
  if (row) await endReady(tx, [row.id], 'fetched')
  return row !== undefined
}
