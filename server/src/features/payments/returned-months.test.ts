import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cards, heldBy, pay } from '../../../test/paying.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let her: Person
beforeAll(async () => {
  app = await startApp({ payments: {}, now: '2026-11-20T09:00:00Z' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  her = await ana(app)
})

type Command = Parameters<TestApp['cardProvider']['control']>[0]

async function payForBasic(commands: (id: string) => Command[]) {
  const { payment_id: id } = (await pay(app, her, cards.visa, { plan: 'basic' })).body
  const row = await app.db
    .selectFrom('payments')
    .select('id')
    .where('provider_id', '=', id)
    .executeTakeFirstOrThrow()
  for (const command of commands(id)) {
    await app.cardProvider.control(command)
    await app.payments.settle(row.id, 'webhook')
  }
}
const preview = async (plan: 2 | 3) =>
  (await app.get('/auth/subscription/payment/preview/', { as: her, query: { plan_id: String(plan) } })).body

test.each<[string, (id: string) => Command[], { unpaid_days: number; added_days: number; ends_at: string }]>([
  [
    'given back in full',
    (id) => [{ refund: id }],
    { unpaid_days: 30, added_days: 0, ends_at: '2026-12-20T09:00:00.000Z' },
  ],
  [
    'in dispute',
    (id) => [{ dispute: id }],
    { unpaid_days: 30, added_days: 0, ends_at: '2026-12-20T09:00:00.000Z' },
  ],
  [
    'given back in part',
    (id) => [{ refund: id, amount: 2500 }],
    { unpaid_days: 0, added_days: 15, ends_at: '2027-01-04T09:00:00.000Z' },
  ],
  ['kept', () => [], { unpaid_days: 0, added_days: 15, ends_at: '2027-01-04T09:00:00.000Z' }],
])(
  'ana goes from a month of Basic that was %s to Premium: she reads and gets the same',
  async (_, commands, told) => {
    await payForBasic(commands)
    expect(await heldBy(app, her)).toMatchObject({ plan: 'basic', status: 'active' })
    expect(await preview(3)).toMatchObject({ ending_days: 30, ...told })
    await pay(app, her)
    expect(await heldBy(app, her)).toEqual({ plan: 'premium', status: 'active', until: told.ends_at })
  },
)

test('the operator takes a returned month off the end, and the month paid after it stays whole', async () => {
  await payForBasic((id) => [{ refund: id }])
  await pay(app, her, cards.visa, { plan: 'basic' })
  app.clock.advance({ minutes: 600 })
  expect(await heldBy(app, her)).toMatchObject({ until: '2027-01-20T09:00:00.000Z' })
  const { id: userId } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', her.email)
    .executeTakeFirstOrThrow()
  await app.subscriptions.end({ userId, reason: 'refunded' })
  await app.subscriptions.give({ userId, plan: 'basic', reason: 'paid for and kept', mayLose: false })
  expect(await heldBy(app, her)).toEqual({
    plan: 'basic',
    status: 'active',
    until: '2026-12-20T19:00:00.000Z',
  })
})

test('Basic paid for again goes on from its end, also after a month that was given back', async () => {
  await payForBasic((id) => [{ refund: id }])
  expect(await preview(2)).toMatchObject({
    extends: true,
    ending_days: 0,
    ends_at: '2027-01-20T09:00:00.000Z',
  })
})
