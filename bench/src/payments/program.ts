import { tmpdir } from 'node:os'
import path from 'node:path'
import { type App, createApp } from '@hanap/server/app'
import { readConfig } from '@hanap/server/config'
import { type Database, openDatabase } from '@hanap/server/db/open'
import type { Clock } from '@hanap/server/lib/clock'
import { createLog } from '@hanap/server/lib/log'
import { makeFolder } from '@hanap/server/lib/made-folder'
import { openJobIndex } from '@hanap/server/search/open-index'
import { openQueue } from '@hanap/server/tasks/queue'
import { PAYMENT_KEYS, type RunningPayments } from '@hanap/standins/payments/payments'
import { type MessageDoor, openMessageDoor } from './door.ts'
import type { PaymentWorld } from './world.ts'

/** Nobody listens there. */
const NOWHERE = '127.0.0.1:9'
/** The provider is not waited for longer, nor is there a pause before it is asked again. */
export const PATIENCE_MS = 300

export type SettableClock = Clock & { set(time: Date): void }

/** @param now begins there, and stands still until it is set */
export function createSettableClock(now: Date): SettableClock {
  let time = now
  return {
    now: () => new Date(time),
    set(given) {
      time = given
    },
  }
}

export type OpenWorld = PaymentWorld & { close(): Promise<void> }

/**
 * The program on a migrated database, with a clock of its own and nobody who does its tasks: they are done when an order
 * says so.
 * @param given.heard told of each message of the provider that is to be believed
 */
export async function openWorld(given: {
  databaseUrl: string
  secretKey: string
  clock: SettableClock
  provider: RunningPayments
  heard?: (event: { type: string; intentId: string }) => void
  onAsked?: (intentId: string) => void
}): Promise<OpenWorld> {
  const { databaseUrl, clock, provider } = given
  const { path: folder, remove: removeFolder } = makeFolder(path.join(tmpdir(), 'hanap-payments-'))
  const config = readConfig({
    DATA_DIR: folder,
    STANDINS: 'off',
    BOARD_URL: `http://${NOWHERE}`,
    BOARD_ENABLED: 'off',
    // Mails are queued, and the tasks that would send them are done by nobody.
    SMTP_URL: `smtp://${NOWHERE}`,
    EMAIL_VERIFICATION: 'off',
    LIMIT_SIGNUP_ADDRESS: '1000000',
    LIMIT_LOGIN_ADDRESS: '1000000',
    PAYMENT_API_URL: provider.apiUrl,
    PAYMENT_SECRET_KEY: provider.keys.secret,
    PAYMENT_PUBLIC_KEY: provider.keys.public,
    PAYMENT_WEBHOOK_SECRET: PAYMENT_KEYS.webhook,
  })
  if (!config.payments) throw new Error('nobody takes cards')
  const configured = { ...config.payments, timeoutMs: PATIENCE_MS, pause: async () => {} }
  const { db } = openDatabase(databaseUrl, { poolSize: 10 })
  const queue = await openQueue(databaseUrl, (error) => console.error(error))
  const index = openJobIndex({ databaseUrl, synonyms: config.synonyms, onTrouble: console.error })
  const start = () =>
    createApp({
      config: { ...config, payments: configured },
      db,
      queue,
      index,
      clock,
      secretKey: given.secretKey,
      siteDir: folder,
      log: createLog('silent', { write: () => {} }),
    })
  const apps: App[] = [await start()]
  const door: MessageDoor = await openMessageDoor({
    secret: PAYMENT_KEYS.webhook,
    now: clock.now,
    ...(given.heard && { heard: given.heard }),
    async hand({ body, signature }) {
      const { statusCode } = await world.app.http.inject({
        method: 'POST',
        url: '/api/webhooks/card-payments/',
        headers: { 'content-type': 'application/json', 'paymongo-signature': signature },
        payload: body,
      })
      return statusCode
    },
  })
  await provider.control({ webhook: door.url, secret: PAYMENT_KEYS.webhook })
  const world: OpenWorld = {
    app: apps[0] as App,
    db,
    provider,
    door,
    configured,
    clock,
    ...(given.onAsked && { onAsked: given.onAsked }),
    // What the one before has begun goes on, as in a program that is about to die, and meets what the new one does.
    async restart() {
      const next = await start()
      apps.push(next)
      world.app = next
    },
    async close() {
      await door.close()
      for (const app of apps) await app.close()
      await queue.stop()
      await index.close()
      await db.destroy()
      removeFolder()
    },
  }
  return world
}

/** Forgets everybody and everything that was paid, so that the next orders begin in an empty world. */
export async function emptyDatabase(db: Database): Promise<void> {
  await db.deleteFrom('subscription_periods').execute()
  await db.deleteFrom('payments').execute()
  for (const table of ['provider_events', 'rate_counters', 'mails', 'users'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('pgboss.job' as never).execute()
}
