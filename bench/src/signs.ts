import { type SignKind, signKinds } from '@hanap/contract/jobs/signs'
import { readLine } from '@hanap/server/reading/redactions'
import { readSigns } from '@hanap/server/reading/signs/signs'
import { percent, printTable } from './harness/table.ts'
import type { BenchOptions } from './main.ts'
import {
  common,
  type LabelledJob,
  loadLabelled,
  pairsOf,
  placed,
  precision,
  recall,
  type Span,
} from './orders/measure.ts'
import { isHeldOut } from './pay/measure.ts'

type SignSpan = Span<SignKind>
type Row = { id: string; title: string; labels: SignSpan[]; read: SignSpan[] }

/**
 * `npm run bench -- signs [show]`
 * @throws Error of one line if the labelled listings are missing
 */
export async function run({ args }: BenchOptions): Promise<void> {
  const rows = loadLabelled()?.map(rowOf)
  if (!rows) throw new Error('olj-orders-labelled.jsonl is not there: set HANAP_DATA to its folder.')
  const tuned = rows.filter(({ id }) => !isHeldOut(id))
  for (const [name, part] of [
    ['Tuned on', tuned],
    ['Held out', rows.filter(({ id }) => isHeldOut(id))],
  ] as const) {
    console.log(`\n${name}: ${part.length} listings`)
    printTable(
      ['', 'labelled', 'read', 'precision', 'recall'],
      [...signKinds, null].map((kind) => line(kind ?? 'all', scoreOf(part, kind))),
    )
    const listings = {
      labelled: part.filter(({ labels }) => labels.length > 0).length,
      read: part.filter(({ read }) => read.length > 0).length,
      hits: part.filter(({ labels, read }) => labels.length > 0 && read.length > 0).length,
    }
    printTable(['', 'labelled', 'read', 'precision', 'recall'], [line('listings with a sign', listings)])
  }
  if (args.includes('show')) showMisses(tuned)
}
const line = (name: string, score: { labelled: number; read: number; hits: number }) => [
  name,
  score.labelled,
  score.read,
  percent(precision(score)),
  percent(recall(score)),
]

function rowOf({ row, job, text }: LabelledJob): Row {
  const title = readLine(row.title)
  const salary = readLine(String(job.salary ?? ''))
  const hoursPerWeek = Number(job.hours_per_week) || undefined
  const signs = readSigns({
    title,
    salary,
    description: text,
    context: { typeOfWork: String(job.type_of_work ?? ''), hoursPerWeek },
  })
  const texts = { title, salary, description: text }
  return {
    id: row.id,
    title,
    labels: row.risk.map((label) => ({
      ...placed(label, job.description, text),
      // The labels use the contract's kinds.
      kind: label.sign as SignKind,
    })),
    read: signs.map((sign) => ({ ...sign, quote: texts[sign.field].slice(sign.start, sign.end) })),
  }
}

const doOverlap = (a: SignSpan, b: SignSpan) => common(a, b) > 0

function scoreOf(rows: readonly Row[], kind: SignKind | null) {
  const isOf = (span: SignSpan) => kind === null || span.kind === kind
  const count = (spansOf: (row: Row) => SignSpan[]) =>
    rows.reduce((sum, row) => sum + spansOf(row).filter(isOf).length, 0)
  return {
    labelled: count(({ labels }) => labels),
    read: count(({ read }) => read),
    hits: count((row) => pairsOf(row, doOverlap).map(([label]) => label)),
  }
}

/** Skips the held-out part. */
function showMisses(rows: readonly Row[]): void {
  for (const row of rows) {
    const pairs = pairsOf(row, doOverlap).flat()
    const missed = row.labels.filter((label) => !pairs.includes(label))
    const madeUp = row.read.filter((read) => !pairs.includes(read))
    if (missed.length + madeUp.length === 0) continue
    console.log(`\n${row.id} ${row.title.slice(0, 60)}`)
    for (const { kind, quote } of missed) console.log(`  missed   ${kind.padEnd(16)} ${one(quote)}`)
    for (const { kind, quote } of madeUp) console.log(`  made up  ${kind.padEnd(16)} ${one(quote)}`)
  }
}

const one = (quote: string) => quote.replaceAll(/\s+/gu, ' ').slice(0, 150)
