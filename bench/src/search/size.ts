import { type OpenIndex, openJobIndex } from '@hanap/server/search/open-index'
import { projectSynonyms } from '@hanap/server/search/words/synonyms'
import { type LoadedCorpus, loadCorpus } from '../corpus/load.ts'
import { createCorpus } from '../corpus.ts'
import { printTable } from '../harness/table.ts'
import { load, medianOf, round, summarise, type Times, timeRequests } from '../harness/times.ts'
import { type Measured, printArrivals } from './arrivals.ts'
import { makeClasses, type QueryClass } from './classes.ts'
import { startHttp } from './http.ts'
import { openPeers } from './peers.ts'
import { printRatios } from './ratios.ts'
import { printRestarts } from './restarts.ts'
import { askService, createService, makeCarla } from './service.ts'
import { takeSample } from './words.ts'

const RUNS = 3
const REQUESTS = 1000
const HTTP_REQUESTS = 200

export type SizeResult = {
  size: number
  times: { name: string; times: Times }[]
  bytesPerListing: number
  memoryPerListing: number
  readSeconds: number
}

export const parts = ['times', 'arrivals', 'restarts', 'others'] as const
export type Part = (typeof parts)[number]

export async function measureSize(given: {
  size: number
  seed: number
  keep: boolean
  wanted: readonly Part[]
}): Promise<SizeResult> {
  const { size, seed, wanted } = given
  console.log(`\n${size.toLocaleString('en-US')} listings, seed ${seed}, load average ${load()}`)
  const corpus = createCorpus({ size, seed })
  const loaded = await loadCorpus(corpus, given)
  const undo: (() => Promise<unknown>)[] = [loaded.close]
  try {
    if (loaded.loadSeconds !== null) {
      const perSecond = Math.round(size / loaded.loadSeconds)
      console.log(`Written in ${Math.round(loaded.loadSeconds)} s, ${perSecond} listings a second.`)
    }
    const classes = makeClasses(await takeSample(loaded.db), seed)
    const { index, ...read } = await readIntoIndex(loaded, size)
    undo.push(index.close)
    const userId = await makeCarla(loaded.db)
    const jobs = createService(loaded.db, index)
    const measured: Measured = { corpus, size, loaded, index, jobs, userId }

    const times = wanted.includes('times') ? await measureTimes(measured, classes) : []
    if (wanted.includes('arrivals')) {
      console.log('\nWhile listings arrive:')
      await printArrivals(measured, classes)
    }
    if (wanted.includes('restarts')) {
      console.log('\nKilled with SIGKILL while listings change and the index is kept on disk:')
      await printRestarts(measured, classes, seed)
    }
    if (wanted.includes('others')) {
      const { peers, notes, close } = await openPeers(loaded)
      undo.push(close)
      console.log(`\nBeside others, the same questions in turn; load average ${load()}:`)
      if (notes.length > 0) console.log(notes.join('\n'))
      await printRatios(measured, peers, classes)
    }
    return { size, times, ...read }
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

async function readIntoIndex(loaded: LoadedCorpus, size: number) {
  const before = process.memoryUsage().rss
  const start = performance.now()
  const index: OpenIndex = openJobIndex({
    databaseUrl: loaded.url,
    synonyms: projectSynonyms,
    onTrouble: (what) => console.error(what),
  })
  await index.catchUp()
  const readSeconds = (performance.now() - start) / 1000
  const { listings, segments, terms, bytes } = await index.statistics()
  const memory = process.memoryUsage().rss - before
  console.log(
    `Read into the index in ${round(readSeconds)} s: ${listings} listings, ${segments} segments, ${terms} terms; ` +
      `${Math.round(bytes / 1e6)} MB, ${Math.round(bytes / size)} bytes a listing; ` +
      `the process grew by ${Math.round(memory / 1e6)} MB, ${Math.round(memory / size)} bytes a listing.`,
  )
  return { index, readSeconds, bytesPerListing: bytes / size, memoryPerListing: memory / size }
}

async function measureTimes(
  { size, loaded, index, jobs, userId }: Measured,
  classes: readonly QueryClass[],
): Promise<SizeResult['times']> {
  const times = await measureClasses(classes, (ask) => askService(jobs, userId, ask))
  const http = await startHttp(loaded, { index, userId })
  const overHttp = await measureHttp(classes, http.ask).finally(http.close)
  printTimes(size, classes, times, overHttp)
  return classes.map(({ name }, n) => ({ name, times: times[n] as Times }))
}

type AskAny = (ask: QueryClass['asks'][number]) => Promise<unknown>

/** Three runs, after a warm-up. */
async function measureClasses(classes: readonly QueryClass[], ask: AskAny): Promise<Times[]> {
  const first = await timeRequests(
    classes.flatMap(({ asks }) => asks),
    ask,
    { requests: classes.reduce((sum, { asks }) => sum + asks.length, 0) },
  )
  const { p50, p99 } = summarise(first)
  console.log(
    `Every question for the first time, its search counted: p50 ${round(p50)}, p99 ${round(p99)} ms.`,
  )
  const runs = classes.map((): Times[] => [])
  for (let run = 1; run <= RUNS; run += 1) {
    const begun = load()
    for (const [n, { asks }] of classes.entries()) {
      runs[n]?.push(summarise(await timeRequests(asks, ask, { requests: REQUESTS })))
    }
    console.log(`Run ${run} of ${RUNS}: load average ${begun} at its start, ${load()} at its end.`)
  }
  return runs.map((times) => medianOf(times, ['n', 'p50', 'p95', 'p99']))
}

async function measureHttp(classes: readonly QueryClass[], ask: AskAny): Promise<Times[]> {
  const all: Times[] = []
  for (const { asks } of classes) {
    await timeRequests(asks, ask, { requests: 20 })
    all.push(summarise(await timeRequests(asks, ask, { requests: HTTP_REQUESTS })))
  }
  return all
}

/** Goals on two cores: p99 of first pages, p50 of ranked ones. */
function goalsOf(size: number, { isFirst, isRanked }: QueryClass) {
  if (size < 100_000) return null
  const isLarge = size >= 1_000_000
  return { p99: isFirst ? (isLarge ? 25 : 15) : 60, p50: isRanked ? (isLarge ? 10 : 5) : null }
}

function printTimes(
  size: number,
  classes: readonly QueryClass[],
  times: readonly Times[],
  overHttp: readonly Times[],
) {
  console.log(
    `\nMilliseconds, the median of ${RUNS} runs of ${REQUESTS} requests a class; over HTTP ${HTTP_REQUESTS} once:`,
  )
  printTable(
    ['class', 'p50', 'p95', 'p99', 'HTTP p50', 'HTTP p99', 'goal', ''],
    classes.map((one, n) => {
      const [own, http] = [times[n] as Times, overHttp[n] as Times]
      const goals = goalsOf(size, one)
      const isMet = goals && own.p99 <= goals.p99 && (goals.p50 === null || own.p50 <= goals.p50)
      return [
        one.name,
        ...[own.p50, own.p95, own.p99, http.p50, http.p99].map(round),
        goals ? `p99 ${goals.p99}${goals.p50 === null ? '' : `, p50 ${goals.p50}`}` : '',
        goals ? (isMet ? 'pass' : 'MISS') : '',
      ]
    }),
  )
}
