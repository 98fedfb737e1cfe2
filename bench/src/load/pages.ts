import { printTable } from '../harness/table.ts'
import { round } from '../harness/times.ts'
import type { Generator } from './asking.ts'
import { describeFailures } from './failures.ts'
import { measureFloor } from './floor.ts'
import type { LoadJob, LoadResult } from './generator.ts'
import { forgetSearches } from './material.ts'
import type { Stage } from './stage.ts'
import type { Kind } from './work.ts'

const CLIENTS = [8, 1]

type Row = { name: string; clients: number; result: LoadResult; floor?: LoadResult }

/**
 * Measures with few clients, beside the bare server. New words are counted, which writes; repeated words, as when
 * paging, are not.
 */
export async function measurePages(
  stage: Stage,
  generator: Generator,
  { seconds, seed }: { seconds: number; seed: number },
): Promise<void> {
  const [web] = stage.webs
  if (!web) return
  const rows: Row[] = []
  const both: LoadJob['shares'] = [
    [1, 'list'],
    [1, 'search'],
  ]
  // A new process still compiles.
  await generator.run({
    targets: [web.url],
    shares: both,
    connections: 8,
    seconds,
    warmSeconds: 0,
    seed: seed + 1,
  })
  for (const connections of CLIENTS) {
    const job = { connections, seconds, warmSeconds: Math.max(1, seconds / 3), seed }
    const bare = (kind: Kind) =>
      measureFloor({
        address: web.url,
        kind,
        material: stage.material,
        job: { ...job, seconds: seconds / 2 },
      })
    const run = (shares: LoadJob['shares'], more: Partial<LoadJob> = {}) =>
      generator.run({ ...job, targets: [web.url], shares, ...more })
    const add = (name: string, result: LoadResult, floor?: LoadResult) =>
      rows.push({ name, clients: connections, result, ...(floor && { floor }) })

    const [list, search] = [await bare('list'), await bare('search')]
    add('list, bare server', list)
    add('list', await run([[1, 'list']]), list)
    add('search, bare server', search)
    await forgetSearches(stage.loaded.db)
    add('search, new words', await run([[1, 'search']]), search)
    // Shorter, so that the same words repeat.
    add('search, words again', await run([[1, 'search']], { seconds: seconds / 2, warmSeconds: 0 }), search)
    await forgetSearches(stage.loaded.db)
    add('list and search', await run(both), list)
  }
  console.log('\nPages of a list and of a search, one web process, one worker beside:')
  printTable(
    ['', 'clients', 'a second', 'p50 ms', 'p99 ms', 'of the bare', 'failed'],
    rows.map(({ name, clients, result, floor }) => [
      name,
      clients,
      round(result.perSecond),
      round(result.times.p50),
      round(result.times.p99),
      floor ? `${round((100 * result.perSecond) / floor.perSecond)}%` : '',
      describeFailures(result),
    ]),
  )
}
