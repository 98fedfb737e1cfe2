import { statfs } from 'node:fs/promises'
import type { PoolCounts } from '../db/connections/primary-pool.ts'
import type { Freshness } from '../db/connections/replica-pool.ts'
import type { Database } from '../db/open.ts'
import { findOldRates } from '../features/exchange-rates/service.ts'
import type { Clock } from '../lib/clock.ts'
import type { JobSearch } from '../search/port.ts'
import {
  countOpenReports,
  type ImportFigures,
  readImport,
  readListings,
  readMails,
  readPayments,
  readTasks,
  readUnreadPages,
  type StateFigures,
  sumImports,
  type TaskFigures,
} from './figures-store.ts'

/** Figures that are the same in every process. */
export type SharedFigures = {
  tasks: TaskFigures[]
  imports: ImportFigures
  /** Unreadable board pages: their number, and the first of them. */
  unread: Awaited<ReturnType<typeof readUnreadPages>>
  /** 0 if none is open. */
  payments: { states: StateFigures[]; oldestOpenSeconds: number }
  /** `settled`: within a day. */
  mails: { open: StateFigures[]; settled: StateFigures[]; oldestOpenSeconds: number }
  listings: { open: number; lastChange: number }
  openReports: number
  /** For open jobs' pay: the oldest rate's day, and currencies with rates over 30 days old. */
  rates: Awaited<ReturnType<typeof findOldRates>>
}
/** Figures of this process. */
export type OwnFigures = {
  pool: PoolCounts
  replicas: Freshness
  /** Null without an index. `behind`: unread changes of listings. */
  search: { listings: number; behind: number } | null
  disk: { free: number; size: number } | null
}
export type Figures = OwnFigures & {
  /** Null if the database could not be read. */
  shared: SharedFigures | null
  readAt: Date
}

const KEPT_MS = 10_000
const PATIENCE_MS = 3000
/** Shown on the operator's page. */
const MOST_PAGES = 50
const DAY_MS = 24 * 3_600_000

/** Reads at most every ten seconds; a silent database costs three. */
export function createFigures(given: {
  db: Database
  clock: Clock
  pool: () => PoolCounts
  replicas: () => Freshness
  index: Pick<JobSearch, 'isReady' | 'position'>
  sourceIds: readonly string[]
  dataDir: string
  log: (error: unknown) => void
}): () => Promise<Figures> {
  const { db, clock, index, sourceIds } = given
  let kept: { at: number; figures: Promise<Figures> } | null = null

  async function readShared(): Promise<SharedFigures> {
    const now = clock.now()
    const secondsSince = (at: Date | null) => (at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : 0)
    const payments = await readPayments(db)
    const mails = await readMails(db, new Date(now.getTime() - DAY_MS))
    return {
      tasks: await readTasks(db),
      imports: sumImports(await Promise.all(sourceIds.map((source) => readImport(db, source)))),
      unread: await readUnreadPages(db, sourceIds, MOST_PAGES),
      payments: { states: payments.states, oldestOpenSeconds: secondsSince(payments.oldestOpenAt) },
      mails: { ...mails, oldestOpenSeconds: secondsSince(mails.oldestOpenAt) },
      listings: await readListings(db),
      openReports: await countOpenReports(db),
      rates: await findOldRates(db, now),
    }
  }

  async function readSearch(shared: SharedFigures | null): Promise<OwnFigures['search']> {
    // Asking would start it, and some processes need no index.
    if (!index.isReady()) return null
    const { listings, lastChange } = await index.position()
    return { listings, behind: Math.max(0, (shared?.listings.lastChange ?? 0) - lastChange) }
  }

  async function orNull<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await withinTime(work)
    } catch (error) {
      given.log(error)
      return null
    }
  }

  async function read(): Promise<Figures> {
    const shared = await orNull(readShared())
    return {
      shared,
      search: await orNull(readSearch(shared)),
      disk: await orNull(readDisk(given.dataDir)),
      pool: given.pool(),
      replicas: given.replicas(),
      readAt: clock.now(),
    }
  }

  return () => {
    const now = performance.now()
    if (kept === null || now - kept.at >= KEPT_MS) kept = { at: now, figures: read() }
    return kept.figures
  }
}

async function readDisk(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the figures were not read in time')), PATIENCE_MS)
  work.catch(() => {})
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
