import { SourceProblem } from '../../../outside/listing-sources/port.ts'
import type { BoardRun } from '../rules/board-run.ts'
import { nextTryAt } from '../rules.ts'
import { pickReadable, type UnreadPage } from '../unread/store.ts'

/** Pages asked to find that out. */
const PROBES = 3

/** A page that failed, and how. `tries` are those before. */
export type Failure = Pick<UnreadPage, 'kind' | 'page' | 'card' | 'tries'> & { problem: SourceProblem }

/** What is remembered of failures that are the pages' own. */
export const unreadOf = (failures: readonly Failure[], now: Date): UnreadPage[] =>
  failures.map(({ problem, tries, ...page }) => ({
    ...page,
    reason: problem.message,
    tries: tries + 1,
    nextTryAt: nextTryAt(tries + 1, now),
  }))

/** Whether a problem may be one page's own; any other says that the board as a whole is not to be asked. */
export const isPagesOwn = ({ kind }: SourceProblem) =>
  kind === 'layout' || kind === 'down' || kind === 'refused'

/** Returns a problem that may be the page's own. @throws any other error */
export function returnOwn(error: unknown): SourceProblem {
  if (error instanceof SourceProblem && isPagesOwn(error)) return error
  throw error
}

export type Breaker = ReturnType<typeof createBreaker>

/**
 * Holds failures until another page decides: they are the pages' own if it can be read, else the board's.
 * @param most different pages in a row that cast doubt on the board
 */
export function createBreaker(most: number) {
  const inARow: Failure[] = []
  return {
    add: (failure: Failure) => {
      inARow.push(failure)
    },
    /** A page could be read. @returns the failures before it, which are those pages' own */
    clear: (): Failure[] => inARow.splice(0),
    isTripped: () => inARow.length >= most,
    last: () => inARow.at(-1)?.problem,
  }
}

/**
 * Asks pages of listings that can be read as far as is known, until one answers.
 * @throws SourceProblem that is no page's own
 */
export async function isAnswering(work: BoardRun): Promise<boolean> {
  for (const listing of await pickReadable(work.db, work.run.id, work.source, PROBES)) {
    const answer = await work.ask(() => work.pages.listing(listing)).catch(returnOwn)
    if (!(answer instanceof SourceProblem)) return true
  }
  return false
}
