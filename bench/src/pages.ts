import { findBrowser } from '../../tools/browser.ts'
import { createProgress } from './harness/progress.ts'
import { printTable } from './harness/table.ts'
import { findJob, type Program, type Session, signIn, startProgram } from './harness/whole-program.ts'
import type { BenchOptions } from './main.ts'
import { measureAccess } from './pages/axe.ts'
import { signInHere, startBrowser } from './pages/browser.ts'
import { installLighthouse, type Measured, measurePage } from './pages/lighthouse.ts'
import { listMeasuredPages, type MeasuredPage } from './pages/list.ts'
import {
  countMet,
  formatResult,
  isEveryTargetMet,
  medianOfRuns,
  type PageResult,
  resultHeadings,
} from './pages/results.ts'

/**
 * Runs Lighthouse as a cheap phone on every public page, the list and a job. `axe` checks the accessibility of every
 * page and state. Exits with 1 if a target is missed or axe finds a fault.
 * @param size runs per page; the median counts
 * @param args `axe`, and addresses to measure only those
 */
export async function run({ size = 5, args }: BenchOptions): Promise<void> {
  const executable = await findBrowser(console.log)
  if (args[0] !== 'axe') await installLighthouse(console.log)
  console.log('Building the site where it changed, and starting it ...')
  const program = await startProgram()
  try {
    const isGood =
      args[0] === 'axe'
        ? await measureAccess(program, executable, args.slice(1))
        : await measureSpeed(program, { executable, runs: size, only: args })
    if (!isGood) process.exitCode = 1
  } finally {
    await program.stop()
  }
}

type Work = { executable: string; runs: number; only: readonly string[] }

/** @returns whether every target was met */
async function measureSpeed(program: Program, { executable, runs, only }: Work): Promise<boolean> {
  const session = await signIn(program, 'ana')
  const all = listMeasuredPages(await findJob(program, session))
  const chosen = all.filter(({ address }) => only.length === 0 || only.includes(address))
  if (chosen.length === 0)
    throw new Error(`There is no such page; there are ${all.map((one) => one.address).join(' ')}`)
  const tellProgress = createProgress('Pages', chosen.length)
  const results: PageResult[] = []
  for (const page of chosen) {
    results.push(await measure(page, { executable, runs, session, site: program.url }))
    tellProgress(results.length, page.address)
  }
  printResults(results, runs)
  return isEveryTargetMet(results)
}

/** A new browser has an empty cache. */
async function measure(
  page: MeasuredPage,
  { executable, runs, session, site }: { executable: string; runs: number; session: Session; site: string },
): Promise<PageResult> {
  const browser = await startBrowser(executable)
  try {
    if (page.isSignedIn) await signInHere(browser, site, session)
    const seen: Measured[] = []
    for (let count = 0; count < runs; count++) seen.push(await measurePage(browser.port, site + page.address))
    return { page, ours: medianOfRuns(seen) }
  } finally {
    await browser.close()
  }
}

function printResults(results: PageResult[], runs: number) {
  console.log()
  printTable([...resultHeadings], results.map(formatResult))
  const counts = results.map(countMet)
  const sum = (key: 'met' | 'all') => counts.reduce((total, count) => total + count[key], 0)
  console.log(
    `\n${sum('met')} of ${sum('all')} targets met; the median of ${runs} runs, each figure by itself.`,
  )
  for (const { page, ours } of results) {
    for (const fault of ours.faults) {
      if (page.targets.seo !== undefined || !fault.startsWith('Page is blocked from indexing')) {
        console.log(`${page.address}: ${fault}`)
      }
    }
  }
}
