import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { ListingPages, SourcePage } from '../../../outside/listing-sources/port.ts'
import type { Run } from '../runs/store.ts'

export type BoardRun = {
  db: Database
  clock: Clock
  source: string
  pages: ListingPages
  /** See board-patience. */
  ask: <T>(call: () => Promise<T>) => Promise<T>
  /** Never fails, since no listing depends on them. */
  keepSkills: (skills: SourcePage['skills']) => Promise<void>
  atOnce: number
  run: Run
  signal: AbortSignal
  /** Believe a board that lacks over half of what we hold. */
  acceptRemovals: boolean
  /** Called while no request is in flight, so that the run may pause. @param writing the pending write */
  betweenPages: (writing?: Promise<void>) => Promise<void>
  /** The full run around a recent one; it skips what the recent one has read. */
  within: Run | null
  report: (progress: Progress) => void
}

/** The board's answers are not plausible. Ends the run; a person has to check. */
export class Doubt extends Error {
  constructor(why: string, done: string) {
    super(`${why} ${done} If it is right, run: npm run jobs:sync -- --full --accept-removals.`)
  }
}

/** Stops in mid-run because the next start is due. */
export class HandOver extends Error {
  override message = 'The next import of listings is due, and goes on with this one.'
}

/** In listings, or bytes of a file; `total` is null while unknown. */
export type Progress = { phase: 'lists' | 'details' | 'file'; done: number; total: number | null }

/** In listings. */
export const endOf = (offset: number, page: SourcePage) => offset + page.cards.length + page.unreadable
