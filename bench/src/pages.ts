import { findBrowser } from '../../tools/browser.ts'
import { createProgress } from './applying/progress.ts'
import type { BenchOptions } from './main.ts'
import { measureAccess } from './pages/axe.ts'
import { signInHere, startBrowser } from './pages/browser.ts'
import { installLighthouse, type Measured, measurePage } from './pages/lighthouse.ts'
import { listMeasuredPages, type MeasuredPage } from './pages/list.ts'
import { startPlainSite } from './pages/plain.ts'
import { findJob, type Program, type Session, signIn, startProgram } from './pages/program.ts'
import {
  countMet,
  formatResult,
  isEveryTargetMet,
  type PageResult,
  resultHeadings,
  takeMiddle,
} from './pages/results.ts'
import { printTable } from './table.ts'

/**
 * Every public page, the listing and a job as Lighthouse sees them on a cheap phone, each figure against its target;
 * beside it the same pages made by the browser alone. `axe` looks at every page and state for what keeps people out.
 * Ends with 1 where a target is missed, or anything keeps somebody out.
 * @param size runs of each page; the middle counts
 * @param args `axe`, or addresses that alone are measured
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
  const peer = await startPlainSite(program.url)
  const tellProgress = createProgress('Pages', chosen.length)
  const results: PageResult[] = []
  try {
    for (const page of chosen) {
      results.push(await measureBoth(page, { executable, runs, session, ours: program.url, plain: peer.url }))
      tellProgress(results.length, page.address)
    }
  } finally {
    await peer.close()
  }
  printResults(results, runs)
  return isEveryTargetMet(results)
}

type Both = { executable: string; runs: number; session: Session; ours: string; plain: string }

/** In turn, so that a slow minute of the machine is in both; a browser of its own for each page, with an empty cache. */
async function measureBoth(page: MeasuredPage, { executable, runs, session, ours, plain }: Both) {
  const browser = await startBrowser(executable)
  try {
    if (page.isSignedIn) await signInHere(browser, ours, session)
    const seen: { ours: Measured[]; plain: Measured[] } = { ours: [], plain: [] }
    for (let count = 0; count < runs; count++) {
      seen.ours.push(await measurePage(browser.port, ours + page.address))
      // Pages behind the sign-in are made by the browser as it is.
      if (!page.isSignedIn) seen.plain.push(await measurePage(browser.port, plain + page.address, true))
    }
    return {
      page,
      ours: takeMiddle(seen.ours),
      ...(seen.plain.length > 0 && { plain: takeMiddle(seen.plain) }),
    }
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
    `\n${sum('met')} of ${sum('all')} targets met; the middle of ${runs} runs, each figure by itself.`,
  )
  console.log('plain: the same page made by the browser alone, from the shell that every page shares.')
  for (const { page, ours } of results) {
    for (const fault of ours.faults) {
      if (page.targets.seo !== undefined || !fault.startsWith('Page is blocked from indexing')) {
        console.log(`${page.address}: ${fault}`)
      }
    }
  }
}
