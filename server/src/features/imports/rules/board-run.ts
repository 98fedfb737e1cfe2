import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { ListingPages, SourcePage } from '../../../outside/listing-sources/port.ts'
import type { Run } from '../runs/store.ts'

/** What a run of the board is carried out with. */
export type BoardRun = {
  db: Database
  clock: Clock
  source: string
  pages: ListingPages
  /** Asks the board with patience: see board-patience.ts. */
  ask: <T>(call: () => Promise<T>) => Promise<T>
  /** Takes in the board's vocabulary of skills; never fails, since no listing depends on it. */
  keepSkills: (skills: SourcePage['skills']) => Promise<void>
  /** Requests at once. */
  atOnce: number
  run: Run
  signal: AbortSignal
  /** Believe the board when more than half of what we hold is missing from its list, or gone by its pages. */
  acceptRemovals: boolean
  /** Called where the run may be held up, and no request of its own is under way. @param writing what is being written still */
  betweenPages: (writing?: Promise<void>) => Promise<void>
  /** The full run within which a recent one takes place: what the recent one has read, that one need not. */
  within: Run | null
  report: (progress: Progress) => void
}

/** What the board shows is not believed. The run is over; a person has to look. */
export class Doubt extends Error {
  constructor(why: string, done: string) {
    super(`${why} ${done} If it is right, run: npm run jobs:sync -- --full --accept-removals.`)
  }
}

/** A start ends in order, in the middle of the run, because the next one has come round. */
export class HandOver extends Error {
  override message = 'The next import of listings is due, and goes on with this one.'
}

/** How far a run is, in listings, or in bytes of a file; `total` is null while nobody knows. */
export type Progress = { phase: 'lists' | 'details' | 'file'; done: number; total: number | null }

/** Where a list page ends, counted in listings. */
export const endOf = (offset: number, page: SourcePage) => offset + page.cards.length + page.unreadable
