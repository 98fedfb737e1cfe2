import { chooseParts } from './harness/parts.ts'
import { printTable } from './harness/table.ts'
import { round } from './harness/times.ts'
import type { BenchOptions } from './main.ts'
import { measureSize, parts, type SizeResult } from './search/size.ts'

const SIZES = [10_000, 100_000, 1_000_000]

/**
 * Measures on generated jobs, beside other engines.
 * @param options.size listings; `--size all` runs 10,000, 100,000 and a million
 * @param options.args parts
 */
export async function run({ size = 10_000, seed = 1, isEverySize, keep, args }: BenchOptions): Promise<void> {
  const wanted = chooseParts(args, parts)
  const results: SizeResult[] = []
  for (const one of isEverySize ? SIZES : [size]) {
    results.push(await measureSize({ size: one, seed, keep: keep ?? false, wanted }))
  }
  if (results.length < 2) return
  console.log('\nHow the cost grows, p99 in milliseconds:')
  const names = results[0]?.times.map(({ name }) => name) ?? []
  const columns = (title: string, pick: (result: SizeResult) => number) => [
    title,
    ...results.map((one) => round(pick(one))),
  ]
  printTable(
    ['', ...results.map((one) => one.size.toLocaleString('en-US'))],
    [
      ...names.map((name, n) => columns(name, (one) => one.times[n]?.times.p99 ?? Number.NaN)),
      columns('bytes of index a listing', (one) => one.bytesPerListing),
      columns('bytes of memory a listing', (one) => one.memoryPerListing),
      columns('seconds to read all', (one) => one.readSeconds),
    ],
  )
}
