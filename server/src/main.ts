import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { isDatabaseOutage } from './db/connections/outage.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase, openReplicas } from './db/open.ts'
import { createProgressBar, describeImport } from './features/imports/rules/progress-bar.ts'
import type { Imports } from './features/imports/service.ts'
import { listenAt } from './http/listen.ts'
import { systemClock } from './lib/clock.ts'
import { collectWhenIdle } from './lib/collect-garbage.ts'
import { createLog } from './lib/log.ts'
import { createRecentErrors } from './lib/recent-errors.ts'
import { readBuild } from './operating/build.ts'
import { createFigures } from './operating/figures.ts'
import { claimKeys } from './operating/keys/site-keys.ts'
import { createMetrics } from './operating/metrics.ts'
import { tellOperator } from './operating/tell-operator.ts'
import { warnOfOldRates } from './operating/warn-of-old-rates.ts'
import { openJobIndex } from './search/open-index.ts'
import type { JobSearch } from './search/port.ts'
import { lookForKeys } from './secret-key.ts'
import { seedPeople } from './seeding/seed-people.ts'
import { openQueue } from './tasks/queue.ts'

/** Time for listings to load. */
const READING_PATIENCE_MS = 10_000

const root = path.join(import.meta.dirname, '..', '..')
const siteDir = path.join(root, 'web', 'dist')

type Person = { name: string; email: string; password: string; plan: string }
type Given = {
  /** For seeded seekers. */
  boardAccounts?: { email: string; password: string }[]
}
export type Server = { url: string; people: Person[]; close(): Promise<void> }

/**
 * Migrates the database and listens. With stand-ins, imports jobs first, so that they can be searched.
 * @throws Error of one line
 */
export async function startServer(config: Config, given: Given = {}): Promise<Server> {
  try {
    return await startParts(config, given)
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error
    throw config.databaseUrl ? unreachable(error) : ended(error)
  }
}

async function startParts(config: Config, { boardAccounts = [] }: Given): Promise<Server> {
  const build = await readBuild(root, config.buildCommit)
  const metrics = createMetrics({ role: config.role, ...build })
  const errors = createRecentErrors()
  const log = createLog(config.logLevel, undefined, (line) => {
    errors.take(line)
    metrics.countError()
  })
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startEmbedded({ dataDir: config.dataDir, log: (line) => console.log(line) })
  const undo: (() => Promise<void>)[] = [database.stop]
  let closing = false
  const close = async () => {
    closing = true
    const troubles: unknown[] = []
    // A failing step, as during an outage, must not prevent the others.
    for (const step of undo.toReversed()) await step().catch((trouble: unknown) => troubles.push(trouble))
    if (troubles.length > 0) throw troubles[0]
  }
  try {
    await migrate(database.url, { log: (line) => console.log(line) }).catch((error: unknown) => {
      throw config.databaseUrl && !isDatabaseOutage(error) ? unreachable(error) : error
    })
    const options = {
      poolSize: config.databasePoolSize,
      // A closing pool leaves its last sockets to the database's stop. Only the message is logged, since the error
      // carries its whole connection.
      onIdleError: (error: Error) => {
        if (!closing) log.warn({ reason: error.message }, 'an idle database connection was lost')
      },
    }
    const primary = openDatabase(database.url, options)
    const { db } = primary
    undo.push(() => db.destroy())
    const replicas = openReplicas(config.replicaUrls, primary, options)
    undo.push(replicas.close)
    const queue = await openQueue(
      database.url,
      (error, task) => log.error({ err: error, task }, 'task failed'),
      metrics.countTask,
    )
    undo.push(queue.stop)
    const index = openJobIndex({
      databaseUrl: database.url,
      replicaUrls: config.replicaUrls,
      synonyms: config.synonyms,
      keepAt: path.join(config.dataDir, 'search', config.role),
      onTrouble: (what) => log.error({ what }, 'the search index is in trouble'),
      onUnusable: (what) => log.warn({ what }, 'all listings are read anew for searching'),
    })
    undo.push(index.close)
    // Its thread reads what it kept beside the rest of the start.
    if (config.role !== 'worker') void index.catchUp().catch(() => {})
    const keys = await claimKeys({ db, clock: systemClock, config, isStart: true })
    const app = await createApp({
      config,
      db,
      replicas: replicas.db,
      queue,
      index,
      clock: systemClock,
      ...keys,
      lookForKeys: () => lookForKeys(config),
      siteDir,
      log,
      onAnswered: metrics.countRequest,
    })
    undo.push(app.close)
    const readFigures = createFigures({
      db,
      clock: systemClock,
      pool: primary.pool.counts,
      replicas: replicas.freshness,
      index,
      sourceIds: app.imports.sourceIds,
      dataDir: config.dataDir,
      log: (error) => log.warn({ err: error }, 'how things stand could not be read'),
    })
    // The stand-ins' jobs pay no real money.
    if (!config.standIns) void warnOfOldRates(readFigures, log)
    const { readiness } = app
    undo.push(await tellOperator({ config, build, readiness, metrics, errors, readFigures, log }))
    const isWorking = config.role !== 'web'
    if (config.standIns && isWorking) await takeInListings(app.imports)
    const people = config.seedPeople ? await seedPeople(app, db, boardAccounts) : []
    if (config.role !== 'worker') await readListings(index)
    if (isWorking) await app.startWork()
    const stopCollecting = collectWhenIdle()
    undo.push(async () => stopCollecting())
    // The last step that may fail: afterwards, no database trouble ends the program.
    await listenAt(app.http, config)
    // Load balancers need a moment to notice the end.
    undo.push(async () => {
      app.readiness.drain()
      await setTimeout(config.drainSeconds * 1000)
    })
    return {
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`,
      people,
      close,
    }
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || String(error) : String(error))

function ended(error: unknown): Error {
  return new Error(
    `The database ended while the program was starting (${reasonOf(error)}): start it again.`,
    {
      cause: error,
    },
  )
}

/** The address may hold a password, so it is not repeated. */
function unreachable(error: unknown): Error {
  return new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error })
}

/** Delays the port for a while. A million take minutes, while everything except search works. */
async function readListings(index: JobSearch) {
  const reading = index.catchUp().catch(() => {})
  await Promise.race([reading, setTimeout(READING_PATIENCE_MS, undefined, { ref: false })])
}

/** Shows a progress bar on the terminal. */
async function takeInListings(imports: Imports) {
  const bar = createProgressBar(process.stdout)
  const summaries = await imports.catchUp({ onProgress: bar.show })
  bar.end()
  for (const summary of summaries) console.log(describeImport(summary))
}
