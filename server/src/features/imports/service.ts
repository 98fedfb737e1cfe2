import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import type { ListingSource, SourcePage } from '../../outside/listing-sources/port.ts'
import type { Skills } from '../skills/service.ts'
import { createBoardImport } from './board-import/service.ts'
import type { Pause } from './board-patience/service.ts'
import { readListingsAnew } from './figures/service.ts'
import { type FileOptions, takeInFile } from './files/service.ts'
import { deleteOldChanges } from './open-jobs/store.ts'
import type { Progress } from './rules/board-run.ts'
import { type Counts, noCounts } from './rules.ts'
import { hasFinishedRun, type RunKind } from './runs/store.ts'
import { withSourceLock } from './source-lock/store.ts'
import { lookForStaleListings } from './stale/service.ts'
import { lockListings, setWithheld } from './store.ts'
import { takeOff } from './take-in/service.ts'
import { forgetOldUnread } from './unread/store.ts'

/** The default for files. */
export const fileSource = 'file'

export type ImportSummary = {
  /**
   * 'busy': another import of this source runs; 'stopped': the next start continues; 'doubted': a full run did not
   * believe the board, and the next starts over.
   */
  state: 'finished' | 'stopped' | 'doubted' | 'busy'
  kind: RunKind
  source: string
  /** One line: why it stopped, or the unreadable pages. */
  problem: string | null
  counts: Counts
  /** The duration of this start alone. */
  seconds: number
}

type Watch = {
  onProgress?: ((progress: Progress) => void) | undefined
  /** Finished work is kept. */
  signal?: AbortSignal | undefined
  /** For a full import: believe a board that lacks most of our jobs. */
  acceptRemovals?: boolean | undefined
}

export type Imports = {
  /** In reading order. */
  sourceIds: readonly string[]
  /** Continues an unfinished run of either kind. Returns the source's problems in the summary. */
  importSource(sourceId: string, kind: 'full' | 'recent', watch?: Watch): Promise<ImportSummary>
  importEach(kind: 'full' | 'recent', watch?: Watch): Promise<ImportSummary[]>
  /** At startup: full for sources without a full import, else recent. */
  catchUp(watch?: Watch): Promise<ImportSummary[]>
  /** Reports bad rows one by one. @throws Error with one line if the file as a whole cannot be read */
  importFile(file: string, options?: FileOptions & Watch & { source?: string }): Promise<ImportSummary>
  /** For a listing that its source reports gone. Never throws: the next full import finds the same. */
  takeDown(listing: { source: string; sourceId: string }): Promise<void>
  /**
   * On an operator's word: no import brings it back.
   * @returns false for an unknown listing
   */
  withhold(jobId: number): Promise<boolean>
  /** The next full import may restore it. @returns false for an unknown one */
  release(jobId: number): Promise<boolean>
  /** Rereads listings that an older reader or older exchange rates read. */
  readAnew(): Promise<void>
  /** Checks due listings for signs that they are filled. */
  lookForStale(): Promise<void>
  /** Deletes logged changes that every index has long read. */
  sweep(): Promise<void>
  stop(): Promise<void>
}

/**
 * @param given.recentEveryMinutes between recent imports (BOARD_SYNC_MINUTES); none or 0 for by hand only
 * @param given.log gets each problem and retry
 */
export function createImports(given: {
  db: Database
  clock: Clock
  sources: readonly ListingSource[]
  skills: Pick<Skills, 'keepBoardSkills'>
  recentEveryMinutes?: number
  log: (line: string) => void
  pause?: Pause
}): Imports {
  const { db, clock, log } = given
  const pause: Pause = given.pause ?? ((ms, signal) => sleep(ms, undefined, { signal }))
  const stopping = new AbortController()
  const running = new Set<Promise<unknown>>()

  function guard(watch: Watch): AbortSignal {
    return watch.signal ? AbortSignal.any([watch.signal, stopping.signal]) : stopping.signal
  }

  /** Runs `work` as the source's only import; `stop` waits for it. */
  async function alone(
    kind: RunKind,
    source: string,
    work: () => Promise<Omit<ImportSummary, 'seconds' | 'source'>>,
  ): Promise<ImportSummary> {
    const start = performance.now()
    const run = withSourceLock(db, source, work)
    running.add(run)
    try {
      const problem = `Another import from '${source}' is running.`
      const busy = { state: 'busy', kind, problem, counts: noCounts() } as const
      return { ...((await run) ?? busy), source, seconds: (performance.now() - start) / 1000 }
    } finally {
      running.delete(run)
    }
  }

  const keepSkillsOf = (source: string) => async (skills: SourcePage['skills']) => {
    try {
      await given.skills.keepBoardSkills(source, skills)
    } catch (error) {
      log(`The board's skills could not be taken in, the next import tries again: ${error}`)
    }
  }

  const recentEveryMinutes = given.recentEveryMinutes ?? 0
  const runners = new Map(
    given.sources.map((source) => {
      const keepSkills = keepSkillsOf(source.id)
      return [source.id, createBoardImport({ db, clock, source, recentEveryMinutes, keepSkills, pause, log })]
    }),
  )
  const sourceIds = [...runners.keys()]

  const importSource: Imports['importSource'] = (sourceId, kind, watch = {}) =>
    alone(kind, sourceId, () => {
      const run = runners.get(sourceId)
      if (!run) throw new Error(`No listing source is called '${sourceId}'.`)
      const { onProgress = () => {}, acceptRemovals = false } = watch
      return run(kind, { signal: guard(watch), report: onProgress, acceptRemovals })
    })

  async function forEachSource(work: (sourceId: string) => Promise<ImportSummary>): Promise<ImportSummary[]> {
    const summaries: ImportSummary[] = []
    for (const sourceId of sourceIds) summaries.push(await work(sourceId))
    return summaries
  }

  return {
    sourceIds,
    importSource,
    importEach: (kind, watch) => forEachSource((sourceId) => importSource(sourceId, kind, watch)),
    catchUp: (watch) =>
      forEachSource(async (sourceId) =>
        importSource(sourceId, (await hasFinishedRun(db, sourceId)) ? 'recent' : 'full', watch),
      ),
    importFile: (file, options = {}) => {
      const source = options.source ?? fileSource
      const signal = guard(options)
      return alone('file', source, () => takeInFile({ db, clock, source, file, signal, options }))
    },
    async takeDown({ source, sourceId }) {
      try {
        await db.transaction().execute((tx) => takeOff(tx, source, [sourceId], clock.now()))
      } catch (error) {
        log(`Listing ${sourceId}, which is gone from the board, could not be taken down: ${error}`)
      }
    },
    withhold: (jobId) =>
      db.transaction().execute(async (tx) => {
        await lockListings(tx)
        const listing = await setWithheld(tx, jobId, clock.now())
        if (listing) await takeOff(tx, listing.source, [listing.source_id], clock.now())
        return listing !== undefined
      }),
    release: (jobId) =>
      db.transaction().execute(async (tx) => (await setWithheld(tx, jobId, null)) !== undefined),
    readAnew: () => readListingsAnew(db),
    lookForStale: () => lookForStaleListings(db, clock.now()),
    async sweep() {
      await deleteOldChanges(db)
      await forgetOldUnread(db, clock.now())
    },
    async stop() {
      stopping.abort(new Error('The import was told to stop.'))
      await Promise.allSettled(running)
    },
  }
}
