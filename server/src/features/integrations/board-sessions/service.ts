import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Secrets } from '../../../lib/secrets/secrets.ts'
import {
  type BoardCredentials,
  BoardProblem,
  type BoardSession,
  type JobBoard,
} from '../../../outside/job-board/port.ts'
import type { Health } from '../health/service.ts'
import { type IntegrationRow, insertUse, type Purpose, updateSession, updateUse } from '../store.ts'

/** Binds the sealed account to its seeker. */
export const boardSealingContext = (userId: number) => `integration:${userId}`

/** @param boardEmail the account used at the board */
export type UseSession<T> = (session: BoardSession, boardEmail: string) => Promise<T>

export type BoardSessions = ReturnType<typeof createBoardSessions>

/** Decrypts the password only for a login at the board, and logs every use. */
export function createBoardSessions(given: {
  db: Database
  clock: Clock
  secrets: Secrets
  board: Pick<JobBoard, 'login'>
  health: Pick<Health, 'letIn' | 'notLetIn'>
}) {
  const { db, clock, secrets, board, health } = given
  /** Logged first, so that a use cut short by a crash is visible. */
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
      return secrets.open(held.sealed_session, boardSealingContext(userId)) as BoardSession
    } catch {
      return null // Sealed under another key: a new login replaces it.
    }
  }

  function openPassword(userId: number, held: IntegrationRow): string {
    try {
      return secrets.open(held.sealed_password, boardSealingContext(userId))
    } catch (cause) {
      throw new BoardProblem('credentials', 'The kept password can no longer be opened.', { cause })
    }
  }

  /** A failed login never delivers an application. */
  async function logIn(credentials: BoardCredentials): Promise<BoardSession> {
    try {
      return await board.login(credentials)
    } catch (error) {
      throw error instanceof BoardProblem ? error.with({ delivered: 'no' }) : error
    }
  }

  async function renewSession(userId: number, held: IntegrationRow): Promise<BoardSession> {
    // A retry would lock its owner out at the board.
    if (held.trouble === 'credentials') {
      throw new BoardProblem('credentials', 'The board has refused the kept password already.')
    }
    try {
      const session = await logIn({ email: held.board_email, password: openPassword(userId, held) })
      await updateSession(db, held, secrets.seal(session, boardSealingContext(userId)))
      return session
    } catch (error) {
      if (error instanceof BoardProblem) await health.notLetIn(userId, held, error)
      throw error
    }
  }

  /** Renews an expired session once; retries `use` unless it may have been delivered. */
  async function act<T>(userId: number, held: IntegrationRow, use: UseSession<T>): Promise<T> {
    const kept = openSession(userId, held)
    if (kept !== null) {
      try {
        const result = await use(kept, held.board_email)
        await health.letIn(held)
        return result
      } catch (error) {
        if (!isLoggedOut(error) || error.delivered !== 'no') throw error
      }
    }
    const session = await renewSession(userId, held)
    try {
      const result = await use(session, held.board_email)
      await health.letIn(held)
      return result
    } catch (error) {
      // Logged out again at once means no access; any other error means access.
      if (isLoggedOut(error)) await health.notLetIn(userId, held, error)
      else await health.letIn(held)
      throw error
    }
  }

  return {
    /** The first login. Throws a BoardProblem. */
    async verify(userId: number, { email, password }: BoardCredentials) {
      const session = await logged(userId, 'verify', () => logIn({ email, password }))
      return {
        board_email: email,
        sealed_password: secrets.seal(password, boardSealingContext(userId)),
        sealed_session: secrets.seal(session, boardSealingContext(userId)),
      }
    },

    use: <T>(
      userId: number,
      held: IntegrationRow,
      purpose: Exclude<Purpose, 'verify'>,
      use: UseSession<T>,
    ): Promise<T> => logged(userId, purpose, () => act(userId, held, use)),
  }
}

const isLoggedOut = (error: unknown): error is BoardProblem =>
  error instanceof BoardProblem && error.kind === 'session'
