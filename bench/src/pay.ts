import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHoursPerWeek } from '@hanap/server/reading/hours'
import { readPay } from '@hanap/server/reading/pay'
import { dataFolder, isConfidentAndWrong, loadPayRows, type PayRow, scorePay } from './pay-measure.ts'

/** `npm run bench -- pay [--all] [--show]`: how right pay texts are read. Size and seed have no meaning here. */
export type PayBenchOptions = Readonly<{
  size?: number | undefined
  seed?: number | undefined
  args?: readonly string[] | undefined
}>

/** Prints the tables; where the data folder is absent, says so and returns. */
export function run(options: PayBenchOptions = {}): void {
  const rows = loadPayRows()
  if (!rows) {
    console.log(`The list file is not in ${dataFolder()} (set HANAP_DATA): nothing to measure.`)
    return
  }
  const heldOut = rows.filter((row) => row.isHeldOut)
  const tuned = rows.filter((row) => !row.isHeldOut)
  console.table({
    'ours, tuned on': percents(tuned, 'read'),
    'ours, held out': percents(heldOut, 'read'),
    'ours, all': percents(rows, 'read'),
    "the file's own labels": percents(rows, 'theirs'),
  })
  console.log('Targets: amounts and currencies 97%, stated periods 95%, confident and wrong at most 1%.')
  if (options.args?.includes('--show')) showWrong(tuned)
  if (options.args?.includes('--all')) showCoverage(options.args.includes('--show'))
}

function percents(rows: readonly PayRow[], side: 'read' | 'theirs'): Record<string, string | number> {
  const score = scorePay(rows, side)
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  return {
    rows: score.rows,
    amounts: percent(score.amounts),
    currencies: percent(score.currencies),
    'stated periods': percent(score.statedPeriods),
    'confident and wrong': percent(score.confidentAndWrong),
    'unknown kept': percent(score.unknownKept),
  }
}

/** The wrong ones among the rows that may be looked at while tuning. */
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

/** How much of the postings' pay text is read at all, by kind. */
function showCoverage(isListed: boolean): void {
  const file = join(dataFolder(), 'olj-jobs.jsonl')
  if (!existsSync(file)) return
  const counts = new Map<string, number>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue
    const job = JSON.parse(line) as { salary: string; type_of_work: string; hours_per_week: string }
    const hoursPerWeek = readHoursPerWeek(job.hours_per_week)
    const reading = readPay(job.salary, { typeOfWork: job.type_of_work, hoursPerWeek })
    const hasAmount = reading.amount_min !== null || reading.amount_max !== null
    const hasMonth = reading.monthlyUsdMin !== null || reading.monthlyUsdMax !== null
    const kind = !hasAmount
      ? /\d/u.test(job.salary)
        ? 'digits, no amount read'
        : 'no figure in the text'
      : hasMonth
        ? reading.currencyStated && reading.periodStated
          ? 'month known, all stated'
          : 'month known, currency or period by size'
        : reading.period === 'task'
          ? 'paid per piece'
          : 'amount known, month unknown'
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
  console.table(
    [...counts]
      .sort(([, one], [, two]) => two - one)
      .map(([kind, listings]) => ({ kind, listings, share: `${((listings / total) * 100).toFixed(1)}%` })),
  )
}
