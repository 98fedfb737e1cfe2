import { orderKinds } from '@hanap/contract/jobs/orders'
import { readOrders } from '@hanap/server/reading/orders/orders'
import { percent, printTable } from './harness/table.ts'
import type { BenchOptions } from './main.ts'
import {
  f1,
  hasOrdersAccuracy,
  isHalf,
  isHalfOfBoth,
  loadOrdersRows,
  type OrdersRow,
  pairsOf,
  precision,
  recall,
  scoreOf,
} from './orders/measure.ts'

/**
 * `npm run bench -- orders [show]`
 * @throws Error of one line if the labelled listings are missing
 */
export async function run({ args }: BenchOptions): Promise<void> {
  const rows = loadOrdersRows()
  if (!rows) throw new Error('olj-orders-labelled.jsonl is not there: set HANAP_DATA to its folder.')
  const tuned = rows.filter((row) => !row.isHeldOut)
  const heldOut = rows.filter((row) => row.isHeldOut)
  for (const [name, part] of [
    ['Tuned on', tuned],
    ['Held out', heldOut],
  ] as const) {
    console.log(`\n${name}: ${part.length} listings`)
    printTable(
      ['', 'labelled', 'read', 'precision', 'recall', 'F1', 'F1, half of both'],
      [...orderKinds, 'check' as const, null].map((kind) => {
        const score = scoreOf(part, kind)
        return [
          kind ?? 'all',
          score.labelled,
          score.read,
          ...[precision(score), recall(score), f1(score), f1(scoreOf(part, kind, isHalfOfBoth))].map(percent),
        ]
      }),
    )
    console.log(`Asks for something or not, told rightly: ${percent(hasOrdersAccuracy(part))}`)
  }
  console.log(`\nA listing is read in ${slowest(rows).toFixed(2)} ms (p99).`)
  if (args.includes('show')) showMisses(tuned, args)
}

/** The 99th percentile of ten readings each. */
function slowest(rows: readonly OrdersRow[]): number {
  const times = rows.map(({ text }) => {
    const begun = performance.now()
    for (let time = 0; time < 10; time += 1) readOrders(text)
    return (performance.now() - begun) / 10
  })
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** Skips the held-out part. */
function showMisses(rows: readonly OrdersRow[], args: readonly string[]): void {
  for (const row of rows) {
    const pairs = pairsOf(row, isHalf)
    const missed = row.labels.filter((label) => !pairs.some(([one]) => one === label))
    const madeUp = row.read.filter((read) => !pairs.some(([, one]) => one === read))
    if (missed.length + madeUp.length === 0) continue
    console.log(
      `\n${row.id} ${row.title.slice(0, 60)}${row.labels.length === 0 ? ' (asks for nothing)' : ''}`,
    )
    for (const { kind, quote } of missed) console.log(`  missed   ${kind.padEnd(16)} ${one(quote)}`)
    for (const { kind, quote } of madeUp) console.log(`  made up  ${kind.padEnd(16)} ${one(quote)}`)
    if (args.includes('both'))
      for (const [label, read] of pairs.filter((pair) => !isHalfOfBoth(...pair)))
        console.log(`  apart    ${label.kind.padEnd(16)} ${one(label.quote)} <> ${one(read.quote)}`)
  }
}

const one = (quote: string) => quote.replaceAll(/\s+/gu, ' ').slice(0, 130)
