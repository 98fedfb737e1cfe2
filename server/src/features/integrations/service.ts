import { outcomeWords } from '@hanap/contract/applications/apply-outcome-words'
import { explainOutcome } from '@hanap/contract/applications/explain-outcome'
import {
  BOARD_ACCOUNT,
  type IntegrationSettings,
  type IntegrationUse,
  USES_PER_PAGE,
} from '@hanap/contract/applications/integrations'
import { asSaid } from '@hanap/contract/says/fill'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { bucketOf, type Secrets } from '../../lib/secrets/secrets.ts'
import { type BoardCredentials, BoardProblem, type JobBoard } from '../../outside/job-board/port.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Mails } from '../mails/service.ts'
import type { Notifications } from '../notifications/service.ts'
import type { Sessions } from '../sessions/service.ts'
import { createBoardSessions, type UseSession } from './board-sessions/service.ts'
import { createHealth, describeHealth } from './health/service.ts'
import { ATTEMPTS_PER_BOARD_ACCOUNT, ATTEMPTS_PER_SEEKER, connectRefusal, keptSince } from './rules.ts'
import {
  countUses,
  deleteIntegration,
  deleteIntegrations,
  deleteUsesBefore,
  findIntegration,
  findSync,
  type IntegrationRow,
  listUses,
  type Purpose,
  upsertIntegration,
  upsertSync,
} from './store.ts'
import { createSyncTurns, type SyncTurns } from './sync-turns/service.ts'
import type { DueTurn } from './sync-turns/store.ts'

export type { DueTurn }

export type Integrations = {
  settings(userId: number): Promise<IntegrationSettings>
  /** Pages from 1, newest first; `count` is the total. */
  uses(userId: number, page: number): Promise<{ count: number; results: IntegrationUse[] }>
  /**
   * On success, stores the account with sealed password and session. Throws a 401 if the asking session ended
   * meanwhile: a thief who was logged out leaves no account behind.
   * @param asking without a session if no person asks
   */
  connect(
    asking: { id: number; sessionId?: number },
    credentials: BoardCredentials,
  ): Promise<{ olj_email: string; integration_id: number }>
  /** Works without a connected account too. */
  setSync(userId: number, isOn: boolean, integrationId?: number | null): Promise<IntegrationSettings>
  isSyncOn(userId: number): Promise<boolean>
  disconnect(userId: number, id: number): Promise<void>
  /** Deletes an account that may be an intruder's. */
  forget(tx: Tx, userId: number): Promise<void>
  /** The account's email at the board; null without one. */
  connectedAs(connection: Connection, userId: number): Promise<string | null>
  /**
   * Logs the use for the seeker. Renews an expired session once, and retries `use` unless it may have been delivered.
   * Throws what `use` throws, BoardProblem 'credentials' if renewal is refused, 'integration-required' without an
   * account. `unattended`: no person waits, so a refused account is not tried.
   */
  withSession<T>(
    userId: number,
    purpose: Exclude<Purpose, 'verify'>,
    use: UseSession<T>,
    options?: { unattended?: boolean },
  ): Promise<T>
  /** For a sync that the seeker asked for; stores its outcome. */
  sync<T>(userId: number, use: UseSession<T>): Promise<T>
  /**
   * Does nothing if syncs are off, the account has changed, or the board refuses. Stores a BoardProblem instead of
   * throwing.
   */
  syncInTurn(turn: DueTurn, use: UseSession<unknown>): Promise<void>
  planSync: SyncTurns['plan']
  takeTurns: SyncTurns['take']
  /** Null if the board showed no balance. */
  sawPoints(
    connection: Connection,
    of: { userId: number; boardEmail: string },
    points: number | null,
  ): Promise<void>
  /** Deletes uses older than a year. */
  sweep(): Promise<void>
}

