import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { openOwnDatabase } from './command-door.ts'
import { type Config, readConfig } from './config.ts'
import type { Progress } from './features/imports/rules/board-run.ts'
import { createProgressBar, describeImport } from './features/imports/rules/progress-bar.ts'
import { createImports, type ImportSummary, type Imports } from './features/imports/service.ts'
import { createSkills } from './features/skills/service.ts'
import { systemClock } from './lib/clock.ts'
import { openListingSources } from './wiring/listing-sources.ts'

type Work = (
  imports: Imports,
  watch: { onProgress: (progress: Progress) => void; signal: AbortSignal },
) => Promise<ImportSummary[]>

/** Uses the running program's database or its own. Exits with 0 only when finished; Ctrl-C ends it in order. */
export async function runImport(work: Work, { asksBoard }: { asksBoard: boolean }): Promise<void> {
  const undo: (() => Promise<void>)[] = []
  const bar = createProgressBar(process.stderr)
  try {
    const config = asksBoard ? findStandIn(readConfig(process.env)) : readConfig(process.env)
    const { imports } = await openImports(config, undo, (line) => {
      bar.end()
      console.error(line)
    })
    const summaries = await work(imports, { onProgress: bar.show, signal: stopSignal() })
    bar.end()
    for (const summary of summaries) console.log(describeImport(summary))
    if (summaries.some(({ state }) => state !== 'finished')) process.exitCode = 1
  } catch (error) {
    bar.end()
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

/**
 * The running program notes the stand-in board's address. Another board would have other jobs.
 * @throws Error of one line if it does not run
 */
function findStandIn(config: Config): Config {
  if (!config.standIns) return config
  try {
    const running: unknown = JSON.parse(readFileSync(path.join(config.dataDir, 'running.json'), 'utf8'))
    const boardUrl = (running as { standins?: { board?: unknown } }).standins?.board
    if (typeof boardUrl === 'string') return { ...config, boardUrl }
  } catch {}
  throw new Error('The stand-in board runs with the program: run npm start first, or set BOARD_URL.')
}

/** @returns null for --help, an unknown argument or a missing file, after setting the exit status */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  { positionals = 0 }: { positionals?: number } = {},
) {
  try {
    const allowed = { ...options, help: { type: 'boolean', short: 'h' } } as const
    const given = parseArgs({ options: allowed, allowPositionals: positionals > 0, strict: true })
    const wantsHelp = (given.values as { help?: boolean }).help === true
    if (!wantsHelp && given.positionals.length === positionals) return given
    console.log(usage)
    process.exitCode = wantsHelp ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(usage)
    process.exitCode = 1
  }
  return null
}

async function openImports(config: Config, undo: (() => Promise<void>)[], log: (line: string) => void) {
  const db = await openOwnDatabase(config, undo, log)
  const clock = systemClock
  const { sources } = openListingSources({ config, clock })
  const skills = createSkills({ db, clock })
  const { boardSyncMinutes: recentEveryMinutes } = config
  return { imports: createImports({ db, clock, sources, skills, recentEveryMinutes, log }) }
}

/** The second Ctrl-C ends the program as usual. */
function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => controller.abort(new Error('The import was told to stop.')))
  }
  return controller.signal
}
