import type { Config } from './config.ts'
import type { Database } from './db/open.ts'
import { createRateLimits } from './db/rate-limits.ts'
import { createAuthenticate } from './http/authenticate.ts'
import { createIdempotency } from './http/idempotency.ts'
import { createServe } from './http/serve.ts'
import { closeHttp, createHttp, type Http } from './http/server.ts'
import { readShell, serveSite } from './http/site.ts'
import type { Clock } from './lib/clock.ts'
import { createSecrets } from './lib/secrets.ts'
import type { JobSearch } from './search/open-index.ts'
import type { Queue } from './tasks/queue.ts'
import { createFeatures } from './wiring/features.ts'
import { receiveAll } from './wiring/messages.ts'
import { openOutside } from './wiring/outside.ts'
import { routeAll } from './wiring/routes.ts'
import { pairWorkers } from './wiring/workers.ts'

export type App = Awaited<ReturnType<typeof createApp>>

/** The wiring of the whole server. Its pages stand in wiring/: outside systems, features, mails, routes, messages, tasks. */
export async function createApp(given: {
  config: Config
  db: Database
  /** Opened and stopped by the caller, like the database. */
  queue: Queue
  /** The same. */
  index: JobSearch
  clock: Clock
  secretKey: string
  /** The folder of the built web. */
  siteDir: string
  log: Http['log']
}) {
  const { config, db, clock, queue, index } = given
  const secrets = createSecrets(given.secretKey)
  const rateLimits = createRateLimits({ db, clock })

  const outside = openOutside({ config, clock, log: given.log })
  const features = createFeatures({
    config,
    db,
    clock,
    secrets,
    rateLimits,
    enqueue: queue.enqueue,
    index,
    outside,
    log: (line) => given.log.warn(line),
  })
  const { sessions, subscriptions, skills, mails, imports, applications } = features
  await skills.seed()

  const gate = { identify: sessions.identify, hasActiveSubscription: subscriptions.hasActiveSubscription }
  const shell = await readShell(given.siteDir)
  const http = await createHttp({ config, gate, db, shell, log: given.log })
  const idempotency = createIdempotency({ db, clock, secrets })
  const serve = createServe(http.server, { authenticate: createAuthenticate(gate), idempotency })
  routeAll(serve, features)
  receiveAll(http.server, { ...features, outside, clock })
  await serveSite(http.server, given.siteDir, shell)

  await queue.prepare(pairWorkers(config, features, { rateLimits, idempotency }))

  return {
    ...features,
    http: http.server,
    clock,
    secrets,
    /** Begins doing background work here, and first looks after sendings that a crash left without an end. */
    async startWork() {
      await mails.settleUnfinished()
      await queue.work()
      // Not waited for: with a slow board this takes minutes, and the tasks come round for each of them anyway.
      void applications
        .settleUnfinished()
        .catch((error: unknown) => given.log.error({ err: error }, 'settling failed'))
    },
    /** Ends open requests and imports in order. */
    async close() {
      await closeHttp(http.server)
      await imports.stop()
      outside.close()
    },
  }
}
