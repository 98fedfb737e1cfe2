import type { App } from '@hanap/server/app'
import type { Database } from '@hanap/server/db/open'
import { createRateLimits } from '@hanap/server/db/rate-limits'
import { createPayments } from '@hanap/server/features/payments/service'
import type { Clock } from '@hanap/server/lib/clock'
import { createPaymongoPayments, type PaymongoOptions } from '@hanap/server/outside/card-payments/paymongo'
import type { CardPayments } from '@hanap/server/outside/card-payments/port'
import type { RunningPayments } from '@hanap/standins/payments/payments'
import { PASSWORD, registration, type Seeker } from '../harness/people.ts'
import type { MessageDoor } from './door.ts'

export type PaymentWorld = {
  app: Pick<App, 'http' | 'payments' | 'subscriptions' | 'secrets' | 'mails' | 'notifications' | 'clock'>
  db: Database
  provider: RunningPayments
  door: MessageDoor
  /** Simulates a crash: starts another program on the same database. */
  restart?: () => Promise<void>
  onAsked?: (intentId: string) => void
  /** For programs to be killed. */
  configured: PaymongoOptions
  clock: Clock & { set(time: Date): void }
}

export const steps = [
  'before begin',
  'after begin',
  'before keepCard',
  'after keepCard',
  'before pay',
  'after pay',
] as const

export async function register({ app }: PaymentWorld, name: string): Promise<Seeker> {
  const payload = registration(name)
  const { statusCode, body } = await app.http.inject({ method: 'POST', url: '/api/auth/register/', payload })
  if (statusCode !== 201) throw new Error(`nobody can register: ${body}`)
  const { user, token } = JSON.parse(body) as { user: { id: number }; token: string }
  return { id: user.id, email: payload.email, token }
}

/** Logs in again if the session has expired. */
export async function call(
  world: PaymentWorld,
  seeker: Seeker,
  path: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const send = () =>
    world.app.http.inject({
      method: 'POST',
      url: `/api/auth/subscription/payment/${path}/`,
      headers: { authorization: `Token ${seeker.token}`, ...headers },
      payload,
    })
  let answer = await send()
  if (answer.statusCode === 401) {
    const { email } = seeker
    const login = await world.app.http.inject({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { email, password: PASSWORD },
    })
    seeker.token = (JSON.parse(login.body) as { token: string }).token
    answer = await send()
  }
  return { status: answer.statusCode, body: JSON.parse(answer.body) }
}

export async function doTasks({ app, db }: PaymentWorld): Promise<void> {
  const rows = await db
    .deleteFrom('pgboss.job' as never)
    .where('name' as never, '=', 'settle-payment' as never)
    .where('state' as never, '=', 'created' as never)
    .returning('data' as never)
    .execute()
  const given = rows as unknown as { data: { payment_id: number; source: 'webhook' | 'task' } }[]
  await Promise.all(given.map(({ data }) => app.payments.settleInTurn(data.payment_id, data.source)))
}

export const paymentOf = (plan: 'basic' | 'premium', number: string) => ({
  plan_id: plan === 'basic' ? (2 as const) : (3 as const),
  payment_details: {
    card: { number, exp_month: 12, exp_year: 99, cvc: '123' },
    billing: { name: 'Ana Reyes', email: 'ana@example.ph', phone: '' },
  },
})

/** Nothing after the step happens. */
export async function payAndDie(
  { app, db, clock, configured }: PaymentWorld,
  seeker: Seeker,
  wanted: { plan: 'basic' | 'premium'; number: string; step: (typeof steps)[number] },
): Promise<void> {
  const { promise: died, resolve: die } = Promise.withResolvers<void>()
  const provider = createPaymongoPayments(configured)
  const forever = () => {
    die()
    return new Promise<never>(() => {})
  }
  const mortal = <Name extends 'begin' | 'keepCard' | 'pay'>(name: Name): CardPayments[Name] =>
    (async (...given: never[]) => {
      if (wanted.step === `before ${name}`) return forever()
      const answer = await (provider[name] as (...all: never[]) => Promise<unknown>)(...given)
      return wanted.step === `after ${name}` ? forever() : answer
    }) as unknown as CardPayments[Name]
  const dying = createPayments({
    db,
    clock,
    secrets: app.secrets,
    subscriptions: app.subscriptions,
    notifications: app.notifications,
    mails: app.mails,
    rateLimits: createRateLimits({ db, clock }),
    provider: { ...provider, begin: mortal('begin'), keepCard: mortal('keepCard'), pay: mortal('pay') },
    enqueue: async () => {},
    operatorEmails: [],
    publicUrl: 'http://localhost:3000',
    isLive: false,
    cards: { mode: 'server', url: undefined, publicKey: undefined },
    log: () => {},
  })
  const { payment_details: details } = paymentOf(wanted.plan, wanted.number)
  // Answers normally if it never reaches the step.
  const answered = dying.charge(seeker.id, { plan: wanted.plan, details }).catch(() => {})
  await Promise.race([died, answered])
}
