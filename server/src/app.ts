import type { Config } from './config.ts'
import { createClearCallerKeys } from './db/clear-caller-keys.ts'
import type { Database } from './db/open.ts'
import { createRateLimits } from './db/rate-limits.ts'
import { createAuthenticate } from './http/authenticate.ts'
import { createIdempotency } from './http/idempotency.ts'
import { createReadiness } from './http/readiness.ts'
import type { AnsweredRequest } from './http/requests/request-notes.ts'
import { createServe } from './http/serve.ts'
import { closeHttp, createHttp, type Http } from './http/server.ts'
import { readBuiltSite } from './http/site/built-site.ts'
import { serveSite } from './http/site/site.ts'
import type { Clock } from './lib/clock.ts'
import { createPasswords, type Passwords } from './lib/secrets/passwords.ts'
import { createSecrets } from './lib/secrets/secrets.ts'
import type { JobSearch } from './search/port.ts'
import type { Queue } from './tasks/queue.ts'
import { tellingFailures } from './tasks/task.ts'
import { createFeatures } from './wiring/features.ts'
import { createLiveAnswers } from './wiring/live-answers.ts'
import { receiveAll } from './wiring/messages.ts'
import { openOutside } from './wiring/outside.ts'
import { routeAll } from './wiring/routes.ts'
import { pairWorkers } from './wiring/workers.ts'

export type App = Awaited<ReturnType<typeof createApp>>

/** Wires the whole server; the parts are in wiring/. */
export async function createApp(given: {
  config: Config
  db: Database
  /** For reads where lag does no harm. */
  replicas?: Database
  queue: Queue
  index: JobSearch
  clock: Clock
  secretKey: string
  /** Keys it replaces. */
  otherKeys?: readonly string[]
  /** Finds keys added later. */
  lookForKeys?: () => readonly string[]
  /** Absent: full cost. */
  passwords?: Passwords
  siteDir: string
  log: Http['log']
  onAnswered?: (request: AnsweredRequest) => void
}) {
  const { config, db, clock, queue, index } = given
  const secrets = createSecrets(given.secretKey, {
    also: given.otherKeys ?? [],
    look: given.lookForKeys ?? (() => []),
    earlier: await db.selectFrom('earlier_fingerprint_keys').select(['key_id', 'sealed_key']).execute(),
  })
  const log = (line: string) => given.log.warn(line)
  const rateLimits = createRateLimits({ db, clock, factor: config.limits.factor, log })

  const outside = openOutside({ config, clock, log: given.log })
  const features = createFeatures({
    config,
    db,
    replicas: given.replicas ?? db,
    clock,
    secrets,
    passwords: given.passwords ?? createPasswords(),
    rateLimits,
    enqueue: queue.enqueue,
    index,
    outside,
    log,
  })
  const { sessions, subscribers, skills, mails, imports, applications } = features
  await skills.seed()

  const gate = { identify: sessions.identify, identifySubscriber: subscribers.identify }
  const site = await readBuiltSite(given.siteDir, config.publicUrl)
  const readiness = createReadiness({
    db,
    // A single process answers all but searches while loading; of several, others search meanwhile.
    ...(config.role === 'web' && { isPrepared: index.isReady }),
  })
  const http = await createHttp({
    config,
    gate,
    readiness,
    site,
    log: given.log,
    onAnswered: given.onAnswered,
  })
  const idempotency = createIdempotency({ db, clock, secrets })
  // A worker only reports its health.
  if (config.role !== 'worker') {
    const serve = createServe(http.server, { authenticate: createAuthenticate(gate), idempotency, secrets })
    routeAll(serve, features)
    receiveAll(http.server, { ...features, outside, clock })
    const live = createLiveAnswers(features.kindsOfWork)
    await serveSite(http.server, { siteDir: given.siteDir, origin: config.publicUrl, site, live, log })
  }

  // If tasks cannot be queued, saving must fail too.
  const workers = pairWorkers(config, features, {
    rateLimits,
    idempotency,
    clearCallerKeys: createClearCallerKeys({ db, clock, secrets }),
  })
  await queue.prepare(workers.map((each) => tellingFailures(each, readiness.doubt)))

  return {
    ...features,
    http: http.server,
    clock,
    secrets,
    readiness,
    /** Also settles sendings that a crash interrupted. */
    async startWork() {
      // Other processes may be sending on an external database; there the hourly sweep settles old ones.
      if (!config.databaseUrl) await mails.settleUnfinished()
      await queue.work()
      // Not awaited: a slow board takes minutes, and tasks settle them too.
      void applications
        .settleUnfinished()
        .catch((error: unknown) => given.log.error({ err: error }, 'settling failed'))
    },
    /** Open requests and imports, in order. */
    async close() {
      await closeHttp(http.server)
      await imports.stop()
      outside.close()
    },
  }
}
