import type { Session } from '@hanap/contract/accounts/sessions'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound, unauthenticated } from '../../lib/problem.ts'
import { hashToken, newToken } from '../../lib/secrets/secrets.ts'
import { deviceOf } from './rules/devices.ts'
import { expiryOf, isDueForExtending } from './rules.ts'
import {
  deleteExpiredSessions,
  deleteOwnSession,
  deleteSession,
  deleteSessionByHash,
  deleteSessionsBut,
  deleteSessionsOf,
  extendSession,
  findLiveSession,
  holdsSession,
  insertSession,
  listLiveSessions,
  type SessionRow,
} from './store.ts'

/** `id` is the seeker's. */
export type LiveSession = { id: number; sessionId: number }

export type Sessions = {
  /** Returns the token, shown once and stored only as a hash. */
  begin(
    connection: Connection,
    userId: number,
    options: { rememberMe: boolean; userAgent: string },
  ): Promise<string>
  /** Null for an unknown, expired or revoked token. */
  identify(token: string): Promise<LiveSession | null>
  /** Extends a session that was not used for a while. */
  use(session: Omit<SessionRow, 'user_id'>, now: Date): Promise<void>
  /** Throws a 401 if it has ended. Call it under the seeker's lock before changing credentials. */
  require(tx: Tx, asking: LiveSession): Promise<void>
  end(sessionId: number): Promise<void>
  /** Ends a session of any seeker; ignores unknown tokens. */
  leave(token: string | undefined): Promise<void>
  /** An offline browser stores the hash. */
  leaveByHash(tokenHash: Buffer): Promise<void>
  /** Last used first. */
  list(asking: LiveSession): Promise<Session[]>
  /** Accepts the present session too. Throws 'not-found' for another seeker's. */
  endOne(asking: LiveSession, id: number): Promise<void>
  /** @returns how many sessions it ended */
  endOthers(asking: LiveSession): Promise<number>
  endAll(connection: Connection, userId: number): Promise<void>
  sweep(): Promise<void>
}

/** Opaque 256-bit tokens, stored as hashes, extended by use. */
export function createSessions({ db, clock }: { db: Database; clock: Clock }): Sessions {
  const use: Sessions['use'] = async (session, now) => {
    if (isDueForExtending(session.last_used_at, now))
      await extendSession(db, session.id, now, expiryOf(session, now))
  }

  return {
    async begin(connection, userId, { rememberMe, userAgent }) {
      const token = newToken()
      const now = clock.now()
      await insertSession(connection, {
        user_id: userId,
        token_hash: hashToken(token),
        remember_me: rememberMe,
        user_agent: userAgent,
        created_at: now,
        last_used_at: now,
        expires_at: expiryOf({ remember_me: rememberMe, created_at: now }, now),
      })
      return token
    },
    async identify(token) {
      const now = clock.now()
      const [session] = await findLiveSession(db, hashToken(token), now)
      if (!session) return null
      await use(session, now)
      return { id: session.user_id, sessionId: session.id }
    },
    use,
    async require(tx, { id: userId, sessionId: id }) {
      if (!(await holdsSession(tx, { id, userId, now: clock.now() }))) throw unauthenticated()
    },
    end: (sessionId) => deleteSession(db, sessionId),
    leave: async (token) => {
      if (token) await deleteSessionByHash(db, hashToken(token))
    },
    leaveByHash: (tokenHash) => deleteSessionByHash(db, tokenHash),
    async list({ id, sessionId }) {
      const rows = await listLiveSessions(db, id, clock.now())
      return rows.map((row) => ({
        id: row.id,
        ...deviceOf(row.user_agent),
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        is_current: row.id === sessionId,
      }))
    },
    async endOne(asking, id) {
      if (!(await deleteOwnSession(db, { userId: asking.id, id, now: clock.now() })))
        throw notFound('session')
    },
    endOthers: (asking) =>
      deleteSessionsBut(db, { userId: asking.id, id: asking.sessionId, now: clock.now() }),
    endAll: deleteSessionsOf,
    sweep: () => deleteExpiredSessions(db, clock.now()),
  }
}
