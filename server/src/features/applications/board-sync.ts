import type { Database } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid } from '../../lib/problem.ts'
import { BoardProblem, type BoardThread, boardSource, type JobBoard } from '../../outside/job-board/port.ts'
import type { Enqueue } from '../../tasks/queue.ts'
import type { DueTurn, Integrations } from '../integrations/service.ts'
import { notSynced } from './board-refusals.ts'
import {
  isSetBySeeker,
  listOnBoard,
  listWaiting,
  type OnBoardRow,
  updateBoardWord,
} from './board-sync-store.ts'
import { openStatuses, statusAfterWord } from './board-words.ts'
import { eventsOf, statusNews } from './events.ts'
import type { RecordSending } from './recording.ts'
import { asProblem } from './refusals.ts'
import { isOnItsWay } from './sending-rules.ts'
import { findApplication, insertEvents, lockOwn } from './store.ts'
import { syncBoard } from './tasks.ts'

/** How long after it was sent an employer may still answer. */
const OPEN_MS = 60 * 24 * 60 * 60 * 1000

const BY_HAND = {
  max: 6,
  windowSeconds: 3600,
  text: 'You have synced several times in the last hour. Please try again later.',
}
const SWITCHED_OFF = 'Turn on Sync applications first'

export type BoardSync = {
  /** Brings over now what the board says; answers how many applications have changed. Throws a Problem with details. */
  syncNow(userId: number): Promise<number>
  /** Enqueues a sync for everyone whose turn has come; the work of the task syncBoards. */
  beginTurns(): Promise<void>
  /** The work of the task syncBoard. A board that does not answer changes nothing but what is said of the sync. */
  takeTurn(turn: DueTurn): Promise<void>
}

/** Brings over what the board's sent list says of seekers' applications. */
export function createBoardSync(given: {
  db: Database
  clock: Clock
  board: Pick<JobBoard, 'listSent'>
  integrations: Pick<Integrations, 'connectedAs' | 'isSyncOn' | 'sync' | 'takeTurns' | 'syncInTurn'>
  record: RecordSending
  rateLimits: RateLimits
  enqueue: Enqueue
  boardName: string
  boardUrl: string
}): BoardSync {
  const { db, clock, board, integrations, record, rateLimits, enqueue, boardName, boardUrl } = given

  /** Reads the whole list before anything is written; what is missing from it changes nothing. */
  async function bringOver(userId: number, threads: BoardThread[], boardEmail: string): Promise<number> {
    // Disconnected meanwhile: what that account has is no longer ours to know.
    if ((await integrations.connectedAs(db, userId)) !== boardEmail) return 0
    const bySource = new Map(threads.map((thread) => [thread.sourceId, thread]))
    let changed = 0
    for (const row of await listOnBoard(db, userId, boardSource)) {
      const thread = bySource.get(row.source_id)
      // Sent with another account, it is not this list's.
      if (!thread || (row.sent_letter && row.sent_letter.board_email !== boardEmail)) continue
      const hasArrived = await settle(row)
      // Only what was sent has a status to move on.
      const hasMoved = await takeWord(userId, row, thread)
      if (hasArrived || hasMoved) changed += 1
    }
    return changed
  }

  /** The list is proof for a sending whose end is not known, and for one that was given up. */
  async function settle(listed: OnBoardRow): Promise<boolean> {
    const age = clock.now().getTime() - listed.send_started_at.getTime()
    if (listed.send_state === 'sent' || isOnItsWay(listed.send_state, age)) return false
    const row = await findApplication(db, listed.id)
    if (!row) return false
    // Given up as not sent it may well be there by hand, and with other words than the letter kept here.
    const alreadyThere = row.send_state === 'failed'
    return record(row, { state: 'sent', source: 'hanap', problem: null, nextLookAt: null, alreadyThere })
  }

  /** A word that the board has not said before may move the application on. @returns true where it did */
  async function takeWord(userId: number, row: OnBoardRow, { boardStatus: word }: BoardThread) {
    if (word === null || word === row.board_status) return false
    return db.transaction().execute(async (tx) => {
      const held = await lockOwn(tx, userId, row.id)
      if (!held || held.board_status === word || held.send_state !== 'sent') return false
      const now = clock.now()
      const setBySeeker = await isSetBySeeker(tx, row.id)
      const status = statusAfterWord({ status: held.status, setBySeeker }, word)
      await updateBoardWord(tx, row.id, word, status && { status, updated_at: now })
      if (status === null) return false
      await insertEvents(tx, eventsOf({ id: row.id, source: 'board', now }, statusNews(held, status)))
      return true
    })
  }

  const readSent =
    (userId: number): Parameters<typeof integrations.sync<number>>[1] =>
    async (session, boardEmail) =>
      bringOver(userId, await board.listSent(session), boardEmail)

  return {
    async syncNow(userId) {
      if (!(await integrations.isSyncOn(userId))) throw invalid({ olj_sync_applications: SWITCHED_OFF })
      await rateLimits.count(`sync-board:${userId}`, BY_HAND)
      try {
        return await integrations.sync(userId, readSent(userId))
      } catch (error) {
        if (!(error instanceof BoardProblem)) throw error
        throw asProblem(notSynced(error, boardName, boardUrl), error)
      }
    },

    beginTurns() {
      const since = new Date(clock.now().getTime() - OPEN_MS)
      const open = { source: boardSource, statuses: openStatuses, since }
      return integrations.takeTurns({
        listWaiting: (tx, userIds) => listWaiting(tx, userIds, open),
        begin: (tx, turn) => enqueue(tx, syncBoard, turn),
      })
    },

    takeTurn: (turn) => integrations.syncInTurn(turn, readSent(turn.user_id)),
  }
}
