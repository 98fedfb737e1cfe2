import { messageToBoard } from '@hanap/contract/cover-letters'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { Problem } from '../../../lib/problem.ts'
import {
  BoardProblem,
  type BoardSent,
  type BoardSession,
  type JobBoard,
} from '../../../outside/job-board/port.ts'
import type { Enqueue } from '../../../tasks/queue.ts'
import type { Imports } from '../../imports/service.ts'
import type { Integrations } from '../../integrations/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import { type Change, createRecording } from '../recording/service.ts'
import { notSent } from '../rules/board-refusals.ts'
import {
  asProblem,
  integrationRequired,
  mayHaveBeenSent,
  neverFoundOut,
  neverHandedOver,
  notSentAfterAll,
  type Refusal,
} from '../rules/refusals.ts'
import { type ApplicationRow, findApplication, listUnsettled, type SentLetter } from '../store.ts'
import { settleApplication } from '../tasks.ts'
import { judgeSending, type Sight } from './rules.ts'

export type Sending = {
  /**
   * Delivers a claimed application once and records the outcome; throws the seeker's Problem unless the board has it.
   * `alreadyThere`: the board had one before.
   */
  deliver(row: ApplicationRow): Promise<{ row: ApplicationRow; alreadyThere: boolean }>
  settle(applicationId: number): Promise<void>
  settleUnfinished(): Promise<void>
}

type Outcome =
  | { state: 'sent'; source: 'board' | 'hanap'; alreadyThere: boolean; pointsLeft: number | null }
  | { state: 'failed' | 'unknown'; refusal: Refusal; cause: unknown }

/**
 * Delivers applications to the board. The row 'sending' is committed first; after a crash, cut or timeout the board is
 * asked. Nothing is sent again by itself.
 */
