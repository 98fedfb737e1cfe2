import { SourceProblem } from '../../../outside/listing-sources/port.ts'
import type { BoardRun } from '../rules/board-run.ts'
import { nextTryAt } from '../rules.ts'
import { pickReadable, type UnreadPage } from '../unread/store.ts'

const PROBES = 3

/** `tries` counts earlier tries. */
export type Failure = Pick<UnreadPage, 'kind' | 'page' | 'card' | 'tries'> & { problem: SourceProblem }

export const unreadOf = (failures: readonly Failure[], now: Date): UnreadPage[] =>
  failures.map(({ problem, tries, ...page }) => ({
    ...page,
    reason: problem.message,
    tries: tries + 1,
    nextTryAt: nextTryAt(tries + 1, now),
  }))

/** Whether a problem may be one page's own; others affect the whole board. */
export const isPagesOwn = ({ kind }: SourceProblem) =>
  kind === 'layout' || kind === 'down' || kind === 'refused'

/** @throws any error that is not a page's own */
export function returnOwn(error: unknown): SourceProblem {
  if (error instanceof SourceProblem && isPagesOwn(error)) return error
  throw error
}

export type Breaker = ReturnType<typeof createBreaker>

/**
 * Holds failures until another page decides: if it can be read they are the pages' own, else the board's.
 * @param most different pages in a row that cast doubt on the board
 */
export function createBreaker(most: number) {
  const inARow: Failure[] = []
  return {
    add: (failure: Failure) => {
      inARow.push(failure)
    },
    /** Call it after a readable page. @returns the failures before it, which are those pages' own */
    clear: (): Failure[] => inARow.splice(0),
    isTripped: () => inARow.length >= most,
    last: () => inARow.at(-1)?.problem,
  }
}

/**
 * Tries pages that should be readable until one answers.
 * @throws SourceProblem that is no page's own
 */
export async function isAnswering(work: BoardRun): Promise<boolean> {
  for (const listing of await pickReadable(work.db, work.run.id, work.source, PROBES)) {
    const answer = await work.ask(() => work.pages.listing(listing)).catch(returnOwn)
    if (!(answer instanceof SourceProblem)) return true
  }
  return false
}
