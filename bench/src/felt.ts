import { findBrowser } from '../../tools/browser.ts'
import { formatFigures, isEveryAimMet, type Run } from './felt/figures.ts'
import { measureVisit } from './felt/visit.ts'
import { createProgress } from './harness/progress.ts'
import { printTable } from './harness/table.ts'
import { load } from './harness/times.ts'
import { findJob, signIn, startProgram } from './harness/whole-program.ts'
import type { BenchOptions } from './main.ts'
import { keepSession, startBrowser } from './pages/browser.ts'

/**
 * Measures a cheap phone: a CPU four times slower, 1.6 Mbit/s, 150 ms. Exits with 1 if a target is missed.
 * @param size visits; the median counts, or the worst for taps and shifts
 * @param args `taps` prints the slowest taps
 */
export async function run({ size = 5, args }: BenchOptions): Promise<void> {
  const executable = await findBrowser(console.log)
  console.log('Building the site where it changed, and starting it ...')
  const program = await startProgram()
  try {
    const session = await signIn(program, 'carla')
    await findJob(program, session)
    const tellProgress = createProgress('Visits', size)
    const runs: Run[] = []
    for (let count = 0; count < size; count++) {
      const browser = await startBrowser(executable)
      try {
        const { seen, taps } = await measureVisit(browser.port, program.url, (page) =>
          keepSession(page, program.url, session),
        )
        runs.push(seen)
        if (args.includes('taps')) {
          const slowest = taps.toSorted((a, b) => b.ms - a.ms).slice(0, 5)
          console.log(slowest.map(({ name, ms }) => `${ms} ms ${name}`).join(', '))
        }
      } finally {
        await browser.close()
      }
      tellProgress(runs.length)
    }
    console.log(`\nLoad of the machine: ${load()}`)
    printTable(['What is felt', 'Median', 'Best', 'Worst', 'Aim', ''], formatFigures(runs))
    if (!isEveryAimMet(runs)) process.exitCode = 1
  } finally {
    await program.stop()
  }
}
