import { deleteInBatches } from '../../db/delete-in-batches.ts'
import type { Connection } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'

export type SessionRow = {
  id: number
  user_id: number
  remember_me: boolean
  created_at: Date
  last_used_at: Date
}

export async function insertSession(
  connection: Connection,
  row: {
    user_id: number
    token_hash: Buffer
    remember_me: boolean
    user_agent: string
    created_at: Date
    last_used_at: Date
    expires_at: Date
  },
) {
  await connection.insertInto('sessions').values(row).execute()
}

export const findLiveSession = prepared<SessionRow, [tokenHash: Buffer, now: Date]>(
  'live session',
  `select id, user_id, remember_me, created_at, last_used_at from sessions
  where token_hash = $1::bytea and expires_at > $2::timestamptz`,
)

export async function holdsSession(connection: Connection, { id, userId, now }: Held): Promise<boolean> {
  const row = await connection
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

type Held = { id: number; userId: number; now: Date }

export async function extendSession(connection: Connection, id: number, lastUsedAt: Date, expiresAt: Date) {
  await connection
    .updateTable('sessions')
    .set({ last_used_at: lastUsedAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

export async function deleteSession(connection: Connection, id: number) {
  await connection.deleteFrom('sessions').where('id', '=', id).execute()
}

export async function deleteSessionByHash(connection: Connection, tokenHash: Buffer) {
  await connection.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(connection: Connection, userId: number) {
  await connection.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Last used first. */
export async function listLiveSessions(connection: Connection, userId: number, now: Date) {
  return connection
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** @returns false without such a live session */
export async function deleteOwnSession(
  connection: Connection,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<boolean> {
  const deleted = await connection
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** @returns how many were live */
export async function deleteSessionsBut(
  connection: Connection,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<number> {
  const deleted = await connection
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
  return deleted.length
}

export async function deleteExpiredSessions(connection: Connection, now: Date) {
  await deleteInBatches(connection, 'sessions', ['expires_at', '<=', now])
}
