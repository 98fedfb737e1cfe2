import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHoursPerWeek } from '@hanap/server/reading/hours/hours'
import { type PayReading, readPay } from '@hanap/server/reading/pay/pay'
import { printTable } from './harness/table.ts'
import type { BenchOptions } from './main.ts'
import { dataFolder, isConfidentAndWrong, loadPayRows, type PayRow, scorePay } from './pay/measure.ts'

/**
 * `npm run bench -- pay [all] [show]`
 * @throws Error of one line if the labelled listings are missing
 */
export async function run({ args }: BenchOptions): Promise<void> {
  const rows = loadPayRows()
  if (!rows) {
    throw new Error(
      `olj-salaries-labelled.csv is not in ${dataFolder()}: set HANAP_DATA to the folder that holds it.`,
    )
  }
  const heldOut = rows.filter((row) => row.isHeldOut)
  const tuned = rows.filter((row) => !row.isHeldOut)
  printTable(headings, [
    ['ours, tuned on', ...percents(tuned, 'read')],
    ['ours, held out', ...percents(heldOut, 'read')],
    ['ours, all', ...percents(rows, 'read')],
    ["the file's own labels", ...percents(rows, 'theirs')],
  ])
  console.log('Targets: amounts and currencies 97%, stated periods 95%, confident and wrong at most 1%.')
  if (args.includes('show')) showWrong(tuned)
  if (args.includes('all')) showCoverage(args.includes('show'))
}

const headings = [
  '',
  'rows',
  'amounts',
  'currencies',
  'stated periods',
  'confident and wrong',
  'unknown kept',
]

function percents(rows: readonly PayRow[], side: 'read' | 'theirs'): (string | number)[] {
  const score = scorePay(rows, side)
  const shares = [
    score.amounts,
    score.currencies,
    score.statedPeriods,
    score.confidentAndWrong,
    score.unknownKept,
  ]
  return [score.rows, ...shares.map(percent)]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

/** Skips the held-out part. */
function showWrong(rows: readonly PayRow[]): void {
  for (const { id, text, label, read } of rows) {
    const isMissed =
      label.currency !== read.currency ||
      label.period !== read.period ||
      label.min !== read.min ||
      label.max !== read.max
    if (isMissed || isConfidentAndWrong(read, label)) console.log(id, JSON.stringify({ text, label, read }))
  }
}

function showCoverage(isListed: boolean): void {
  const file = join(dataFolder(), 'olj-jobs.jsonl')
  if (!existsSync(file)) return
  const counts = new Map<string, number>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue
    const job = JSON.parse(line) as { salary: string; type_of_work: string; hours_per_week: string }
    const hoursPerWeek = readHoursPerWeek(job.hours_per_week)
    const reading = readPay(job.salary, { typeOfWork: job.type_of_work, hoursPerWeek })
    const kind = kindOf(reading, job.salary)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    if (isListed)
      console.log(
        kind,
        '|',
        job.salary,
        '|',
        job.type_of_work,
        job.hours_per_week,
        '|',
        JSON.stringify(reading),
      )
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  printTable(
    ['what is read', 'listings', 'share'],
    [...counts]
      .sort(([, one], [, two]) => two - one)
      .map(([kind, listings]) => [kind, listings, percent(listings / total)]),
  )
}

function kindOf(reading: PayReading, text: string): string {
  if (reading.amount_min === null && reading.amount_max === null)
    return /\d/u.test(text) ? 'digits, no amount read' : 'no figure in the text'
  if (reading.monthlyUsdMin === null && reading.monthlyUsdMax === null)
    return reading.period === 'task' ? 'paid per piece' : 'amount known, month unknown'
  const isStated = reading.currencyStated && reading.periodStated
  return isStated ? 'month known, all stated' : 'month known, currency or period by size'
}
