import { sql } from 'kysely'
import type { Connection, Tx } from '../../db/open.ts'

export type ExportRow = {
  id: number
  state: 'waiting' | 'working' | 'ready' | 'fetched' | 'expired' | 'failed'
  done: number
  total: number
  size: number | null
  requested_at: Date
  ready_at: Date | null
  expires_at: Date | null
  /** When the whole file was downloaded. */
  sent_at: Date | null
}

export type Try = { id: number; tries: number; user_id: number }

const OPEN = ['waiting', 'working'] as const

export async function findNewest(connection: Connection, userId: number): Promise<ExportRow | undefined> {
  const row = await connection
    .selectFrom('data_exports')
    .select(['id', 'state', 'done', 'total', 'size', 'requested_at', 'ready_at', 'expires_at', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  // A check constraint allows only these states.
  return row as ExportRow | undefined
}

/** @returns undefined if one is being made */
export async function insertExport(tx: Tx, userId: number, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('data_exports')
    .values({ user_id: userId, state: 'waiting', requested_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Overtakes an earlier try. @returns undefined if there is nothing to make */
export const beginTry = (connection: Connection, id: number): Promise<Try | undefined> =>
  connection
    .updateTable('data_exports')
    .set({ state: 'working', tries: sql`tries + 1`, done: 0 })
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .returning(['id', 'tries', 'user_id'])
    .executeTakeFirst()

const ofTry = (connection: Connection, { id, tries }: Try) =>
  connection
    .updateTable('data_exports')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'working')

/** @returns false if overtaken, or the account is gone */
export async function setProgress(
  connection: Connection,
  its: Try,
  progress: { done: number; total: number },
) {
  const { numUpdatedRows } = await ofTry(connection, its).set(progress).executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** @returns false as setProgress does, without writing */
export async function setReady(
  tx: Tx,
  its: Try,
  made: { size: number; token_hash: Buffer; ready_at: Date; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await ofTry(tx, its)
    .set({ ...made, state: 'ready' })
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** @returns false as setProgress does */
export async function setFailed(tx: Tx, its: Try): Promise<boolean> {
  const { numUpdatedRows } = await ofTry(tx, its).set({ state: 'failed' }).executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function insertParts(
  tx: Tx,
  exportId: number,
  parts: readonly { file_key: string; size: number }[],
) {
  const rows = parts.map((part, number) => ({ ...part, export_id: exportId, part: number }))
  await tx.insertInto('data_export_parts').values(rows).execute()
}

/** Triggers then delete the files. */
export async function endReady(tx: Tx, ids: readonly number[], state: 'fetched' | 'expired') {
  if (ids.length === 0) return
  await tx.deleteFrom('data_export_parts').where('export_id', 'in', ids).execute()
  await tx
    .updateTable('data_exports')
    .set({ state, token_hash: null, fetch_claim: null, fetch_claimed_until: null })
    .where('id', 'in', ids)
    .execute()
}

export async function endEarlier(tx: Tx, { id, user_id }: Try) {
  const rows = await tx
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', user_id)
    .where('id', '<', id)
    .where('state', '=', 'ready')
    .forUpdate()
    .execute()
  await endReady(
    tx,
    rows.map((row) => row.id),
    'expired',
  )
}

/** Skips copies that are being downloaded. */
export async function endExpired(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('data_exports')
    .select(['id', 'sent_at'])
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .where((where) =>
      where.or([where('fetch_claimed_until', 'is', null), where('fetch_claimed_until', '<=', now)]),
    )
    .forUpdate()
    .skipLocked()
    .execute()
  for (const state of ['fetched', 'expired'] as const) {
    const ids = rows.filter(({ sent_at }) => (sent_at !== null) === (state === 'fetched')).map(({ id }) => id)
    await endReady(tx, ids, state)
  }
}

export const listUnmade = (connection: Connection, before: Date): Promise<Pick<Try, 'id'>[]> =>
  connection
    .selectFrom('data_exports')
    .select('id')
    .where('state', 'in', OPEN)
    .where('requested_at', '<', before)
    .execute()

export async function deleteOver(connection: Connection, before: Date) {
  await connection
    .deleteFrom('data_exports')
    .where('state', 'in', ['fetched', 'expired', 'failed'])
    .where('requested_at', '<', before)
    .execute()
}
