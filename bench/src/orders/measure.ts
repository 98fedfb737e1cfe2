import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OrderKind } from '@hanap/contract/jobs/orders'
import { readOrders } from '@hanap/server/reading/orders/orders'
import { readDescription } from '@hanap/server/reading/redactions'
import { readJsonLines } from '../json-lines.ts'
import { dataFolder, isHeldOut } from '../pay/measure.ts'

export type Span<Kind = OrderKind> = {
  kind: Kind
  quote: string
  start: number
  end: number
  check?: boolean
  what?: string | undefined
}
export type OrdersRow = {
  id: string
  title: string
  text: string
  isHeldOut: boolean
  labels: Span[]
  read: Span[]
}

/** With the board's listing. */
export type LabelledJob = {
  row: LabelledRow
  job: { description: string; salary?: unknown; type_of_work?: unknown; hours_per_week?: unknown }
  text: string
}
type LabelledRow = { id: string; title: string; orders: Label[]; risk: RiskLabel[] }
type RiskLabel = { sign: string; quote: string; field: string; start: number }

/** @returns null without the labels */
export function loadLabelled(): LabelledJob[] | null {
  const labels = join(dataFolder(), 'olj-orders-labelled.jsonl')
  if (!existsSync(labels)) return null
  const texts = new Map(loadJobs().map((job) => [String(job.source_job_id), job]))
  return readJsonLines<LabelledRow>(labels).flatMap((row) => {
    const job = texts.get(row.id)
    return job ? [{ row, job, text: readDescription(job.description) }] : []
  })
}

type GivenJob = LabelledJob['job'] & { source_job_id: number | string; title: string }
const loadJobs = (): GivenJob[] =>
  readJsonLines<GivenJob>(join(dataFolder(), 'olj-jobs.jsonl')).filter(
    (job) => typeof job.description === 'string',
  )

/** @returns null without the labels */
export function loadOrdersRows(): OrdersRow[] | null {
  const labelled = loadLabelled()
  return (
    labelled?.map(({ row, job, text }) => ({
      id: row.id,
      title: row.title,
      text,
      isHeldOut: isHeldOut(row.id),
      labels: row.orders.map((order) => ({
        ...placed(order, job.description, text),
        kind: order.kind,
        check: order.check === true,
        what: order.what,
      })),
      read: readOrders(text).map((order) => ({ ...order, quote: text.slice(order.start, order.end) })),
    })) ?? null
  )
}

type Label = { kind: OrderKind; quote: string; start: number; check?: boolean; what?: string }
/** Marked redactions change the text's length. */
export function placed(
  label: { quote: string; start: number },
  raw: string,
  text: string,
): Pick<Span, 'quote' | 'start' | 'end'> {
  const quote = readDescription(label.quote)
  const expected = readDescription(raw.slice(0, label.start)).length
  let start = -1
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1))
    if (start < 0 || Math.abs(at - expected) < Math.abs(start - expected)) start = at
  if (start < 0) start = Math.min(expected, text.length)
  return { quote, start, end: start + quote.length }
}

export type Score = { labelled: number; read: number; hits: number }
export const precision = ({ hits, read }: Score) => (read === 0 ? 1 : hits / read)
export const recall = ({ hits, labelled }: Score) => (labelled === 0 ? 1 : hits / labelled)
export const f1 = (score: Score) =>
  score.hits === 0 ? 0 : (2 * precision(score) * recall(score)) / (precision(score) + recall(score))

/** Pairs of the same kind that overlap by half; each is used once, best first. */
export function pairsOf<One extends Span<string>>(
  row: { labels: readonly One[]; read: readonly One[] },
  isEnough: (label: One, read: One) => boolean,
): [One, One][] {
  const all = row.labels.flatMap((label) =>
    row.read
      .filter((read) => read.kind === label.kind && isEnough(label, read))
      .map((read) => ({ label, read })),
  )
  const isSame = ({ label, read }: { label: One; read: One }) => Number(label.what === read.what)
  all.sort((a, b) => isSame(b) - isSame(a) || share(b.label, b.read) - share(a.label, a.read))
  const used = new Set<One>()
  return all.flatMap(({ label, read }): [One, One][] => {
    if (used.has(label) || used.has(read)) return []
    used.add(label).add(read)
    return [[label, read]]
  })
}

type Place = { start: number; end: number }
export const common = (a: Place, b: Place) => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
const length = ({ start, end }: Place) => Math.max(1, end - start)
const share = (a: Place, b: Place) => common(a, b) / (length(a) + length(b) - common(a, b))
/** Half of the shorter one overlaps. */
export const isHalf = (a: Place, b: Place) => common(a, b) >= 0.5 * Math.min(length(a), length(b))
/** The overlap is half of their union. */
export const isHalfOfBoth = (a: Place, b: Place) => share(a, b) >= 0.5

/** @param kind null: all; 'check': attention tests */
export function scoreOf(
  rows: readonly OrdersRow[],
  kind: OrderKind | 'check' | null,
  isEnough = isHalf,
): Score {
  const isOf = (span: Span) => kind === null || (kind === 'check' ? span.check === true : span.kind === kind)
  const score = { labelled: 0, read: 0, hits: 0 }
  for (const row of rows) {
    score.labelled += row.labels.filter(isOf).length
    score.read += row.read.filter(isOf).length
    score.hits += pairsOf(row, isEnough).filter(
      ([label, read]) => isOf(label) && (kind !== 'check' || isOf(read)),
    ).length
  }
  return score
}

/** Whether a listing asks for anything. */
export const hasOrdersAccuracy = (rows: readonly OrdersRow[]) =>
  rows.filter(({ labels, read }) => labels.length > 0 === read.length > 0).length / rows.length
