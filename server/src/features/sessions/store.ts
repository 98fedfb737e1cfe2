import type { Connection } from '../../db/open.ts'

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

export async function findLiveSession(
  connection: Connection,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  return connection
    .selectFrom('sessions')
    .select(['id', 'user_id', 'remember_me', 'created_at', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

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

export async function deleteSessionsOf(connection: Connection, userId: number) {
  await connection.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function deleteExpiredSessions(connection: Connection, now: Date) {
  await connection.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
