import type { Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import type { BoardListPage, JobBoard } from '../../outside/job-board/port.ts'
import type { Run } from './run-store.ts'

/** What a run of the board is carried out with. */
export type BoardRun = {
  db: Database
  clock: Clock
  source: string
  board: Pick<JobBoard, 'listPage' | 'listing'>
  /** Asks the board with patience: see board-patience.ts. */
  ask: <T>(call: () => Promise<T>) => Promise<T>
  /** Takes in the board's vocabulary of skills; never fails, since no listing depends on it. */
  keepSkills: (skills: BoardListPage['skills']) => Promise<void>
  /** Requests at once. */
  atOnce: number
  run: Run
  signal: AbortSignal
  /** Believe the board when more than half of what we hold is missing from its list. */
  acceptRemovals: boolean
  report: (progress: Progress) => void
}

/** How far a run is, in listings, or in bytes of a file; `total` is null while nobody knows. */
export type Progress = { phase: 'lists' | 'details' | 'file'; done: number; total: number | null }

/** Where a list page ends, counted in listings. */
export const endOf = (offset: number, page: BoardListPage) => offset + page.cards.length + page.unreadable