export function createIntegrations(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  board: Pick<JobBoard, 'login' | 'name'>
  rateLimits: RateLimits
  accounts: Pick<Accounts, 'user'>
  notifications: Pick<Notifications, 'tell'>
  mails: Pick<Mails, 'queue'>
  sessions: Pick<Sessions, 'require'>
}): Integrations {
  const { db, clock, secrets, rateLimits, board } = given
  const health = createHealth(given)
  const turns = createSyncTurns(given)
  const boardSessions = createBoardSessions({ ...given, health })

  async function heldBy(userId: number): Promise<IntegrationRow> {
    const held = await findIntegration(db, userId)
    if (!held) throw new Problem('integration-required', asSaid(connectFirst.error))
    return held
  }
  const connectFirst = explainOutcome(
    { delivered: 'no', kind: 'not-connected' },
    { errand: 'sync', name: board.name },
    outcomeWords,
  )
  const isSyncOn = async (userId: number) => (await findSync(db, userId)) ?? true

  async function listPage(userId: number, page: number) {
    const wanted = { limit: USES_PER_PAGE, offset: (page - 1) * USES_PER_PAGE }
    const [count, rows] = await Promise.all([countUses(db, userId), listUses(db, userId, wanted)])
    return { count, results: rows.map((use) => ({ ...use, used_at: use.used_at.toISOString() })) }
  }

  async function settings(userId: number): Promise<IntegrationSettings> {
    const [held, sync, uses] = await Promise.all([
      findIntegration(db, userId),
      isSyncOn(userId),
      listPage(userId, 1),
    ])
    return {
      olj_email: held?.board_email ?? '',
      olj_sync_applications: sync,
      integration_id: held?.id ?? null,
      integrations: held
        ? [{ id: held.id, type: BOARD_ACCOUNT, email: held.board_email, is_active: true, sync_enabled: sync }]
        : [],
      provider: board.name,
      uses: uses.results,
      uses_count: uses.count,
      ...describeHealth(held, sync),
    }
  }

  async function syncWith<T>(userId: number, held: IntegrationRow, use: UseSession<T>): Promise<T> {
    try {
      const result = await boardSessions.use(userId, held, 'sync', use)
      await health.synced(userId, held)
      return result
    } catch (error) {
      if (error instanceof BoardProblem) await health.notSynced(userId, held, error)
      throw error
    }
  }

  return {
    settings,
    uses: listPage,
    isSyncOn,

    async connect({ id: userId, sessionId }, credentials) {
      const seekerBucket = `connect-seeker:${userId}`
      const accountBucket = bucketOf(secrets, 'connect-board', credentials.email.toLowerCase())
      await rateLimits.count(seekerBucket, ATTEMPTS_PER_SEEKER)
      await rateLimits.count(accountBucket, ATTEMPTS_PER_BOARD_ACCOUNT)
      const account = await boardSessions.verify(userId, credentials).catch((error: unknown) => {
        throw error instanceof BoardProblem ? connectRefusal(error) : error
      })
      // Only failures count. Gives back just this attempt: else a login to an own board account would reset the count
      // between guesses at another's.
      await rateLimits.giveBack(seekerBucket)
      await rateLimits.forget(accountBucket)
      const id = await db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        if (sessionId !== undefined) await given.sessions.require(tx, { id: userId, sessionId })
        const kept = await upsertIntegration(tx, userId, account, clock.now())
        await turns.plan(tx, userId)
        return kept.id
      })
      return { olj_email: account.board_email, integration_id: id }
    },

    async setSync(userId, isOn, integrationId) {
      if (integrationId) {
        const held = await findIntegration(db, userId)
        if (held?.id !== integrationId) throw notFound('integration')
      }
      await db.transaction().execute(async (tx) => {
        await upsertSync(tx, userId, isOn, clock.now())
        await (isOn ? turns.plan(tx, userId) : turns.drop(tx, userId))
      })
      return settings(userId)
    },

    async disconnect(userId, id) {
      if (!(await deleteIntegration(db, userId, id))) throw notFound('integration')
    },

    forget: (tx, userId) => deleteIntegrations(tx, userId),

    async connectedAs(connection, userId) {
      return (await findIntegration(connection, userId))?.board_email ?? null
    },

    async withSession(userId, purpose, use, { unattended = false } = {}) {
      const held = await heldBy(userId)
      if (unattended && held.trouble) {
        throw new BoardProblem('credentials', 'The account waits for its seeker to connect it again.')
      }
      return boardSessions.use(userId, held, purpose, use)
    },

    sync: async (userId, use) => syncWith(userId, await heldBy(userId), use),

    async syncInTurn({ user_id: userId, integration_id: integrationId }, use) {
      const held = await findIntegration(db, userId)
      if (held?.id !== integrationId || held.trouble || !(await isSyncOn(userId))) return
      try {
        await syncWith(userId, held, use)
      } catch (error) {
        if (!(error instanceof BoardProblem)) throw error
      }
    },

    planSync: turns.plan,
    takeTurns: turns.take,
    sawPoints: health.sawPoints,
    sweep: () => deleteUsesBefore(db, keptSince(clock.now())),
  }
}
