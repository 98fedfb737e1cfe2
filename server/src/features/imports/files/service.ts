import { stat } from 'node:fs/promises'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../lib/clock.ts'
import { messageOf } from '../../../lib/message-of.ts'
import { readConversion } from '../../exchange-rates/service.ts'
import { readListingFile } from '../file-formats/service.ts'
import type { Progress } from '../rules/board-run.ts'
import { type Listing, readListing } from '../rules/listing-version.ts'
import { addCounts, believeDate, type Counts, noCounts } from '../rules.ts'
import { finishRun, keepCounts, startRun } from '../runs/store.ts'
import { takeIn } from '../take-in/service.ts'

export type FileOptions = {
  /** The place is like 'line 12'. */
  onBadRow?: ((place: string, reason: string) => void) | undefined
  onProgress?: ((progress: Progress) => void) | undefined
}
export type FileOutcome = {
  state: 'finished' | 'stopped'
  kind: 'file'
  problem: string | null
  counts: Counts
}

const BATCH = 100

/**
 * Reports bad rows and imports the rest. After a crash, import the file again: known jobs do not change.
 * @throws Error with one line if the file as a whole cannot be read
 */
export async function takeInFile(given: {
  db: Database
  clock: Clock
  source: string
  file: string
  signal: AbortSignal
  options: FileOptions
}): Promise<FileOutcome> {
  const { db, clock, source, file, signal, options } = given
  const now = clock.now()
  const total = await sizeOf(file)
  let counts = noCounts()
  const run = await startRun(db, source, { kind: 'file', counts, now })
  let batch: Listing[] = []
  const keep = async () => {
    const listings = batch
    batch = []
    if (listings.length > 0) {
      const found = await db.transaction().execute((tx) => takeIn(tx, source, listings, now))
      counts = addCounts(counts, found)
    }
    await keepCounts(db, run.id, counts)
  }
  const conversion = await readConversion(db)
  let done = 0
  const onBytes = (bytes: number) => {
    done = bytes
  }
  try {
    for await (const row of readListingFile(file, { now, onBytes })) {
      if (signal.aborted) break
      if ('reason' in row) {
        counts.failed += 1
        options.onBadRow?.(row.place, row.reason)
        continue
      }
      const found = { ...row.listing, postedAt: believeDate(row.listing.postedAt, now) }
      batch.push(readListing(found, conversion))
      if (batch.length < BATCH) continue
      await keep()
      options.onProgress?.({ phase: 'file', done, total })
    }
    await keep()
  } catch (error) {
    const problem = messageOf(error)
    await finishRun(db, run.id, { now: clock.now(), problem })
    throw error
  }
  const problem = signal.aborted ? 'It was told to stop.' : null
  await finishRun(db, run.id, { now: clock.now(), problem })
  options.onProgress?.({ phase: 'file', done: total, total })
  return { state: signal.aborted ? 'stopped' : 'finished', kind: 'file', problem, counts }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch {
    throw new Error(`There is no file ${file}.`)
  }
}
