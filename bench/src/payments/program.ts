import type { Database } from '@hanap/server/db/open'
import { PAYMENT_KEYS, type RunningPayments } from '@hanap/standins/payments/payments'
import type { SettableClock } from '../harness/clocks.ts'
import { makeBenchFolder } from '../harness/folder.ts'
import { openProgram } from '../harness/open-program.ts'
import { type MessageDoor, openMessageDoor } from './door.ts'
import type { PaymentWorld } from './world.ts'

export const impatient = <Options>(options: Options) => ({
  ...options,
  timeoutMs: 300,
  pause: async () => {},
})

export type OpenWorld = PaymentWorld & { close(): Promise<void> }

/**
 * Uses its own clock; tasks run on demand.
 * @param given.heard receives the provider's genuine messages
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
  const { path: dataDir, remove: removeDataDir } = makeBenchFolder()
  const program = await openProgram({
    databaseUrl,
    dataDir,
    clock,
    env: {
      SECRET_KEY: given.secretKey,
      LIMIT_SIGNUP_ADDRESS: '1000000',
      LIMIT_LOGIN_ADDRESS: '1000000',
      PAYMENT_API_URL: provider.apiUrl,
      PAYMENT_SECRET_KEY: provider.keys.secret,
      PAYMENT_PUBLIC_KEY: provider.keys.public,
      PAYMENT_WEBHOOK_SECRET: PAYMENT_KEYS.webhook,
    },
    configure: (config) => ({ ...config, ...(config.payments && { payments: impatient(config.payments) }) }),
  })
  if (!program.config.payments) throw new Error('No card provider is configured.')
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
    app: program.app,
    db: program.db,
    provider,
    door,
    configured: impatient(program.config.payments),
    clock,
    ...(given.onAsked && { onAsked: given.onAsked }),
    // Calls in progress continue.
    async restart() {
      world.app = await program.start()
    },
    async close() {
      await door.close()
      await program.close()
      removeDataDir()
    },
  }
  return world
}

export async function emptyDatabase(db: Database): Promise<void> {
  await db.deleteFrom('subscription_periods').execute()
  await db.deleteFrom('payments').execute()
  for (const table of ['provider_events', 'rate_counters', 'mails', 'users'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('pgboss.job' as never).execute()
}
