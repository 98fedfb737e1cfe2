import { standInPorts } from '../server/src/config/stand-ins.ts'
import { type Config, readConfig } from '../server/src/config.ts'
import { findHome } from '../server/src/db/embedded/embedded-note.ts'
import { buildWeb } from './build/build-web.ts'
import { contactNote } from './start/contact-note.ts'
import { checkPortFree } from './start/ports.ts'
import {
  formatWelcome,
  type Person,
  type Running,
  removeRunning,
  writeRunning,
} from './start/running-file.ts'
import { type StandIns, startStandIns } from './start/stand-ins.ts'
import { onStopAsked, survivePipeEnd } from './stop-signals.mjs'

/** The server, or the reloading one. */
type Started = { url: string; people: Person[]; close(): Promise<void> }
type Part = { close(): Promise<void> /** Additional time for its stop. */; drainMs?: number }

/** The next start repairs the rest. */
const stopPatienceMs = 15_000

const standInPurposes = [
  ['board', 'the stand-in board'],
  ['inbox', 'the page of the stand-in inbox'],
  ['smtp', 'the mail server of the stand-in inbox'],
  ['issuer', 'the stand-in issuer of social sign-ins'],
  ['letters', 'the stand-in writer of letters'],
  ['payments', 'the stand-in for card payments'],
] as const

/**
 * `start` serves built pages; `dev` serves sources and restarts the server when its code changes (dev.ts). Exits with
 * 0 after a stop, 1 with one line if something does not start.
 */
export async function launch(mode: 'start' | 'dev'): Promise<void> {
  survivePipeEnd()
  const parts: Part[] = []
  let stopping: Promise<void> | undefined
  const stop = (code: number) => {
    stopping ??= stopParts(parts).then(() => process.exit(code))
  }
  onStopAsked(() => stop(0))
  try {
    await startParts(mode, parts, () => stopping !== undefined)
  } catch (error) {
    // A failed start is expected while stopping.
    if (stopping === undefined) console.error(error instanceof Error ? error.message : error)
    stop(1)
  }
}

async function startParts(mode: 'start' | 'dev', parts: Part[], isStopping: () => boolean): Promise<void> {
  const config = readConfig(process.env)
  removeRunning(config.dataDir)
  await checkPortFree(config.host, config.port, 'the program')
  if (config.standIns) {
    for (const [name, purpose] of standInPurposes) {
      await checkPortFree('127.0.0.1', config.port + standInPorts[name], purpose)
    }
  }
  if (mode === 'start') await buildWeb(console.log)
  if (isStopping()) return
  const loading = loadServer(mode)
  const standIns = config.standIns
    ? await startStandIns({
        firstPort: config.port + standInPorts.board,
        dataDir: config.dataDir,
        webhookUrl: `${ownAddress(config)}/api/webhooks/card-payments/`,
      })
    : undefined
  // The server stops before the stand-ins it calls.
  if (standIns) parts.unshift({ close: standIns.stop })
  if (isStopping()) return standIns?.stop()
  const started = await (await loading)(config, standIns?.boardAccounts ?? [])
  parts.unshift({ close: started.close, drainMs: config.drainSeconds * 1000 })
  if (isStopping()) return started.close()
  const running: Running = {
    app: started.url,
    standins: standIns?.addresses ?? {},
    people: started.people,
    board_accounts: standIns?.boardAccounts ?? [],
  }
  if (standIns) {
    writeRunning(config.dataDir, running)
    parts.unshift({ close: async () => removeRunning(config.dataDir) })
  }
  const database = config.databaseUrl
    ? 'the one of DATABASE_URL'
    : `PostgreSQL in ${findHome(config.dataDir) ?? config.dataDir}`
  const notes = contactNote(config, process.env)
  console.log(formatWelcome(running, config.dataDir, database, notes))
}

/** The address for programs on this machine. */
function ownAddress({ host, port }: Config): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

type Start = (config: Config, boardAccounts: StandIns['boardAccounts']) => Promise<Started>

/** Beside the start of the stand-ins. A refused configuration need not load the whole server. */
function loadServer(mode: 'start' | 'dev'): Promise<Start> {
  const loading =
    mode === 'dev'
      ? import('./start/dev.ts').then(({ startDev }): Start => startDev)
      : import('../server/src/main.ts').then(
          ({ startServer }): Start =>
            (config, boardAccounts) =>
              startServer(config, { boardAccounts }),
        )
  // Stand-ins that fail are told first.
  loading.catch(() => {})
  return loading
}

async function stopParts(parts: Part[]): Promise<void> {
  const draining = Math.max(0, ...parts.map(({ drainMs = 0 }) => drainMs))
  const force = setTimeout(() => {
    console.error('Stopping took too long; ending now. Everything that was confirmed is kept.')
    process.exit(1)
  }, stopPatienceMs + draining)
  for (const part of parts) {
    await part
      .close()
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  }
  clearTimeout(force)
}

if (import.meta.main) await launch(process.argv[2] === 'dev' ? 'dev' : 'start')
