import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type BackupKey, strongKey } from './backups/sealed-pieces.ts'
import { readBackupKey } from './config/backup.ts'
import { type Config, readConfig } from './config.ts'
import { createSecrets } from './lib/secrets/secrets.ts'

/** What a command that carries all of a site is given. */
export type Door = {
  config: Config
  /** What backups are sealed with. @throws Error of one line where there is none */
  backupKey(): BackupKey
  /** Which secret key this site has, as sealed values name it; null where there is none here yet. */
  keyId: string | null
  /** Where the operator keeps the secret key, for what is told. */
  keyPlace: string
}

/** The configuration, and the secret key where there is one: unlike a start, a command makes none. */
export async function openDoor(env: Record<string, string | undefined>): Promise<Door> {
  const config = readConfig(env)
  const file = path.join(config.dataDir, 'secret.key')
  const siteKey = config.secretKey ?? (await readFile(file, 'utf8').catch(() => '')).trim()
  return {
    config,
    backupKey: () => strongKey(readBackupKey(env, siteKey || undefined)),
    keyId: siteKey ? keyIdOf(siteKey) : null,
    keyPlace: config.secretKey ? 'SECRET_KEY' : file,
  }
}

/** Sealed values name the key that sealed them. */
const keyIdOf = (siteKey: string): string | null =>
  createSecrets(siteKey).seal('', 'whose').split('.')[1] ?? null

/**
 * Reads a command's arguments.
 * @returns null for --help, and for what cannot be meant: the usage is printed then, and the exit status set
 */
export function readCommand<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  files: number,
) {
  try {
    const allowed = { ...options, help: { type: 'boolean', short: 'h' } } as const
    const given = parseArgs({ options: allowed, allowPositionals: true, strict: true })
    const wantsHelp = (given.values as { help?: boolean }).help === true
    if (!wantsHelp && given.positionals.length === files) return given
    console.log(usage)
    if (!wantsHelp) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(usage)
    process.exitCode = 1
  }
  return null
}

/** Runs a command to its end: what was opened is closed, and what went wrong is one line. */
export async function runCommand(work: (undo: (() => Promise<void>)[]) => Promise<void>): Promise<void> {
  const undo: (() => Promise<void>)[] = []
  try {
    await work(undo)
  } catch (error) {
    console.error(describe(error))
    process.exitCode = 1
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

/** A host of several addresses of which none answers is an error without words. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  return error.message || `The database or the files cannot be reached: ${code}`
}

/** Aborts at the first Ctrl-C or SIGTERM; the second one ends the program as usual. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => controller.abort(new Error('Stopped: nothing is left of it.')))
  }
  return controller.signal
}
