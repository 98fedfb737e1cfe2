import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeDataFolder } from '../../lib/folders/data-folder.mjs'
import { identifyThisProcess, isStillRunning } from '../../lib/folders/process-identity.mjs'
import { findFreePort } from '../../lib/free-port.ts'
import { findBinaries } from './embedded-binaries.ts'
import { ensureCluster, readClusterMajor, readPassword } from './embedded-cluster.ts'
import { keepRunning } from './embedded-comeback.ts'
import { addressOf, ensureDatabase } from './embedded-database.ts'
import { settleHome } from './embedded-home.ts'
import { readIdentity } from './embedded-identity.ts'
import { clearLeftovers, findRunningServer, nameOwner } from './embedded-leftovers.ts'
import { findHome, partsOf } from './embedded-note.ts'
import { startWatched, type WatchedServer } from './embedded-watchdog.ts'
import { refuseMoved } from './moved.ts'

export type Embedded = { url: string; stop(): Promise<void> }

export type EmbeddedOptions = {
  dataDir: string
  /** Locations and repairs, for the operator. */
  log: (line: string) => void
  /** As `name=value`. */
  flags?: string[]
  databaseName?: string
  /** For disposable data: no fsync, and the role may make databases. */
  throwAway?: boolean
  /** Also opens a folder whose database was moved. */
  evenMoved?: boolean
}

/** The previous server is still shutting down. */
const isGoingAway = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/
const patienceMs = 15_000
/** Recovery may replay a gigabyte of log from a very slow disk. */
const recoveryPatienceMs = 600_000

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=128MB',
  'max_connections=100',
  // Compiling costs more than any of our queries.
  'jit=off',
  'log_timezone=UTC',
]

/**
 * Makes the database the first time. It ends with this process, also on kill -9; if it dies alone it is restarted on
 * the same port.
 * @throws Error of one line: no PostgreSQL, no space, no rights, folder in use, or data moved to another server
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log } = options
  if (!options.evenMoved) refuseMoved(options.dataDir)
  const identity = readIdentity()
  const make = async (chosen: string) =>
    ensureCluster(chosen, await findBinaries(identity, log), identity, { log, noSync: options.throwAway })
  const home = await settleHome(options.dataDir, { identity, log, make })
  const name = options.databaseName ?? 'hanap'
  const run = await prepareRun(home, options)
  const { server, port } = await run()
  await ensureDatabase(readPassword(home), port, name, options.throwAway ?? false).catch(
    async (error: unknown) => {
      await server.stop()
      throw error
    },
  )
  const startAgain = async (stopping: AbortSignal) => (await run({ port, stopping })).server
  const { stop } = keepRunning(server, startAgain, { log })
  return { url: addressOf(readPassword(home), port, name), stop }
}

/** For command-line tools: `stop` ends only a server started here. */
export async function connectOrStartEmbedded(
  dataDir: string,
  log: (line: string) => void,
  databaseName = 'hanap',
): Promise<Embedded> {
  makeDataFolder(dataDir)
  const home = findHome(dataDir)
  const running = home === undefined ? undefined : await findReadyServer(partsOf(home).cluster)
  if (home === undefined || running === undefined) return startEmbedded({ dataDir, log, databaseName })
  return { url: addressOf(readPassword(home), running.port, databaseName), stop: async () => {} }
}

async function findReadyServer(cluster: string) {
  for (let waited = 0; waited < patienceMs; waited += 50) {
    const server = findRunningServer(cluster)
    if (server?.owner === undefined || !isStillRunning(server.owner)) return undefined
    if (server.ready) return server
    await wait(50)
  }
  return undefined
}

async function prepareRun(home: string, options: EmbeddedOptions) {
  const identity = readIdentity()
  const { cluster } = partsOf(home)
  const binaries = await findBinaries(identity, options.log, readClusterMajor(home))
  const program = path.join(binaries.folder, 'postgres')
  const speed = options.throwAway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []
  const owner = `cluster_name=${nameOwner(identifyThisProcess())}`
  const chosen = [...settings, ...speed, owner, ...(options.flags ?? [])]

  /** @param again the port of our earlier server, now a leftover */
  return async function run(again?: { port: number; stopping: AbortSignal }) {
    let extra: string[] = []
    const deadline = performance.now() + patienceMs
    for (;;) {
      await clearLeftovers(cluster, options.log, again !== undefined)
      again?.stopping.throwIfAborted()
      const port = again?.port ?? (await findFreePort())
      const flags = [...chosen, ...extra].flatMap((flag) => ['-c', flag])
      const server = startWatched(program, ['-D', cluster, '-p', String(port), ...flags], identity)
      const isReady = await becomesReady(server, cluster, port, {
        log: options.log,
        stopping: again?.stopping,
      })
      if (isReady) return { server, port }
      const output = server.output()
      if (/could not (resize|open) shared memory segment/.test(output) && extra.length === 0) {
        // Containers may have a tiny /dev/shm.
        extra = ['dynamic_shared_memory_type=mmap']
      } else if (performance.now() > deadline || !(isGoingAway.test(output) || isPortTaken(output))) {
        throw new Error(
          `The database in ${home} does not start: ${lastLine(output) || 'it ended without a word'}`,
        )
      } else {
        await wait(250)
      }
    }
  }
}

const isPortTaken = (output: string) => output.includes('could not create any TCP/IP sockets')

/** FATAL messages for clients are not the reason. */
const isToldToClients = /FATAL: +the database system is /

function lastLine(output: string): string {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !isToldToClients.test(line))
  return (lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? '').trim()
}

async function becomesReady(
  server: WatchedServer,
  cluster: string,
  port: number,
  { log, stopping }: { log: (line: string) => void; stopping: AbortSignal | undefined },
) {
  const start = performance.now()
  let told = false
  while (!server.hasExited()) {
    // A dead server may have left its file.
    const found = findRunningServer(cluster)
    if (found?.ready && found.port === port) return true
    const waited = performance.now() - start
    if (waited > recoveryPatienceMs || stopping?.aborted) {
      await server.stop()
      return false
    }
    if (waited > 10_000 && !told) {
      log('The database is recovering from an interrupted stop; this can take a while.')
      told = true
    }
    await Promise.race([wait(10), server.exited])
  }
  return false
}
