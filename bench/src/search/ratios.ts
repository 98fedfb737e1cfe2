import { postedFrom } from '@hanap/contract/jobs/job-filters'
import type { JobSearchQuery } from '@hanap/contract/jobs/jobs'
import { datesPosted } from '@hanap/contract/jobs/jobs'
import type { Jobs } from '@hanap/server/features/jobs/service'
import type { JobSearch } from '@hanap/server/search/port'
import { CORPUS_NOW } from '../corpus.ts'
import { printTable } from '../harness/table.ts'
import { round, summarise, timeOne, timeRequests } from '../harness/times.ts'
import type { QueryClass } from './classes.ts'
import type { Peer } from './peers.ts'
import { askService, questionOf } from './service.ts'

const COMPARED_CLASSES = [
  'rare word',
  'middling word',
  'common word',
  'two words',
  'word, three filters',
  'word and tag',
  'word by date',
  'count',
]
/** Skips a peer that has used up its time for a class. */
const QUESTIONS = 60
const BUDGET_MS = 30_000

/** The required ratio of the medians. */
const goalOf = (size: number, name: string, peer: string): number | null => {
  if (size < 100_000) return null
  if (name === 'common word' && peer === 'ts_rank') return 30
  if (name === 'common word' && peer === 'FTS5') return size >= 1_000_000 ? 20 : 4
  const isFiltered = name === 'word, three filters' || name === 'word and tag' || name === 'count'
  return isFiltered && peer === 'FTS5' ? 1 : null
}

/** Asks by turns. The service also checks the plan, counts the search and reads the rows. */
export async function printRatios(
  { size, jobs, userId, index }: { size: number; jobs: Jobs; userId: number; index: JobSearch },
  peers: readonly Peer[],
  classes: readonly QueryClass[],
) {
  const rows: (string | number)[][] = []
  for (const { name, asks } of classes.filter((one) => COMPARED_CLASSES.includes(one.name))) {
    const isCount = name === 'count'
    const ways = [
      {
        name: 'service',
        ask: (query: JobSearchQuery) =>
          askService(jobs, userId, { kind: isCount ? 'count' : 'search', query }),
      },
      { name: 'index alone', ask: (query: JobSearchQuery) => askIndex(index, query, isCount) },
      ...peers.flatMap((peer) => {
        const ask = isCount ? peer.count : peer.find
        return ask ? [{ name: peer.name, ask }] : []
      }),
    ]
    // No query may be the first for its words.
    await timeRequests(asks, (ask) => askService(jobs, userId, ask), { requests: QUESTIONS })
    const taken = new Map(ways.map((way) => [way.name, [] as number[]]))
    for (const [n, ask] of asks.slice(0, QUESTIONS).entries()) {
      if (ask.kind !== 'search' && ask.kind !== 'count') continue
      for (let turn = 0; turn < ways.length; turn += 1) {
        const way = ways[(n + turn) % ways.length] as (typeof ways)[number]
        const own = taken.get(way.name) as number[]
        if (own.reduce((sum, one) => sum + one, 0) > BUDGET_MS) continue
        own.push(await timeOne(ask.query, way.ask))
      }
    }
    const times = new Map([...taken].map(([way, own]) => [way, summarise(own)]))
    const [service, alone] = [times.get('service')?.p50 ?? 0, times.get('index alone')?.p50 ?? 0]
    for (const [way, { n, p50, p99 }] of times) {
      const isPeer = way !== 'service' && way !== 'index alone'
      const goal = goalOf(size, name, way)
      rows.push([
        name,
        way,
        n,
        round(p50),
        round(p99),
        isPeer ? `${round(p50 / service)}x` : '',
        isPeer ? `${round(p50 / alone)}x` : '',
        goal === null ? '' : `${goal}x`,
        goal === null ? '' : `${mark(p50 / service >= goal)} / ${mark(p50 / alone >= goal)}`,
      ])
    }
  }
  printTable(
    ['class', 'who', 'n', 'p50 ms', 'p99 ms', 'of service', 'of index', 'goal', 'service / index'],
    rows,
  )
}

const mark = (isMet: boolean) => (isMet ? 'pass' : 'MISS')

function askIndex(index: JobSearch, query: JobSearchQuery, isCount: boolean): Promise<unknown> {
  const question = questionOf(query)
  if (!isCount) return index.search(question)
  const datesFrom = datesPosted.map((date) => postedFrom(date, CORPUS_NOW)?.getTime() ?? 0)
  return index.count(question, { datesFrom, tagIds: [] })
}
