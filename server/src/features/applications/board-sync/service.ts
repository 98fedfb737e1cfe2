import * as boardSays from '@hanap/contract/says/board'
import type { Database, Tx } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import { invalid } from '../../../lib/problem.ts'
import { BoardProblem, type BoardThread, type JobBoard } from '../../../outside/job-board/port.ts'
import type { Enqueue } from '../../../tasks/queue.ts'
import type { DueTurn, Integrations } from '../../integrations/service.ts'
import { type BoardNews, type TellNews } from '../board-news/service.ts'
import { isOnItsWay } from '../delivery/rules.ts'
import { eventsOf, statusNews } from '../events/service.ts'
import type { RecordSending } from '../recording/service.ts'
import type { Outcomes } from '../rules/outcomes.ts'
import { findApplication, insertEvents, lockOwn } from '../store.ts'
import { syncBoard } from '../tasks.ts'
import { isNews, isReply, openStatuses, statusAfterWord } from './rules.ts'
import {
  holdSeeker,
  isSetBySeeker,
  listOnBoard,
  listWaiting,
  type OnBoardRow,
  updateBoardWord,
} from './store.ts'

/** How long after sending an employer may still answer. */
const OPEN_MS = 60 * 24 * 60 * 60 * 1000

const BY_HAND = {
  max: 6,
  windowSeconds: 3600,
  text: boardSays.manySyncs,
}
const SWITCHED_OFF = boardSays.syncOff

export type BoardSync = {
  /** Returns how many applications changed. Throws a Problem with details. */
  syncNow(userId: number): Promise<number>
  beginTurns(): Promise<void>
  /** If the board does not answer, only the sync's status changes. */
  takeTurn(turn: DueTurn): Promise<void>
}

export function createBoardSync(given: {
  db: Database
  clock: Clock
  board: Pick<JobBoard, 'listSent' | 'sourceId' | 'url'>
  outcomes: Outcomes
  integrations: Pick<Integrations, 'connectedAs' | 'isSyncOn' | 'sync' | 'takeTurns' | 'syncInTurn'>
  record: RecordSending
  tellNews: TellNews
  rateLimits: RateLimits
  enqueue: Enqueue
}): BoardSync {
  const { db, clock, board, outcomes, integrations, record, tellNews, rateLimits, enqueue } = given

  /** Applications missing from the list stay unchanged. */
  async function bringOver(userId: number, threads: BoardThread[], boardEmail: string): Promise<number> {
    // Disconnected meanwhile: no longer ours to read.
    if ((await integrations.connectedAs(db, userId)) !== boardEmail) return 0
    const bySource = new Map(threads.map((thread) => [thread.sourceId, thread]))
    const found = (await listOnBoard(db, userId, board.sourceId)).flatMap((row) => {
      const thread = bySource.get(row.source_id)
      // Sent with another account, it is not in this list.
      const isTheirs = !row.sent_letter || row.sent_letter.board_email === boardEmail
      return thread && isTheirs ? [{ row, word: thread.boardStatus }] : []
    })
    const changed = new Set<number>()
    for (const { row } of found) if (await settle(row)) changed.add(row.id)
    // After settling: only sent applications take a status.
    for (const id of await takeWords(userId, found)) changed.add(id)
    return changed.size
  }

  /** The list proves that an unknown or failed sending arrived. */
  async function settle(listed: OnBoardRow): Promise<boolean> {
    const age = clock.now().getTime() - listed.send_started_at.getTime()
    if (listed.send_state === 'sent' || isOnItsWay(listed.send_state, age)) return false
    const row = await findApplication(db, listed.id)
    if (!row) return false
    // After a failure the seeker may have applied by hand, with another text.
    const alreadyThere = row.send_state === 'failed'
    return record(row, { state: 'sent', source: 'hanap', problem: null, nextLookAt: null, alreadyThere })
  }

  /** In one transaction. @returns the applications whose status changed */
  async function takeWords(userId: number, found: { row: OnBoardRow; word: string | null }[]) {
    const said = found.flatMap(({ row, word }) =>
      word === null || word === row.board_status ? [] : [{ id: row.id, word }],
    )
    if (said.length === 0) return []
    return db.transaction().execute(async (tx) => {
      const seeker = await holdSeeker(tx, userId)
      if (!seeker) return []
      const news: BoardNews[] = []
      for (const { id, word } of said) {
        const taken = await takeWord(tx, userId, id, word)
        if (taken) news.push(taken)
      }
      await tellNews(
        tx,
        seeker,
        news.filter(({ word, status }) => isNews(word, status)),
      )
      return news.flatMap(({ application, status }) => (status === null ? [] : [application.id]))
    })
  }

  async function takeWord(tx: Tx, userId: number, id: number, word: string): Promise<BoardNews | undefined> {
    const held = await lockOwn(tx, userId, id)
    if (!held || held.board_status === word || held.send_state !== 'sent') return undefined
    const now = clock.now()
    const setBySeeker = await isSetBySeeker(tx, id)
    const status = statusAfterWord({ status: held.status, setBySeeker }, word)
    const change = status && { status, updated_at: now }
    await updateBoardWord(tx, id, word, change, isReply(word) ? now : null)
    if (status !== null) {
      await insertEvents(tx, eventsOf({ id, source: 'board', now }, statusNews(held, status)))
    }
    return { application: held, word, status }
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
        throw outcomes.problem(error.outcome, board.url, { errand: 'sync', cause: error })
      }
    },

    beginTurns() {
      const since = new Date(clock.now().getTime() - OPEN_MS)
      const open = { source: board.sourceId, statuses: openStatuses, since }
      return integrations.takeTurns({
        listWaiting: (tx, userIds) => listWaiting(tx, userIds, open),
        begin: (tx, turn) => enqueue(tx, syncBoard, turn),
      })
    },

    takeTurn: (turn) => integrations.syncInTurn(turn, readSent(turn.user_id)),
  }
}
