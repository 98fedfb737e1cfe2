import type { ApplyOutcome, Delivered } from '@hanap/contract/applications/apply-outcome'
import { messageToBoard } from '@hanap/contract/letters/cover-letters'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { Problem } from '../../../lib/problem.ts'
import { BoardProblem, type BoardSession, type JobBoard } from '../../../outside/job-board/port.ts'
import type { Enqueue } from '../../../tasks/queue.ts'
import type { Imports } from '../../imports/service.ts'
import type { Integrations } from '../../integrations/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import { type Change, createRecording } from '../recording/service.ts'
import { type Outcomes, sendStateOf } from '../rules/outcomes.ts'
import { type ApplicationRow, findApplication, listUnsettled, type SentLetter } from '../store.ts'
import { settleApplication } from '../tasks.ts'
import { judgeSending, type Sight } from './rules.ts'

export type Sending = {
  /** Delivers once. Throws the seeker's Problem unless the board has it. */
  deliver(row: ApplicationRow): Promise<{ row: ApplicationRow; outcome: Delivered }>
  settle(applicationId: number): Promise<void>
  settleUnfinished(): Promise<void>
}

/** `pointsLeft`: null if the board showed no balance. */
type End = { outcome: ApplyOutcome; source: 'board' | 'hanap'; pointsLeft: number | null; cause?: unknown }

const INTERRUPTED = { delivered: 'no', kind: 'interrupted' } as const
const BROKE_OFF = { delivered: 'maybe', kind: 'down' } as const
const NOT_THERE = { delivered: 'no', kind: 'not-there' } as const
const GIVEN_UP = { delivered: 'maybe', kind: 'given-up' } as const
const FOUND: Delivered = { delivered: 'yes', already_there: false }

/**
 * The row 'sending' is committed first. After a crash, a cut or a timeout the board is checked; nothing is resent
 * automatically.
 */
