import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { App } from '@hanap/server/app'
import type { Database } from '@hanap/server/db/open'
import { readListing } from '@hanap/server/features/imports/rules/listing-version'
import { takeIn } from '@hanap/server/features/imports/take-in/service'
import { readCriteria, wishOf } from '@hanap/server/features/jobs/rules'
import { createArrivalsIndex } from '@hanap/server/search/arrivals-index'
import { findListings } from '@hanap/server/search/read-listings'
import { projectSynonyms } from '@hanap/server/search/words/synonyms'
import { openPeer } from './alerts/peer.ts'
import { type KeptSearch, makeSearches, writeSearches } from './alerts/searches.ts'
import { loadCorpus } from './corpus/load.ts'
import { CORPUS_NOW, type Corpus, createCorpus } from './corpus.ts'
import { createSettableClock, type SettableClock } from './harness/clocks.ts'
import { openProgram } from './harness/open-program.ts'
import { printTable } from './harness/table.ts'
import { load, round } from './harness/times.ts'
import type { BenchOptions } from './main.ts'
import { type Sample, takeSample } from './search/words.ts'

const SIZES = [1000, 10_000, 100_000]
const BOARD = 5000
const ARRIVALS = 1000
/** Seconds for matching and sending 10,000 searches. */
const GOAL = 60
/** At most so many run on PostgreSQL. */
const MOST_ASKED = 10_000
/** 8 AM in Manila, the next day. */
const NEXT_DIGEST = new Date('2026-11-21T00:00:00Z')

/**
 * Matches saved searches against 1,000 new jobs, then makes the next morning's digest: notifications and queued
 * emails.
 * @param options.size saved searches; `--size all` runs 1,000, 10,000 and 100,000
 */
export async function run({
  size = 10_000,
  seed = 1,
  isEverySize,
  keep = false,
}: BenchOptions): Promise<void> {
  const sizes = isEverySize ? SIZES : [size]
  const corpus = createCorpus({ size: BOARD, seed })
  const loaded = await loadCorpus(corpus, { size: BOARD, seed, keep })
  const clock = createSettableClock(CORPUS_NOW)
  const { app, close } = await openProgram({ databaseUrl: loaded.url, dataDir: loaded.folder, clock })
  try {
    const sample = await takeSample(loaded.db)
    const jobIds = await arrive(loaded.db, corpus)
    console.log(`${jobIds.length} new listings, seed ${seed}, load average ${load()}\n`)
    const peer = await openPeer(loaded.db, jobIds)
    const results: Result[] = []
    for (const one of sizes) {
      results.push(await measure({ db: loaded.db, app, clock, sample, size: one, seed, jobIds, peer }))
    }
    printResults(results)
  } finally {
    await close()
    await loaded.close()
  }
}

type Cost = { finding: number; keeping: number }

type Result = {
  size: number
  distinct: number
  matches: number
  matching: number
  seekers: number
  sending: number
  /** The longest block of the event loop, in ms. */
  pause: number
  /** Milliseconds per search. */
  own: Cost
  peer: Cost
  asked: number
}

async function arrive(db: Database, corpus: Corpus): Promise<number[]> {
  await db.deleteFrom('listing_arrivals').execute()
  const listings = [...corpus.listings(BOARD, ARRIVALS)].map(({ found }) => readListing(found))
  await db.transaction().execute((tx) => takeIn(tx, 'arrivals', listings, CORPUS_NOW))
  const rows = await db.selectFrom('listing_arrivals').select('job_id').execute()
  return rows.map(({ job_id }) => job_id)
}

async function measure(given: {
  db: Database
  app: App
  clock: SettableClock
  sample: Sample
  size: number
  seed: number
  jobIds: readonly number[]
  peer: Awaited<ReturnType<typeof openPeer>>
}): Promise<Result> {
  const { db, app, clock, sample, size, seed, jobIds, peer } = given
  const kept = makeSearches(sample, { size, seed })
  await writeSearches(db, kept, CORPUS_NOW)
  await db.deleteFrom('listing_arrivals').execute()
  await db
    .insertInto('listing_arrivals')
    .values(jobIds.map((job_id) => ({ job_id })))
    .execute()
  clock.set(CORPUS_NOW)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const [matched, matching] = await timed(app.alerts.match)
  delay.disable()
  clock.set(NEXT_DIGEST)
  const [sent, sending] = await timed(app.alerts.send)

  const asked = kept.slice(0, MOST_ASKED)
  const [, ownFinding] = await timed(() => findInMemory(db, jobIds, asked))
  const [, peerFinding] = await timed(async () => {
    for (const { criteria } of asked) await peer.find(criteria)
  })
  await peer.forget()
  const [, peerKeeping] = await timed(async () => {
    for (const { seeker, criteria } of asked) await peer.keep(seeker, criteria)
  })
  const each = (seconds: number) => (seconds * 1000) / asked.length
  return {
    size,
    distinct: matched.distinctSearches,
    matches: matched.matches,
    matching,
    seekers: sent.seekers,
    sending,
    pause: delay.max / 1e6,
    own: { finding: each(ownFinding), keeping: (matching * 1000) / size },
    peer: { finding: each(peerFinding), keeping: each(peerKeeping) },
    asked: asked.length,
  }
}

/** Matching only, without the database. */
async function findInMemory(db: Database, jobIds: readonly number[], asked: readonly KeptSearch[]) {
  const index = createArrivalsIndex(projectSynonyms)
  index.add(await findListings(db, jobIds))
  for (const { criteria } of asked) {
    const read = readCriteria(criteria, CORPUS_NOW)
    index.match({ ...wishOf(read, read.tags?.ids ?? null), postedFrom: null })
  }
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<[Answer, number]> {
  const start = performance.now()
  return [await work(), (performance.now() - start) / 1000]
}

function printResults(results: readonly Result[]) {
  printTable(
    [
      'searches',
      'distinct',
      'matches',
      's matching',
      'longest pause ms',
      'seekers told',
      's sending',
      's both',
      '',
    ],
    results.map((one) => {
      const both = one.matching + one.sending
      const goal = one.size === 10_000 ? `goal ${GOAL}: ${both <= GOAL ? 'pass' : 'MISS'}` : ''
      return [
        one.size,
        one.distinct,
        one.matches,
        round(one.matching),
        round(one.pause),
        one.seekers,
        round(one.sending),
        round(both),
        goal,
      ]
    }),
  )
  console.log(
    `\nMilliseconds a search, beside one SQL query a search (PostgreSQL full text), load average ${load()}:`,
  )
  printTable(
    ['searches', 'asked', '', 'ours', 'PostgreSQL', 'ratio'],
    results.flatMap(({ size, asked, own, peer }) =>
      (['finding', 'keeping'] as const).map((what) => [
        size,
        asked,
        what === 'finding' ? 'finding' : 'finding and keeping',
        own[what].toFixed(3),
        peer[what].toFixed(3),
        `${round(peer[what] / own[what])}x`,
      ]),
    ),
  )
}
