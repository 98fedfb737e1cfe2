import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { hashToken, newToken } from '../../lib/secrets.ts'
import { expiryOf, isDueForExtending } from './rules.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  extendSession,
  findLiveSession,
  insertSession,
} from './store.ts'

/** The seeker a token stands for (`id`), and their session. */
type LiveSession = { id: number; sessionId: number }

export type Sessions = {
  /** Begins a session and returns its token, which is shown once and stored only as a hash. */
  begin(
    connection: Connection,
    userId: number,
    options: { rememberMe: boolean; userAgent: string },
  ): Promise<string>
  /** The seeker a token stands for, or null when it is unknown, expired or revoked. */
  identify(token: string): Promise<LiveSession | null>
  end(sessionId: number): Promise<void>
  /** Ends every session of a seeker, on all devices. */
  endAll(connection: Connection, userId: number): Promise<void>
  /** Deletes what expired. */
  sweep(): Promise<void>
}

/** Opaque 256-bit tokens, hashed at rest, that slide while they are used. */
export function createSessions({ db, clock }: { db: Database; clock: Clock }): Sessions {
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
      const session = await findLiveSession(db, hashToken(token), now)
      if (!session) return null
      if (isDueForExtending(session.last_used_at, now)) {
        await extendSession(db, session.id, now, expiryOf(session, now))
      }
      return { id: session.user_id, sessionId: session.id }
    },
    end: (sessionId) => deleteSession(db, sessionId),
    endAll: deleteSessionsOf,
    sweep: () => deleteExpiredSessions(db, clock.now()),
  }
}
