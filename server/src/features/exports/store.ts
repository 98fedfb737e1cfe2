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
  /** It was sent whole to somebody. */
  was_sent: boolean
}

/** One try of making a copy, and whose it is. */
export type Try = { id: number; tries: number; user_id: number }

const OPEN = ['waiting', 'working'] as const

/** Who is being sent a copy holds it until some time in the future; who was sent it whole, until then. */
const wasSent = sql<boolean>`fetch_claim is not null`.as('was_sent')

/** The copy that was asked for last; undefined where none was. */
export async function findNewest(connection: Connection, userId: number): Promise<ExportRow | undefined> {
  const row = await connection
    .selectFrom('data_exports')
    .select(['id', 'state', 'done', 'total', 'size', 'requested_at', 'ready_at', 'expires_at', wasSent])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  // The column's check constraint holds exactly the states.
  return row as ExportRow | undefined
}

/** @returns undefined where one is being made already */
export async function insertExport(tx: Tx, userId: number, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('data_exports')
    .values({ user_id: userId, state: 'waiting', requested_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Begins a try; whoever was making it before is overtaken. @returns undefined where there is nothing to make */
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

/** @returns false where the try was overtaken, or the account is gone */
export async function setProgress(
  connection: Connection,
  its: Try,
  progress: { done: number; total: number },
) {
  const { numUpdatedRows } = await ofTry(connection, its).set(progress).executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** @returns false as setProgress does; then nothing is written */
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

/** Ends copies that can be fetched; their files go after the rows of their parts. */
async function endReady(tx: Tx, ids: readonly number[], state: 'fetched' | 'expired') {
  if (ids.length === 0) return
  await tx.deleteFrom('data_export_parts').where('export_id', 'in', ids).execute()
  await tx
    .updateTable('data_exports')
    .set({ state, token_hash: null, fetch_claim: null, fetch_claimed_until: null })
    .where('id', 'in', ids)
    .execute()
}

/** Ends the earlier copies of a seeker whose new one is ready. */
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

/** Ends the copies whose time is over, but those that somebody is being sent right now. */
export async function endExpired(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('data_exports')
    .select(['id', wasSent])
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .where((where) =>
      where.or([where('fetch_claimed_until', 'is', null), where('fetch_claimed_until', '<=', now)]),
    )
    .forUpdate()
    .skipLocked()
    .execute()
  for (const state of ['fetched', 'expired'] as const) {
    const ids = rows.filter(({ was_sent }) => was_sent === (state === 'fetched')).map(({ id }) => id)
    await endReady(tx, ids, state)
  }
}

/**
 * Notes that a copy was sent whole to whoever had claimed it, who lets go of it; it ends at `until` at the latest.
 * Nothing happens where somebody else has it by now.
 */
export async function setSent(
  connection: Connection,
  id: number,
  { claim, now, until }: { claim: string; now: Date; until: Date },
): Promise<void> {
  await connection
    .updateTable('data_exports')
    .set({ fetch_claimed_until: now, expires_at: sql`least(expires_at, ${until})` })
    .where('id', '=', id)
    .where('fetch_claim', '=', claim)
    .where('state', '=', 'ready')
    .execute()
}

/** Ends the copy that has arrived at the person whose link this is. @returns false where the link leads to none */
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

/** Those that were asked for before a time and never made, each as a try of its own. */
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

export type Fetchable = { id: number; size: number; ready_at: Date }

/** The copy that this person's link leads to, while it can be fetched. */
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

/** Of any number of callers at the same moment one gets true, and has the copy until `until`. */
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

/** Lets another try: this one was cut. */
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
