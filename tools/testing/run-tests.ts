import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser, findShell } from '../browser.ts'
import { buildWeb } from '../build/build-web.ts'
import { runChecks } from '../check/checks.ts'
import { projectRoot } from '../install.mjs'
import { none, type Outcome, sum } from './progress.ts'

/*
 * The last line counts all tests. `npm test -- checks|units|browser` runs one part, `-- security|operations` the
 * tests with that tag.
 */

/** Counts parts that failed without naming a test. */
const oneFailure: Outcome = { passed: 0, failed: 1, skipped: 0 }

const parts: Record<string, (tagged: readonly string[]) => Promise<Outcome>> = { checks, units, browser }
/** Parts with such tests. */
const tags: Record<string, readonly string[]> = { security: ['units', 'browser'], operations: ['units'] }

async function checks(): Promise<Outcome> {
  return { ...(await runChecks()), skipped: 0 }
}

async function units(tagged: readonly string[]): Promise<Outcome> {
  return counted('vitest', [
    'run',
    `--reporter=${path.join(import.meta.dirname, 'vitest-reporter.ts')}`,
    // Skips files without the tag.
    ...(tagged.length > 0 ? [`--tags-filter=${tagged.join(' || ')}`, '--experimental.preParse'] : []),
  ])
}

async function browser(tagged: readonly string[]): Promise<Outcome> {
  const chromium = await findBrowser(console.log)
  await buildWeb(console.log)
  const chosen = tagged.length > 0 ? ['--grep', tagged.map((tag) => `@${tag}`).join('|')] : []
  return counted(
    'playwright',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      `--reporter=${path.join(projectRoot, 'e2e', 'playwright-reporter.ts')}`,
      ...chosen,
    ],
    { CHROMIUM: chromium, CHROMIUM_SHELL: findShell() ?? chromium },
  )
}

/** The reporter writes the outcome to a file. */
async function counted(program: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const scratch = path.join(projectRoot, '.scratch')
  mkdirSync(scratch, { recursive: true })
  const file = path.join(scratch, `${program}-outcome.json`)
  rmSync(file, { force: true })
  const code = await run(program, args, { ...env, OUTCOME_FILE: file })
  if (!existsSync(file)) return oneFailure
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const bin = path.join(projectRoot, 'node_modules', '.bin')
  return new Promise((resolve) => {
    const child = spawn(path.join(bin, program), args, {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...env,
        PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
      },
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
    const outcome = await work.catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return oneFailure
    })
    total = sum(total, outcome)
    console.log(`=== ${name}: ${secondsSince(started)} s`)
  }
  console.log(`\n=== in all: ${secondsSince(begun)} s`)
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
}
