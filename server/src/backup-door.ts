import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type BackupKey, strongKey } from './backups/sealed-pieces.ts'
import { readBackupKey } from './config/backup.ts'
import { type Config, readConfig } from './config.ts'
import { createSecrets } from './lib/secrets/secrets.ts'

/** Tools for commands that copy the whole site. */
export type Door = {
  config: Config
  /** @throws Error of one line without a key */
  backupKey(): BackupKey
  /** Null if there is no key here yet. */
  keyId: string | null
  /** Where the secret key is kept, for messages. */
  keyPlace: string
}

/** Unlike a start, a command makes no secret key. */
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

const keyIdOf = (siteKey: string): string | null =>
  createSecrets(siteKey).seal('', 'whose').split('.')[1] ?? null

/** @returns null for --help or invalid arguments, after setting the exit status */
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

/** Closes what the command opened; an error prints one line. */
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

/** The error has no message if none of several addresses answers. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : error.name
  return error.message || `The database or the files cannot be reached: ${code}`
}

/** The second Ctrl-C ends the program as usual. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => controller.abort(new Error('Stopped: nothing is left of it.')))
  }
  return controller.signal
}
