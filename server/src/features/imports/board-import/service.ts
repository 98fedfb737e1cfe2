import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type ListingSource, SourceProblem } from '../../../outside/listing-sources/port.ts'
import { readDetails } from '../board-details/service.ts'
import { askPatiently, type Pause } from '../board-patience/service.ts'
import { walkList } from '../board-walk/service.ts'
import { type BoardRun, Doubt, HandOver, type Progress } from '../rules/board-run.ts'
import { addCounts, type Counts, noCounts } from '../rules.ts'
import {
  findDoubt,
  findUnfinishedRun,
  finishRun,
  hasFinishedRun,
  keepCounts,
  keepProblem,
  type Run,
  startRun,
} from '../runs/store.ts'
import { listUnread } from '../sightings/store.ts'

type Kind = 'full' | 'recent'
type Watch = { signal: AbortSignal; report: (progress: Progress) => void; acceptRemovals: boolean }
export type BoardOutcome = {
  state: 'finished' | 'stopped' | 'doubted'
  kind: Run['kind']
  problem: string | null
  counts: Counts
}

/** A run without progress for so long is restarted. */
const LONGEST_BREAK_MS = 24 * 3_600_000

/**
 * Imports one source; the caller ensures one run at a time. A full run takes hours, so recent runs happen within it:
 * in another process they would double the request rate that the board allows.
 * @param given.recentEveryMinutes between two recent imports (BOARD_SYNC_MINUTES); 0 for none within a full one
 */
export function createBoardImport(given: {
  db: Database
  clock: Clock
  source: ListingSource
  recentEveryMinutes: number
  keepSkills: BoardRun['keepSkills']
  pause: Pause
  log: (line: string) => void
}): (kind: Kind, watch: Watch) => Promise<BoardOutcome> {
  const { db, clock, keepSkills, pause, log } = given
  const source = given.source.id
  const everyMs = given.recentEveryMinutes * 60_000

  /** Undefined if the unfinished run is too old. */
  async function goOn(kind: Kind): Promise<Run | undefined> {
    const run = await findUnfinishedRun(db, source, kind)
    if (!run) return undefined
    if (clock.now().getTime() - run.progressAt.getTime() >= LONGEST_BREAK_MS) {
      await giveUp(run)
      return undefined
    }
    await keepProblem(db, run.id, null)
    return { ...run, counts: addCounts(noCounts(), run.counts) }
  }

  const giveUp = ({ id }: { id: number }) =>
    finishRun(db, id, { now: clock.now(), problem: 'Begun anew by a later run.', stage: 'given-up' })

  const begin = (kind: Kind) => startRun(db, source, { kind, counts: noCounts(), now: clock.now() })

  const openRecent = async () => (await goOn('recent')) ?? (await begin('recent'))

  /** A full run includes the work of an unfinished recent one. */
  async function beginFull(): Promise<Run> {
    const recent = await findUnfinishedRun(db, source, 'recent')
    if (recent) await giveUp(recent)
    return begin('full')
  }

  /**
   * Runs a due recent import between two pages of a full run, except the first full one. A recent start that
   * continues a full run stops at the next due time: the queue runs one task at a time, and others would wait for
   * hours.
   */
  function recentWithin(full: Run, kind: Kind, { signal }: Watch): BoardRun['betweenPages'] {
    const start = clock.now().getTime()
    let due = kind === 'full' ? start + everyMs : start
    return async (writing) => {
      if (everyMs === 0 || clock.now().getTime() < due) return
      if (kind === 'recent' && due > start) throw new HandOver()
      if (await hasFinishedRun(db, source)) {
        await writing
        const quietly = { signal, report: () => {}, acceptRemovals: false }
        await carryOut(await openRecent(), quietly, { within: full, betweenPages: async () => {} })
      }
      // Counted from the end, so that the full run progresses on busy days too.
      due = clock.now().getTime() + everyMs
    }
  }

  async function carryOut(
    run: Run,
    watch: Watch,
    place: Pick<BoardRun, 'within' | 'betweenPages'>,
  ): Promise<BoardOutcome> {
    const { signal } = watch
    const { kind } = run
    const work: BoardRun = {
      ...watch,
      ...place,
      db,
      clock,
      source,
      pages: given.source,
      keepSkills,
      ask: (call) => askPatiently(call, { pause, signal, log }),
      atOnce: given.source.politeness.atOnce,
      run,
    }
    try {
      await walkList(work)
      await readDetails(work)
    } catch (error) {
      if (error instanceof HandOver) {
        return { state: 'stopped', kind, problem: error.message, counts: run.counts }
      }
      if (error instanceof Doubt) {
        // Finished, since a continued run would doubt again and import nothing new.
        await finishRun(db, run.id, { now: clock.now(), problem: error.message, stage: 'doubt' })
        log(`The full import of listings ended in doubt: ${error.message}`)
        return { state: 'doubted', kind, problem: error.message, counts: run.counts }
      }
      const problem =
        error instanceof SourceProblem ? error.message : signal.aborted ? 'It was told to stop.' : null
      if (problem === null) throw error
      await keepProblem(db, run.id, problem)
      log(`The import of listings stopped: ${problem} The next start goes on from there.`)
      return { state: 'stopped', kind, problem, counts: run.counts }
    }
    return finish(run)
  }

  async function finish(run: Run): Promise<BoardOutcome> {
    const unread = await listUnread(db, run.id)
    const trouble = unread.length === 0 ? null : describeUnread(unread)
    if (trouble) log(trouble)
    // Operators read the last run, so each repeats a doubt until a full run is fine.
    const problem = trouble ?? (run.kind === 'recent' ? await findDoubt(db, source) : null)
    const counts = { ...run.counts, failed: unread.length }
    await keepCounts(db, run.id, counts)
    await finishRun(db, run.id, { now: clock.now(), problem })
    return { state: 'finished', kind: run.kind, problem, counts }
  }

  return async (kind, watch) => {
    const full = (await goOn('full')) ?? (kind === 'full' ? await beginFull() : undefined)
    if (full) {
      return carryOut(full, watch, { within: null, betweenPages: recentWithin(full, kind, watch) })
    }
    return carryOut(await openRecent(), watch, { within: null, betweenPages: async () => {} })
  }
}

function describeUnread(sourceIds: string[]): string {
  const some = sourceIds.slice(0, 5).join(', ')
  const more = sourceIds.length > 5 ? ' and more' : ''
  return `The pages of ${sourceIds.length} listings could not be read (${some}${more}); later imports try each again, a day later at most.`
}