export function createSending({
  db,
  clock,
  board,
  outcomes,
  integrations,
  imports,
  notifications,
  enqueue,
}: {
  db: Database
  clock: Clock
  board: Pick<JobBoard, 'apply' | 'findSent' | 'sourceId'>
  outcomes: Outcomes
  integrations: Pick<Integrations, 'withSession' | 'planSync' | 'sawPoints'>
  imports: Pick<Imports, 'takeDown'>
  notifications: Pick<Notifications, 'tell'>
  enqueue: Enqueue
}): Sending {
  const record = createRecording({ db, clock, notifications, integrations })
  const reference = ({ sent_job }: ApplicationRow) => ({ sourceId: sent_job.source_id, url: sent_job.url })

  /** Applications this process is sending. Many may queue for a board that wants pauses. */
  const inFlight = new Set<number>()

  async function look(row: ApplicationRow): Promise<Sight> {
    const findSent = (session: BoardSession, email: string) => {
      requireSender(row, email)
      return board.findSent(session, reference(row))
    }
    try {
      // Periodic checks with an outdated password would lock the account.
      const sent = await integrations.withSession(row.user_id, 'check', findSent, { unattended: true })
      if (sent) return 'found'
      return inFlight.has(row.id) ? 'unanswered' : 'absent'
    } catch {
      return 'unanswered' // A failed look proves nothing either way; withSession already logged it.
    }
  }

  async function send(row: ApplicationRow): Promise<End> {
    const { subject, content } = letterOf(row)
    const message = messageToBoard(content, row.sent_resume?.text ?? '')
    const application = { ...reference(row), subject, message, points: row.points }
    // Recorded apart from withSession's outcome: the database can fail before and after the board's call.
    let end: End = failed(INTERRUPTED)
    const handOver = async (session: BoardSession, email: string) => {
      requireSender(row, email)
      try {
        const { alreadyThere, pointsLeft } = await board.apply(session, application)
        end = { outcome: { delivered: 'yes', already_there: alreadyThere }, source: 'board', pointsLeft }
      } catch (error) {
        end = failed(BROKE_OFF, error)
        throw error
      }
    }
    try {
      await integrations.withSession(row.user_id, 'apply', handOver)
    } catch (error) {
      if (end.outcome.delivered === 'no') end = failed(INTERRUPTED, error)
    }
    if (end.outcome.delivered !== 'maybe' || (await look(row)) !== 'found') return end
    return { outcome: FOUND, source: 'hanap', pointsLeft: null }
  }

  async function lookAndRecord(row: ApplicationRow) {
    const sight = await look(row)
    const now = clock.now()
    const url = row.sent_job.url
    const verdict = judgeSending(row.send_state, now.getTime() - row.send_started_at.getTime(), sight)
    const change = { state: verdict.state, source: 'hanap' as const, nextLookAt: null }
    if (verdict.state === 'sent') return record(row, { ...change, problem: null })
    if (verdict.state === 'failed')
      return record(row, { ...change, problem: outcomes.details(NOT_THERE, url) })
    const pause = verdict.againAfterSeconds
    if (pause === null) return record(row, { ...change, problem: outcomes.details(GIVEN_UP, url) })
    // The sending's own problem tells more than a check that found nothing.
    const problem =
      verdict.state === 'unknown' ? (row.send_problem ?? outcomes.details(BROKE_OFF, url)) : null
    const nextLookAt = new Date(now.getTime() + pause * 1000)
    return record(row, { ...change, problem, nextLookAt }, (tx) =>
      enqueue(tx, settleApplication, { application_id: row.id }, { afterSeconds: pause }),
    )
  }

  return {
    async deliver(row) {
      inFlight.add(row.id)
      const end = await send(row).finally(() => inFlight.delete(row.id))
      const { outcome, source, pointsLeft } = end
      const { url } = row.sent_job
      const change: Change = {
        state: sendStateOf(outcome),
        source,
        problem: outcome.delivered === 'yes' ? null : outcomes.details(outcome, url),
        nextLookAt: row.next_look_at,
        alreadyThere: outcome.delivered === 'yes' && outcome.already_there,
        isAwaited: true,
      }
      const of = { userId: row.user_id, boardEmail: letterOf(row).board_email }
      await record(row, change, (tx) => integrations.sawPoints(tx, of, pointsLeft))
      // The listing is gone for all seekers: no other should apply in vain.
      if (outcome.delivered === 'no' && outcome.kind === 'gone')
        await imports.takeDown({ source: board.sourceId, sourceId: row.sent_job.source_id })
      const settled = await findApplication(db, row.id)
      // A concurrent check may have found it already.
      if (outcome.delivered === 'yes') return { row: settled ?? row, outcome }
      if (settled?.send_state === 'sent') return { row: settled, outcome: FOUND }
      throw outcomes.problem(outcome, url, { cause: end.cause })
    },

    async settle(applicationId) {
      const row = await findApplication(db, applicationId)
      // Null once settled; later if a newer check replaced this one.
      if (row?.next_look_at && row.next_look_at <= clock.now()) await lookAndRecord(row)
    },

    async settleUnfinished() {
      for (const row of await listUnsettled(db)) await lookAndRecord(row)
    },
  }
}

/** @param otherwise the outcome if the error does not tell */
function failed(otherwise: ApplyOutcome, error?: unknown): End {
  const end = { source: 'hanap', cause: error } as const
  if (error instanceof BoardProblem) return { ...end, outcome: error.outcome, pointsLeft: error.pointsLeft }
  // Disconnected since the check.
  const isDisconnected = error instanceof Problem && error.code === 'integration-required'
  return {
    ...end,
    outcome: isDisconnected ? { delivered: 'no', kind: 'not-connected' } : otherwise,
    pointsLeft: null,
  }
}

/** Only the account that applied: another account's sent list proves nothing. */
function requireSender(row: ApplicationRow, email: string) {
  if (email !== letterOf(row).board_email) {
    throw new BoardProblem({ refused: 'other-account' }, 'You connected another Online Jobs Portal account.')
  }
}

/** A check constraint guarantees the letter. */
function letterOf({ id, sent_letter }: ApplicationRow): SentLetter {
  if (!sent_letter) throw new Error(`Application ${id} was not made here`)
  return sent_letter
}
