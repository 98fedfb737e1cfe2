import { availableParallelism } from 'node:os'
import { printTable } from '../harness/table.ts'
import { load, round } from '../harness/times.ts'
import { type Generator, startGenerator } from './asking.ts'
import { describeFailures } from './failures.ts'
import { measureFloor } from './floor.ts'
import type { LoadJob, LoadResult } from './generator.ts'
import { forgetSearches } from './material.ts'
import { measurePages } from './pages.ts'
import { openStage, type Stage } from './stage.ts'
import type { Kind } from './work.ts'

const PROCESSES = [1, 2, 4]
const CONNECTIONS = 16

/** `processes` is 0 for the bare server. */
type LoadCell = LoadResult & { kind: Kind; processes: number }
export type SizeLoad = {
  size: number
  cells: LoadCell[]
  /** Average of the web processes. */
  webMb: number
}

export async function measureLoad(given: {
  size: number
  seed: number
  keep: boolean
  wanted: readonly Kind[]
  /** Also measures lists and searches with few clients. */
  hasPages: boolean
  seconds: number
}): Promise<SizeLoad> {
  const { size, seed, wanted, seconds } = given
  console.log(
    `\n${size.toLocaleString('en-US')} listings, seed ${seed}, ${availableParallelism()} cores, load average ${load()}`,
  )
  const stage = await openStage(given)
  const generator = startGenerator(stage.material)
  try {
    const job = { connections: CONNECTIONS, seconds, warmSeconds: Math.max(1, seconds / 3), seed }
    if (given.hasPages) await measurePages(stage, generator, { seconds, seed })
    const cells = [
      ...(await measureFloors(stage, job, wanted)),
      ...(await measureAll(stage, generator, job, wanted)),
    ]
    if (cells.length > 0) printCells(cells, job)
    const webMb = printMemory(stage)
    return { size, cells, webMb }
  } finally {
    await generator.stop()
    await stage.close()
  }
}

type CellJob = Omit<LoadJob, 'targets' | 'shares'>

async function measureFloors({ webs, material }: Stage, job: CellJob, wanted: readonly Kind[]) {
  const address = webs[0]?.url ?? ''
  const cells: LoadCell[] = []
  for (const kind of wanted) {
    const short = { ...job, seconds: job.seconds / 2, warmSeconds: job.warmSeconds / 2 }
    cells.push({ kind, processes: 0, ...(await measureFloor({ address, kind, material, job: short })) })
  }
  return cells
}

async function measureAll(stage: Stage, generator: Generator, job: CellJob, wanted: readonly Kind[]) {
  const cells: LoadCell[] = []
  if (wanted.length === 0) return cells
  for (const processes of PROCESSES) {
    await stage.grow(processes)
    const targets = stage.webs.map(({ url }) => url)
    // A new process still compiles.
    const all = wanted.map((kind) => [1, kind] as const)
    await generator.run({ ...job, targets, warmSeconds: 0, shares: all })
    for (const kind of wanted) {
      await forgetSearches(stage.loaded.db)
      const result = await generator.run({ ...job, targets, shares: [[1, kind]] })
      cells.push({ kind, processes, ...result })
      // A million takes an hour.
      console.log(
        `${kind}, ${processes} web: ${round(result.perSecond)} a second, p99 ${round(result.times.p99)} ms.`,
      )
    }
  }
  return cells
}

function printCells(cells: readonly LoadCell[], { seconds, warmSeconds }: CellJob) {
  console.log(
    `\n${CONNECTIONS} connections, each asking again when it is answered, dealt out among the processes;\n` +
      `${seconds} s each after ${round(warmSeconds)} s; one worker beside. Load average ${load()}.`,
  )
  const ordered = [...new Set(cells.map(({ kind }) => kind))].flatMap((kind) =>
    cells.filter((cell) => cell.kind === kind),
  )
  printTable(
    ['', 'web processes', 'a second', 'p50 ms', 'p99 ms', 'of the bare', 'cores asking', 'failed'],
    ordered.map((cell) => {
      const floor = cells.find(({ kind, processes }) => kind === cell.kind && processes === 0)
      return [
        cell.kind,
        cell.processes === 0 ? 'bare server' : String(cell.processes),
        round(cell.perSecond),
        round(cell.times.p50),
        round(cell.times.p99),
        floor && cell !== floor ? `${round((100 * cell.perSecond) / floor.perSecond)}%` : '',
        round(cell.coresAsking),
        describeFailures(cell),
      ]
    }),
  )
}

function printMemory({ webs, workers }: Stage): number {
  console.log('\nMemory of each process at the end (RSS):')
  const sizes = [...webs, ...workers].map((member, n) => ({
    name: `${member.role} ${n < webs.length ? n + 1 : n - webs.length + 1}`,
    mb: member.residentMb() ?? Number.NaN,
  }))
  printTable(
    ['process', 'MB'],
    sizes.map(({ name, mb }) => [name, mb]),
  )
  const web = sizes.slice(0, webs.length)
  return Math.round(web.reduce((sum, { mb }) => sum + mb, 0) / web.length)
}
