import { setTimeout as wait } from 'node:timers/promises'
import { readListing } from '@hanap/server/features/imports/rules/listing-version'
import { takeIn } from '@hanap/server/features/imports/take-in/service'
import type { Jobs } from '@hanap/server/features/jobs/service'
import type { JobSearch } from '@hanap/server/search/port'
import { sql } from 'kysely'
import type { LoadedCorpus } from '../corpus/load.ts'
import { CORPUS_NOW, type Corpus, type CorpusListing } from '../corpus.ts'
import { printTable } from '../harness/table.ts'
import { round, summarise, timeOne } from '../harness/times.ts'
import type { QueryClass } from './classes.ts'
import { askService } from './service.ts'

/** Separate, so that its jobs can be removed. */
const SOURCE = 'arrivals'
const PER_SECOND = 200
const SECONDS = 20
const BATCH = 50
const BULK = 5000
const CLASSES = [
  'rare word',
  'middling word',
  'common word',
  'two words',
  'word, three filters',
  'word by date',
]
const MOST_TIMES = 3

export type Measured = {
  corpus: Corpus
  size: number
  loaded: LoadedCorpus
  index: JobSearch
  jobs: Jobs
  userId: number
}

/** Imports 200 jobs a second and then as fast as possible, while seekers search. */
export async function printArrivals(measured: Measured, classes: readonly QueryClass[]) {
  const { loaded, index } = measured
  const perClass = CLASSES.map((name) => classes.find((one) => one.name === name)?.asks ?? [])
  const asks = Array.from({ length: 240 }, (_, n) => {
    const some = perClass[n % perClass.length] ?? []
    return some[Math.floor(n / perClass.length) % some.length]
  }).flatMap((ask) => ask ?? [])
  const arrivals = measured.corpus.listings(measured.size, MOST_ARRIVALS)
  const search = async (until: () => boolean) => {
    const taken: number[] = []
    for (let n = 0; !until(); n += 1) {
      const ask = asks[n % asks.length]
      if (ask) taken.push(await timeOne(ask, (one) => askService(measured.jobs, measured.userId, one)))
    }
    return summarise(taken)
  }
  const lasting = (seconds: number) => {
    const end = performance.now() + seconds * 1000
    return () => performance.now() >= end
  }
  try {
    await search(lasting(3))
    const idle = await search(lasting(SECONDS))
    let isOver = false
    const [arrived, busy] = await Promise.all([
      arrive(measured, arrivals, SECONDS).finally(() => {
        isOver = true
      }),
      search(() => isOver),
    ])
    const start = performance.now()
    for (let taken = 0; taken < BULK; taken += BATCH) await take(measured, arrivals)
    const written = (performance.now() - start) / 1000
    await index.catchUp()
    const followed = (performance.now() - start) / 1000
    const ratio = busy.p99 / idle.p99
    printTable(
      ['searches', 'n', 'p50 ms', 'p99 ms', 'p99 of idle', `goal ${MOST_TIMES}x`],
      [
        ['idle', idle.n, round(idle.p50), round(idle.p99), '', ''],
        [
          `${Math.round(arrived)} listings a second`,
          busy.n,
          round(busy.p50),
          round(busy.p99),
          `${round(ratio)}x`,
          ratio <= MOST_TIMES ? 'pass' : 'MISS',
        ],
      ],
    )
    console.log(
      `Taken in as fast as it goes, in batches of ${BATCH}: ${Math.round(BULK / written)} listings a second written, ` +
        `${Math.round(BULK / followed)} a second until all can be found.`,
    )
  } finally {
    await takeOut(loaded)
  }
}

type Arrivals = Iterator<CorpusListing>

const MOST_ARRIVALS = PER_SECOND * SECONDS + BULK

function nextBatch(arrivals: Arrivals) {
  const some = Array.from({ length: BATCH }, () => arrivals.next().value as CorpusListing | undefined)
  return some.flatMap((one) => {
    if (!one) return []
    const { employer } = one.found
    // Separate employers, removed with their jobs.
    const own = employer && { ...employer, sourceId: `arrivals ${employer.sourceId}` }
    return [readListing({ ...one.found, employer: own })]
  })
}

async function take({ loaded }: Measured, arrivals: Arrivals) {
  const batch = nextBatch(arrivals)
  await loaded.db.transaction().execute((tx) => takeIn(tx, SOURCE, batch, CORPUS_NOW))
}

/** @returns the actual rate */
async function arrive(measured: Measured, arrivals: Arrivals, seconds: number) {
  const start = performance.now()
  const batches = (PER_SECOND * seconds) / BATCH
  for (let n = 0; n < batches; n += 1) {
    const due = start + (n * BATCH * 1000) / PER_SECOND
    await wait(Math.max(0, due - performance.now()))
    await take(measured, arrivals)
  }
  return (batches * BATCH * 1000) / (performance.now() - start)
}

/** Later runs reuse the corpus. */
async function takeOut({ db }: LoadedCorpus) {
  await sql`update tag_counts c set job_count = job_count - gone.n from (
      select unnest(tag_ids) as tag_id, count(*) as n from open_jobs
      where job_id in (select id from jobs where source = ${SOURCE}) group by 1
    ) gone where gone.tag_id = c.tag_id`.execute(db)
  await sql`delete from open_jobs where job_id in (select id from jobs where source = ${SOURCE})`.execute(db)
  await sql`delete from jobs where source = ${SOURCE}`.execute(db)
  await sql`delete from employers where source = ${SOURCE}`.execute(db)
}
