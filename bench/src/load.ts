import { availableParallelism } from 'node:os'
import { chooseParts } from './harness/parts.ts'
import { printTable } from './harness/table.ts'
import { round } from './harness/times.ts'
import { measureLoad, type SizeLoad } from './load/measure.ts'
import { soak } from './load/soak.ts'
import { type Kind, kinds } from './load/work.ts'
import type { BenchOptions } from './main.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const SECONDS = 8
const SOAK_MINUTES = 30

/**
 * Throughput and latency with one, two and four web processes; `soak` watches memory.
 * @param options.size listings (`--size all` runs 10,000, 100,000 and a million); of the soak, minutes
 * @param options.rate of the soak, in requests a second
 * @param options.args kinds, `pages` (lists and searches with eight clients and one), or `soak`
 */
export async function run(options: BenchOptions): Promise<void> {
  const { seed = 1, keep = false, isEverySize, rate, args } = options
  const parts = chooseParts(args, ['soak', 'pages', ...kinds])
  if (args.includes('soak')) {
    await soak({ minutes: options.size ?? SOAK_MINUTES, rate, seed, keep })
    return
  }
  const wanted = kinds.filter((kind) => parts.includes(kind))
  const hasPages = parts.includes('pages')
  const results: SizeLoad[] = []
  for (const size of isEverySize ? SIZES : [options.size ?? SIZES[0] ?? 0]) {
    results.push(
      await measureLoad({ size, seed, keep, wanted, hasPages, seconds: options.seconds ?? SECONDS }),
    )
  }
  if (results.length > 1) printGrowth(results, wanted)
}

function printGrowth(results: readonly SizeLoad[], wanted: readonly Kind[]) {
  console.log(
    `\nRequests a second and p99 in ms by listings, ${availableParallelism()} cores for everything:`,
  )
  const cellOf = ({ cells }: SizeLoad, kind: Kind, processes: number) => {
    const cell = cells.find((one) => one.kind === kind && one.processes === processes)
    return cell ? `${round(cell.perSecond)} / ${round(cell.times.p99)}` : ''
  }
  const processes = [...new Set(results.flatMap(({ cells }) => cells.map((cell) => cell.processes)))]
  printTable(
    ['', 'processes', ...results.map(({ size }) => size.toLocaleString('en-US'))],
    [
      ...wanted.flatMap((kind) =>
        processes.map((count) => [
          kind,
          String(count),
          ...results.map((result) => cellOf(result, kind, count)),
        ]),
      ),
      ['MB of a web process', '', ...results.map(({ webMb }) => String(webMb))],
    ],
  )
}
