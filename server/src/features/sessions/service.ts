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

/** The seeker a token stands for (`id`), and their session. */
export type LiveSession = { id: number; sessionId: number }

export type Sessions = {
  /** Begins a session and returns its token, which is shown once and stored only as a hash. */
  begin(
    connection: Connection,
    userId: number,
    options: { rememberMe: boolean; userAgent: string },
  ): Promise<string>
  /** The seeker a token stands for, or null when it is unknown, expired or revoked. */
  identify(token: string): Promise<LiveSession | null>
  /** Lets a live session last from `now` on, where it was not used for a while. */
  use(session: Omit<SessionRow, 'user_id'>, now: Date): Promise<void>
  /**
   * Throws a 401 if the session has ended. Call it under the seeker's lock before changing how an account is entered.
   */
  require(tx: Tx, asking: LiveSession): Promise<void>
  end(sessionId: number): Promise<void>
  /** Ends the session that a browser still has the token of, whose ever it is; what is no token of a session ends nothing. */
  leave(token: string | undefined): Promise<void>
  /** The same by what is stored of the token, which a browser without a signal keeps in its place. */
  leaveByHash(tokenHash: Buffer): Promise<void>
  /** Where a seeker is signed in, the last used first. */
  list(asking: LiveSession): Promise<Session[]>
  /** Ends one of the asking seeker's own, the one that asks too. Throws 'not-found' for any other. */
  endOne(asking: LiveSession, id: number): Promise<void>
  /** Ends all of the asking seeker's but the one that asks. @returns how many */
  endOthers(asking: LiveSession): Promise<number>
  /** Ends every session of a seeker, on all devices. */
  endAll(connection: Connection, userId: number): Promise<void>
  /** Deletes what expired. */
  sweep(): Promise<void>
}

/** Opaque 256-bit tokens, hashed at rest, that slide while they are used. */
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
