import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './browser.ts'
import { buildWeb } from './build/build-web.ts'
import { runChecks } from './check/checks.ts'
import { projectRoot } from './install.mjs'

/*
 * Everything, one after the other (the machine may have two cores): the machine's checks, the tests of rules,
 * API and components, and the browser tests against the built site. The last line says how many of each.
 * `npm test -- checks|units|browser` runs one part, `npm test -- security|operations` what has that tag.
 */

type Counts = { passed: number; failed: number; skipped: number }
const none: Counts = { passed: 0, failed: 0, skipped: 0 }
/** Said once more at the end: what the browser tests print stands between. */
const failedUnits: string[] = []
/** Counts as one failure what ended badly without saying which test it was. */
const oneFailure: Counts = { passed: 0, failed: 1, skipped: 0 }

const parts: Record<string, (tagged: readonly string[]) => Promise<Counts>> = { checks, units, browser }
/** The parts that have tests with a tag: those alone are run of them. */
const tags: Record<string, readonly string[]> = { security: ['units', 'browser'], operations: ['units'] }

async function checks(): Promise<Counts> {
  return { ...(await runChecks()), skipped: 0 }
}

async function units(tagged: readonly string[]): Promise<Counts> {
  const report = reportFile('units.json')
  const code = await run('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // Read before they are run: a file without the tag is not begun.
    ...(tagged.length > 0 ? [`--tags-filter=${tagged.join(' || ')}`, '--experimental.preParse'] : []),
  ])
  return settle(code, readVitest(report))
}

async function browser(tagged: readonly string[]): Promise<Counts> {
  const chromium = await findBrowser(console.log)
  await buildWeb(console.log)
  const report = reportFile('browser.json')
  const code = await run(
    'playwright',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=dot,json',
      ...(tagged.length > 0 ? ['--grep', tagged.map((tag) => `@${tag}`).join('|')] : []),
    ],
    {
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
  return settle(code, readPlaywright(report))
}

function settle(code: number, counts: Counts | undefined): Counts {
  if (!counts) return oneFailure
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

function readVitest(file: string): Counts | undefined {
  const report = readJson(file)
  if (!report) return undefined
  // A file that cannot be loaded has no failed test in it, but its suite has failed.
  const unloaded = report['numFailedTests'] === 0 ? (report['numFailedTestSuites'] ?? 0) : 0
  for (const { name, status, assertionResults } of (report as unknown as VitestReport).testResults) {
    const titles = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName)
    if (titles.length === 0 && status === 'failed') titles.push('not loaded')
    failedUnits.push(...titles.map((title) => `${path.relative(projectRoot, name)} > ${title}`))
  }
  return {
    passed: report['numPassedTests'] ?? 0,
    failed: (report['numFailedTests'] ?? 0) + unloaded,
    skipped: (report['numPendingTests'] ?? 0) + (report['numTodoTests'] ?? 0),
  }
}

function readPlaywright(file: string): Counts | undefined {
  const report = readJson(file) as unknown as { stats?: Record<string, number> } | undefined
  const stats = report?.stats
  if (!stats) return undefined
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  // A test that passes only at its second try is not passed.
  return { passed: expected, failed: unexpected + flaky, skipped }
}

function readJson(file: string): Record<string, number> | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : undefined
}

function reportFile(name: string): string {
  const folder = path.join(projectRoot, '.scratch')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name)
  rmSync(file, { force: true })
  return file
}

function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const bin = path.join(projectRoot, 'node_modules', '.bin')
  return new Promise((resolve) => {
    const child = spawn(path.join(bin, program), args, {
      cwd: projectRoot,
      env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

if (import.meta.main) {
  const chosen = process.argv.slice(2)
  const unknown = chosen.find((name) => !(name in parts || name in tags))
  if (unknown) {
    const known = Object.keys({ ...parts, ...tags })
    console.error(`There is no part '${unknown}'; the parts are ${known.join(', ')}.`)
    process.exit(1)
  }
  const plan = Object.keys(parts).flatMap((part) => {
    if (chosen.length === 0 || chosen.includes(part)) return [{ part, tagged: [] }]
    const tagged = chosen.filter((tag) => tags[tag]?.includes(part))
    return tagged.length > 0 ? [{ part, tagged }] : []
  })
  let total = none
  const begun = performance.now()
  const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1000)
  for (const { part, tagged } of plan) {
    const name = [part, ...tagged].join(', ')
    const started = performance.now()
    console.log(`\n=== ${name}`)
    const work = parts[part]?.(tagged) ?? Promise.resolve(none)
    const counts = await work.catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return oneFailure
    })
    total = {
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }
    console.log(`=== ${name}: ${secondsSince(started)} s`)
  }
  for (const name of failedUnits) console.log(`FAILED  ${name}`)
  console.log(`\n=== in all: ${secondsSince(begun)} s`)
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
}
