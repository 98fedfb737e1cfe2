import { execFile } from 'node:child_process'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeFolder } from '@hanap/server/lib/folders/made-folder'
import { isInstalled, projectRoot } from '../../../tools/install.mjs'

const run = promisify(execFile)
const named = path.join(import.meta.dirname, '..', '..', 'lighthouse')
const installed = path.join(projectRoot, '.scratch', 'lighthouse')
const INSTALL_PATIENCE_MS = 600_000
const RUN_PATIENCE_MS = 180_000

/** Scores of 100, times in milliseconds. */
export type Measured = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  kilobytes: number
  /** From audits other than performance. */
  faults: string[]
}

type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}
type Audit = {
  title: string
  score: number | null
  numericValue?: number
  details?: { items?: { description?: string; message?: string; node?: { snippet: string } }[] }
}

/**
 * Lighthouse is too large for the project's packages, so it has its own lock file.
 * @throws Error of one line
 */
export async function installLighthouse(log: (line: string) => void): Promise<void> {
  await mkdir(installed, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) {
    await cp(path.join(named, file), path.join(installed, file))
  }
  if (isInstalled(installed)) return
  log('Installing Lighthouse for this bench (once, 180 MB in .scratch) ...')
  const parts = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', [...parts, '--prefix', installed], {
    cwd: installed,
    timeout: INSTALL_PATIENCE_MS,
  }).catch((error: unknown) => {
    throw new Error(`Lighthouse could not be installed: ${error instanceof Error ? error.message : error}`)
  })
}

/** The trace sometimes lacks its beginning. */
const MOST_TRIES = 3
const LOST_TRACE = 'NO_NAVSTART'

/**
 * A phone, simulated slow 4G (150 ms, 1.6 Mbit/s), and a CPU four times slower.
 * @param port of a running browser
 * @throws Error if the page cannot be measured
 */
export async function measurePage(port: number, url: string): Promise<Measured> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await measureOnce(port, url)
    } catch (error) {
      const isLost = error instanceof Error && error.message.includes(LOST_TRACE)
      if (!isLost || tries === MOST_TRIES) throw error
    }
  }
}

async function measureOnce(port: number, url: string): Promise<Measured> {
  const { path: folder, remove: removeFolder } = makeFolder(path.join(tmpdir(), 'hanap-lighthouse-'))
  const file = path.join(folder, 'report.json')
  const options = [
    `--port=${port}`,
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    '--form-factor=mobile',
    '--throttling-method=simulate',
    '--throttling.cpuSlowdownMultiplier=4',
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
    '--locale=en',
    '--quiet',
  ]
  try {
    const program = path.join(installed, 'node_modules', 'lighthouse', 'cli', 'index.js')
    await run(process.execPath, [program, url, ...options], { timeout: RUN_PATIENCE_MS })
    return readReport(JSON.parse(await readFile(file, 'utf8')) as Report)
  } finally {
    removeFolder()
  }
}

function readReport({ runtimeError, categories, audits }: Report): Measured {
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const number = (name: string) => {
    const value = audits[name]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse says nothing of ${name}.`)
    return value
  }
  const faults = ['accessibility', 'best-practices', 'seo']
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .flatMap(({ id }) => audits[id] ?? [])
    .map(describeFault)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    kilobytes: number('total-byte-weight') / 1000,
    faults,
  }
}

function describeFault({ title, details }: Audit): string {
  const where = details?.items?.flatMap(
    (item) => item.description ?? item.message ?? item.node?.snippet ?? [],
  )
  return where && where.length > 0 ? `${title}: ${where.join('; ')}` : title
}