export function createSending({
  db,
  clock,
  board,
  integrations,
  imports,
  notifications,
  enqueue,
}: {
  db: Database
  clock: Clock
  board: Pick<JobBoard, 'apply' | 'findSent' | 'name' | 'sourceId'>
  integrations: Pick<Integrations, 'withSession' | 'planSync' | 'sawPoints'>
  imports: Pick<Imports, 'takeDown'>
  notifications: Pick<Notifications, 'tell'>
  enqueue: Enqueue
}): Sending {
  const record = createRecording({ db, clock, notifications, integrations })
  const reference = ({ sent_job }: ApplicationRow) => ({ sourceId: sent_job.source_id, url: sent_job.url })

  /** Acts only as the account the application belongs to: another one's sent list would prove nothing. */
  const asSender = <T>(
    row: ApplicationRow,
    purpose: 'apply' | 'check',
    use: (session: BoardSession) => Promise<T>,
  ) => {
    const act = (session: BoardSession, email: string) => {
      if (email !== letterOf(row).board_email) {
        throw new BoardProblem('refused', 'Another board account is connected now.')
      }
      return use(session)
    }
    // Looks come round by themselves: with a password that is wrong by now they would only lock the account.
    return integrations.withSession(row.user_id, purpose, act, { unattended: purpose === 'check' })
  }

  /** What this process is sending now: many seekers may wait for a turn at a board that wants pauses. */
  const inFlight = new Set<number>()

  async function look(row: ApplicationRow): Promise<Sight> {
    try {
      const sent = await asSender(row, 'check', (session) => board.findSent(session, reference(row)))
      if (sent) return 'found'
      return inFlight.has(row.id) ? 'unanswered' : 'absent'
    } catch {
      return 'unanswered' // Whatever the reason: it proves nothing, and the use's outcome is logged.
    }
  }

  async function send(row: ApplicationRow): Promise<Outcome> {
    const { subject, content } = letterOf(row)
    const message = messageToBoard(content, row.sent_resume?.text ?? '')
    const application = { ...reference(row), subject, message, points: row.points }
    // Kept apart from how the use of the session ended: the database can fail before and after the board was asked.
    const known: { mayHaveIt: boolean; answer: BoardSent | null } = { mayHaveIt: false, answer: null }
    let trouble: unknown
    try {
      await asSender(row, 'apply', async (session) => {
        known.mayHaveIt = true
        try {
          known.answer = await board.apply(session, application)
        } catch (error) {
          known.mayHaveIt = !(error instanceof BoardProblem) || error.delivered !== 'no'
          throw error
        }
      })
    } catch (error) {
      trouble = error
    }
    if (known.answer) {
      const { alreadyThere, pointsLeft } = known.answer
      return { state: 'sent', source: 'board', alreadyThere, pointsLeft }
    }
    if (!known.mayHaveIt) return { state: 'failed', refusal: whyNotSent(row, trouble), cause: trouble }
    if ((await look(row)) === 'found')
      return { state: 'sent', source: 'hanap', alreadyThere: false, pointsLeft: null }
    return { state: 'unknown', refusal: mayHaveBeenSent(row.sent_job.url, trouble), cause: trouble }
  }

  function whyNotSent({ sent_job: { url } }: ApplicationRow, trouble: unknown): Refusal {
    if (trouble instanceof BoardProblem) return notSent(trouble, board.name, url)
    // Disconnected since the check a moment ago.
    if (trouble instanceof Problem) return integrationRequired(board.name, url)
    return neverHandedOver(url)
  }

  async function lookAndRecord(row: ApplicationRow) {
    const sight = await look(row)
    const now = clock.now()
    const url = row.sent_job.url
    const verdict = judgeSending(row.send_state, now.getTime() - row.send_started_at.getTime(), sight)
    const change = { state: verdict.state, source: 'hanap' as const, nextLookAt: null }
    if (verdict.state === 'sent') return record(row, { ...change, problem: null })
    if (verdict.state === 'failed') return record(row, { ...change, problem: notSentAfterAll(url) })
    const pause = verdict.againAfterSeconds
    if (pause === null) return record(row, { ...change, problem: neverFoundOut(url) })
    // What the sending itself came to says more than a look that found nothing.
    const problem = verdict.state === 'unknown' ? (row.send_problem ?? mayHaveBeenSent(url).details) : null
    const nextLookAt = new Date(now.getTime() + pause * 1000)
    return record(row, { ...change, problem, nextLookAt }, (tx) =>
      enqueue(tx, settleApplication, { application_id: row.id }, { afterSeconds: pause }),
    )
  }

  return {
    async deliver(row) {
      inFlight.add(row.id)
      const outcome = await send(row).finally(() => inFlight.delete(row.id))
      const change: Change = {
        state: outcome.state,
        source: outcome.state === 'sent' ? outcome.source : 'hanap',
        problem: outcome.state === 'sent' ? null : outcome.refusal.details,
        nextLookAt: row.next_look_at,
        alreadyThere: outcome.state === 'sent' && outcome.alreadyThere,
        isAwaited: true,
      }
      const of = { userId: row.user_id, boardEmail: letterOf(row).board_email }
      await record(row, change, (tx) => integrations.sawPoints(tx, of, pointsAfter(outcome)))
      // The board's word on the listing holds for everybody; nobody else need find out by applying.
      const { cause } = outcome.state === 'failed' ? outcome : {}
      if (cause instanceof BoardProblem && cause.kind === 'gone')
        await imports.takeDown({ source: board.sourceId, sourceId: row.sent_job.source_id })
      const settled = await findApplication(db, row.id)
      // A look at the board may have known better and earlier.
      if (outcome.state === 'sent') return { row: settled ?? row, alreadyThere: outcome.alreadyThere }
      if (settled?.send_state === 'sent') return { row: settled, alreadyThere: false }
      throw asProblem(outcome.refusal, outcome.cause)
    },

    async settle(applicationId) {
      const row = await findApplication(db, applicationId)
      // Absent once settled; later where another look has taken its place since this one was asked for.
      if (row?.next_look_at && row.next_look_at <= clock.now()) await lookAndRecord(row)
    },

    async settleUnfinished() {
      for (const row of await listUnsettled(db)) await lookAndRecord(row)
    },
  }
}

/** The balance that the board showed on the way; null where it showed none. */
function pointsAfter(outcome: Outcome): number | null {
  if (outcome.state === 'sent') return outcome.pointsLeft
  return outcome.cause instanceof BoardProblem ? outcome.cause.pointsLeft : null
}

/** What is sent from here has a letter: a check constraint says so. */
function letterOf({ id, sent_letter }: ApplicationRow): SentLetter {
  if (!sent_letter) throw new Error(`Application ${id} was not made here`)
  return sent_letter
}
