import * as boardSays from '@hanap/contract/says/board'
import type { Database } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import { notFound } from '../../../lib/problem.ts'
import { type BoardLook, BoardProblem, type JobBoard } from '../../../outside/job-board/port.ts'
import type { Imports } from '../../imports/service.ts'
import type { Integrations } from '../../integrations/service.ts'
import { findListing } from '../listing/store.ts'
import type { Outcomes } from '../rules/outcomes.ts'

const LOOKS = {
  max: 30,
  windowSeconds: 3600,
  text: boardSays.manyForms,
}

/**
 * Opens the board's form for a job; sends nothing.
 * @throws a 404 for an unknown job, or a Problem with details
 */
export type LookAtBoard = (userId: number, jobId: number) => Promise<BoardLook>

const look = { errand: 'look' } as const

export function createLookAtBoard(given: {
  db: Database
  board: Pick<JobBoard, 'look' | 'sourceId'>
  outcomes: Outcomes
  integrations: Pick<Integrations, 'connectedAs' | 'withSession' | 'sawPoints'>
  imports: Pick<Imports, 'takeDown'>
  rateLimits: RateLimits
}): LookAtBoard {
  const { db, board, outcomes, integrations, imports, rateLimits } = given

  return async (userId, jobId) => {
    const found = await findListing(db, jobId)
    if (!found) throw notFound('job')
    const { source, source_id: sourceId, url } = found.listing
    if (source !== board.sourceId)
      throw outcomes.problem({ delivered: 'no', kind: 'other-source' }, url, look)
    const boardEmail = await integrations.connectedAs(db, userId)
    if (boardEmail === null) throw outcomes.problem({ delivered: 'no', kind: 'not-connected' }, url, look)
    if (found.removed_at) throw outcomes.problem({ delivered: 'no', kind: 'gone' }, url, look)
    await rateLimits.count(`look-at-board:${userId}`, LOOKS)

    const of = { userId, boardEmail }
    try {
      const seen = await integrations.withSession(userId, 'check', (session) =>
        board.look(session, { sourceId, url }),
      )
      await integrations.sawPoints(db, of, seen.points)
      return seen
    } catch (error) {
      if (!(error instanceof BoardProblem)) throw error
      await integrations.sawPoints(db, of, error.pointsLeft)
      // The listing is gone for all seekers.
      if (error.kind === 'gone') await imports.takeDown({ source, sourceId })
      throw outcomes.problem(error.outcome, url, { ...look, cause: error })
    }
  }
}
