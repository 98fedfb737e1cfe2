import { expect } from 'vitest'
import { createRateLimits } from '../src/db/rate-limits.ts'
import { createPayments } from '../src/features/payments/service.ts'
import { callerKeyOf } from '../src/lib/secrets/caller-key.ts'
import { createPaymongoPayments } from '../src/outside/card-payments/paymongo.ts'
import type { CardPayments } from '../src/outside/card-payments/port.ts'
import type { Person } from './people.ts'
import type { TestApp } from './start-app.ts'

export const cards = {
  visa: '4343434343434345',
  mastercard: '5555444444444457',
  /** The bank asks, which pays. */
  bankPage: '4120000000000007',
  /** The bank asks, then declines. */
  declinedAtBank: '5234000000000106',
  poor: '5100000000000198',
  stolen: '5400000000000195',
} as const

const plans = { basic: 2, premium: 3 } as const

export const paymentOf = (number: string, plan: keyof typeof plans = 'premium') => ({
  plan_id: plans[plan] as number,
  payment_details: {
    card: { number, exp_month: 12, exp_year: 30, cvc: '123' },
    billing: { name: 'Ana Reyes', email: 'ana.pays@example.com', phone: '0917 123 4567' },
  },
})

/** The seeker presses 'Complete Purchase'. */
export const pay = (
  app: TestApp,
  as: Person,
  number: string = cards.visa,
  { plan = 'premium' as keyof typeof plans, key = crypto.randomUUID() as string } = {},
) =>
  app.post('/auth/subscription/payment/create/', {
    as,
    body: paymentOf(number, plan),
    headers: { 'idempotency-key': key },
  })

/** While it is unknown whether the card was charged. */
export const stillProcessing = {
  success: false,
  status: 'processing',
  payment_id: expect.stringMatching(/^pi_/),
  error_message: 'Your payment is still processing. You don’t need to pay again.',
}

/** Asked by her page every three seconds. */
export const verify = async (app: TestApp, as: Person, id: string) =>
  (await app.post('/auth/subscription/payment/verify/', { as, body: { payment_intent_id: id } })).body

export const readPayment = (app: TestApp, as: Person, id: string) =>
  app.post('/auth/subscription/payment/details/', { as, body: { payment_id: id } })

/** Includes the plan's last moment. */
export async function heldBy(app: TestApp, as: Person) {
  const { body } = await app.get('/auth/subscription/current/', { as })
  return { plan: body.plan?.plan_type, status: body.status, until: body.end_date }
}

/** Without the trial, oldest first. */
export const paidPeriods = (app: TestApp, { id }: Person) =>
  app.db
    .selectFrom('subscription_periods')
    .select(['plan_type', 'starts_at', 'ends_at', 'payment_id'])
    .where('user_id', '=', id)
    .where('plan_type', '<>', 'free')
    .orderBy('id')
    .execute()

/** In centavos. */
export const taken = (app: TestApp) =>
  app.cardProvider
    .intents()
    .flatMap(({ amount, payments }) => payments.filter(({ status }) => status === 'paid').map(() => amount))

/** Runs tasks for webhooks and first checks. @returns their number */
export async function doPaymentTasks(app: TestApp): Promise<number> {
  const rows = await app.db
    .deleteFrom('pgboss.job' as never)
    .where('name' as never, '=', 'settle-payment' as never)
    .where('state' as never, '=', 'created' as never)
    .returning('data' as never)
    .execute()
  for (const { data } of rows as { data: { payment_id: number; source: 'webhook' | 'task' } }[])
    await app.payments.settleInTurn(data.payment_id, data.source)
  return rows.length
}

export async function receiveMessages(app: TestApp) {
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 })
  const secret = app.config.payments?.webhookSecret ?? ''
  await app.cardProvider.control({ webhook: `${address}/api/webhooks/card-payments/`, secret })
}

/** Before a call to the provider, or after it succeeded there. */
export type Step = `${'before' | 'after'} ${'begin' | 'keepCard' | 'pay'}`

/** Nothing after the step happens. */
export async function payAndDie(
  app: TestApp,
  { id }: Person,
  step: Step,
  number: string = cards.visa,
  callerKey?: string,
) {
  const { promise: died, resolve: die } = Promise.withResolvers<void>()
  const { payments: configured } = app.config
  if (!configured) throw new Error('nobody takes cards')
  const provider = createPaymongoPayments(configured)
  const forever = () => {
    die()
    return new Promise<never>(() => {})
  }
  const mortal = <Name extends 'begin' | 'keepCard' | 'pay'>(name: Name): CardPayments[Name] =>
    (async (...given: never[]) => {
      if (step === `before ${name}`) return forever()
      const answer = await (provider[name] as (...all: never[]) => Promise<unknown>)(...given)
      return step === `after ${name}` ? forever() : answer
    }) as unknown as CardPayments[Name]
  const { db, clock, secrets, subscriptions, notifications, mails } = app
  const dying = createPayments({
    db,
    clock,
    secrets,
    subscriptions,
    notifications,
    mails,
    rateLimits: createRateLimits(app),
    provider: { ...provider, begin: mortal('begin'), keepCard: mortal('keepCard'), pay: mortal('pay') },
    enqueue: async () => {},
    operatorEmails: [],
    publicUrl: app.config.publicUrl,
    isLive: false,
    cards: { mode: 'server', url: undefined, publicKey: undefined },
    log: () => {},
  })
  const { payment_details: details } = paymentOf(number)
  await Promise.race([
    died,
    dying.charge(id, {
      plan: 'premium',
      details,
      callerKey: callerKey === undefined ? undefined : callerKeyOf(secrets, callerKey),
    }),
  ])
}
