import { percent, printTable } from './harness/table.ts'
import { counted, type HoursRow, loadHoursRows, loadJobs, readingOf, scoreHours } from './hours/measure.ts'
import type { BenchOptions } from './main.ts'
import { precision, recall } from './orders/measure.ts'

/**
 * `npm run bench -- hours [show]`
 * @throws Error of one line if the labelled listings are missing
 */
export async function run({ args }: BenchOptions): Promise<void> {
  const rows = loadHoursRows()
  if (!rows) throw new Error('olj-hours-labelled.csv is not there: set HANAP_DATA to its folder.')
  for (const isHeldOut of [false, true]) {
    const of = (list: readonly HoursRow[]) => list.filter((row) => row.isHeldOut === isHeldOut)
    console.log(
      `\n${isHeldOut ? 'Held out' : 'Tuned on'}: ${of(rows.hours).length} listings, ${of(rows.pay).length} for pay`,
    )
    printTable(
      ['', 'labelled', 'read', 'precision', 'recall'],
      Object.entries(counted).map(([name, counts]) => {
        const score = scoreHours(of(name.startsWith('pay') ? rows.pay : rows.hours), counts)
        return [name, score.labelled, score.read, percent(precision(score)), percent(recall(score))]
      }),
    )
  }
  const jobs = loadJobs()
  const times = jobs.map((job) => {
    const begun = performance.now()
    readingOf(job)
    return performance.now() - begun
  })
  const slowest = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
  console.log(`\nA listing is read in ${slowest.toFixed(2)} ms (p99 of ${jobs.length}).`)
  if (args.includes('show')) showMisses(rows.hours, rows.pay)
}

/** Skips the held-out part. */
function showMisses(hours: readonly HoursRow[], pay: readonly HoursRow[]): void {
  for (const [name, counts] of Object.entries(counted)) {
    for (const row of (name.startsWith('pay') ? pay : hours).filter(({ isHeldOut }) => !isHeldOut)) {
      const [label, read] = [counts(row.label).join(' '), counts(row.read).join(' ')]
      if (label === read) continue
      console.log(`${name}: ${row.id} ${row.title.slice(0, 50)}: '${label}', read as '${read}'`)
      const quote = name.startsWith('pay') ? row.payQuote : row.manila.quote
      if (quote) console.log(`  ${quote}`)
    }
  }
}
