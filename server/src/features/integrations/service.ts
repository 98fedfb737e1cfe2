import type { IntegrationSettings } from '@hanap/contract/integrations'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { bucketOf, type Secrets } from '../../lib/secrets.ts'
import {
  type BoardCredentials,
  BoardProblem,
  type BoardSession,
  type JobBoard,
} from '../../outside/job-board/port.ts'
import {
  ATTEMPTS_PER_BOARD_ACCOUNT,
  ATTEMPTS_PER_SEEKER,
  connectFirst,
  connectRefusal,
  USES_SHOWN,
} from './rules.ts'
import {
  deleteIntegration,
  deleteIntegrations,
  deleteOldUses,
  findIntegration,
  findSync,
  type IntegrationRow,
  insertUse,
  listUses,
  type Purpose,
  updateSession,
  updateUse,
  upsertIntegration,
  upsertSync,
} from './store.ts'

export type Integrations = {
  settings(userId: number): Promise<IntegrationSettings>
  /** Logs in at the board and, only if it lets us in, keeps the account with password and session sealed. */
  connect(
    userId: number,
    credentials: BoardCredentials,
  ): Promise<{ olj_email: string; integration_id: number }>
  /** Turns the bringing over of the board's states on or off, with or without a connected account. */
  setSync(userId: number, isOn: boolean, integrationId?: number | null): Promise<IntegrationSettings>
  disconnect(userId: number, id: number): Promise<void>
  /** Forgets whatever account is connected: for when nobody knows who connected it. */
  forget(tx: Tx, userId: number): Promise<void>
  /** The connected account's e-mail address, null without one. */
  connectedAs(connection: Connection, userId: number): Promise<string | null>
  /**
   * Lets `use` act at the board as this seeker; every such use is logged where the seeker sees it. A
   * session the board has ended is renewed once with the sealed password and `use` runs again, unless
   * it may have been delivered. Throws what `use` throws, a BoardProblem 'credentials' when the renewal is
   * refused, and a Problem 'integration-required' where nothing is connected.
   */
  withSession<T>(
    userId: number,
    purpose: Exclude<Purpose, 'verify'>,
    use: (session: BoardSession, boardEmail: string) => Promise<T>,
  ): Promise<T>
  /** Deletes the uses that are no longer shown. */
  sweep(): Promise<void>
}

/** Seekers' board accounts: the password leaves its seal only for a login at the board. */
export function createIntegrations({
  db,
  clock,
  secrets,
  board,
  rateLimits,
  boardName,
}: {
  db: Database
  clock: Clock
  secrets: Secrets
  board: Pick<JobBoard, 'login'>
  rateLimits: RateLimits
  boardName: string
}): Integrations {
  const context = (userId: number) => `integration:${userId}`

  /** Logged as begun before anything is opened, so that a use cut short by a crash is still seen. */
  async function logged<T>(userId: number, purpose: Purpose, use: () => Promise<T>): Promise<T> {
    const id = await insertUse(db, { user_id: userId, purpose, outcome: 'started', used_at: clock.now() })
    let result: T
    try {
      result = await use()
    } catch (error) {
      await updateUse(db, id, error instanceof BoardProblem ? error.kind : 'failed')
      throw error
    }
    await updateUse(db, id, 'ok')
    return result
  }

  function openSession(userId: number, held: IntegrationRow): BoardSession | null {
    if (held.sealed_session === null) return null
    try {
      return secrets.open(held.sealed_session, context(userId)) as BoardSession
    } catch {
      return null // Sealed under another key: a new login replaces it.
    }
  }

  function openPassword(userId: number, held: IntegrationRow): string {
    try {
      return secrets.open(held.sealed_password, context(userId))
    } catch (cause) {
      throw new BoardProblem('credentials', 'The kept password can no longer be opened.', { cause })
    }
  }

  async function renewSession(userId: number, held: IntegrationRow): Promise<BoardSession> {
    const session = await logIn({ email: held.board_email, password: openPassword(userId, held) })
    await updateSession(db, held, secrets.seal(session, context(userId)))
    return session
  }

  /** A login sends no application, whatever becomes of it. */
  async function logIn(credentials: BoardCredentials): Promise<BoardSession> {
    try {
      return await board.login(credentials)
    } catch (error) {
      throw error instanceof BoardProblem ? error.with({ delivered: 'no' }) : error
    }
  }

  async function settings(userId: number): Promise<IntegrationSettings> {
    const [held, sync = true, uses] = await Promise.all([
      findIntegration(db, userId),
      findSync(db, userId),
      listUses(db, userId, USES_SHOWN),
    ])
    return {
      olj_email: held?.board_email ?? '',
      olj_sync_applications: sync,
      integration_id: held?.id ?? null,
      integrations: held
        ? [{ id: held.id, type: 'olj', email: held.board_email, is_active: true, sync_enabled: sync }]
        : [],
      provider: boardName,
      // The column's check constraint holds exactly the purposes.
      uses: uses.map((use) => ({
        purpose: use.purpose as Purpose,
        outcome: use.outcome,
        used_at: use.used_at.toISOString(),
      })),
      needs_attention: null,
      sync: { last_synced_at: null, problem: null, next_at: null },
      apply_points: null,
    }
  }

  return {
    settings,

    async connect(userId, { email, password }) {
      const seekerBucket = `connect-seeker:${userId}`
      const accountBucket = bucketOf(secrets, 'connect-board', email.toLowerCase())
      await rateLimits.count(seekerBucket, ATTEMPTS_PER_SEEKER)
      await rateLimits.count(accountBucket, ATTEMPTS_PER_BOARD_ACCOUNT)
      const session = await logged(userId, 'verify', () => logIn({ email, password })).catch(
        (error: unknown) => {
          throw error instanceof BoardProblem ? connectRefusal(error) : error
        },
      )
      // Only failures count. Of her own she gets back no more than this one: whoever has a board account of her own
      // could else empty the count between guesses at another.
      await rateLimits.giveBack(seekerBucket)
      await rateLimits.forget(accountBucket)
      const account = {
        board_email: email,
        sealed_password: secrets.seal(password, context(userId)),
        sealed_session: secrets.seal(session, context(userId)),
      }
      const { id } = await upsertIntegration(db, userId, account, clock.now())
      return { olj_email: email, integration_id: id }
    },

    async setSync(userId, isOn, integrationId) {
      if (integrationId) {
        const held = await findIntegration(db, userId)
        if (held?.id !== integrationId) throw notFound('integration')
      }
      await upsertSync(db, userId, isOn, clock.now())
      return settings(userId)
    },

    async disconnect(userId, id) {
      if (!(await deleteIntegration(db, userId, id))) throw notFound('integration')
    },

    forget: (tx, userId) => deleteIntegrations(tx, userId),

    async connectedAs(connection, userId) {
      return (await findIntegration(connection, userId))?.board_email ?? null
    },

    async withSession(userId, purpose, use) {
      const held = await findIntegration(db, userId)
      if (!held) throw new Problem('integration-required', connectFirst(boardName))
      return logged(userId, purpose, async () => {
        const session = openSession(userId, held)
        if (session !== null) {
          try {
            return await use(session, held.board_email)
          } catch (error) {
            const isEnded = error instanceof BoardProblem && error.kind === 'session'
            if (!isEnded || error.delivered !== 'no') throw error
          }
        }
        return use(await renewSession(userId, held), held.board_email)
      })
    },

    sweep: () => deleteOldUses(db, USES_SHOWN),
  }
}
