import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards, pay, paymentOf, verify } from '../../../test/paying.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let her: Person
beforeAll(async () => {
  app = await startApp({ payments: { cardMode: 'browser' }, now: '2026-11-20T09:00:00Z' })
  her = await ana(app)
})
afterAll(() => app.close())

const create = (details: object) =>
  app.post('/auth/subscription/payment/create/', {
    as: her,
    body: { plan_id: 3, payment_details: { billing: paymentOf('').payment_details.billing, ...details } },
  })

/** Sends the card to the provider with the public key, as the page does. */
async function keepCard(number: string): Promise<string> {
  const { body } = await app.get('/auth/subscription/payment/mode/', { as: her })
  expect(body.mode).toBe('browser')
  const details = { card_number: number, exp_month: 12, exp_year: 2030, cvc: '123' }
  const answer = await fetch(`${body.provider_url}/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${body.public_key}:`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { attributes: { type: 'card', details } } }),
  })
  return ((await answer.json()) as { data: { id: string } }).data.id
}

test('where the browser gives the card to the provider, she pays by the name that it has there', async () => {
  const { status, body } = await create({ payment_method_id: await keepCard(cards.visa) })
  expect([status, body.success]).toEqual([200, true])
  expect(await verify(app, her, body.payment_id)).toEqual({ success: true, status: 'paid' })
})

test('a card that is sent here all the same is refused, and nobody is told it', async () => {
  const before = app.cardProvider.received().length
  const { status, body } = await pay(app, her)
  expect([status, Object.keys(body.errors)]).toEqual([400, ['payment_details.card']])
  expect(body.error).toContain('can’t take card details here')
  expect(app.cardProvider.received()).toHaveLength(before)
})

test.each(['card_1', 'pm_', 'pm_../../refunds', 7])(
  'what cannot be such a name is refused: %j',
  async (name) => {
    expect((await create({ payment_method_id: name })).status).toBe(400)
  },
)

test('a name that the provider does not know is a decline', async () => {
  const { status, body } = await create({ payment_method_id: 'pm_nobodysCardAtAll' })
  expect([status, body.success]).toEqual([200, false])
  expect(body.error_message).toMatch(/\w/)
})

test('billing is asked for as ever, in the form’s words', async () => {
  const { status, body } = await create({ payment_method_id: 'pm_abc', billing: { name: 'Ana', email: '' } })
  expect([status, body.error]).toEqual([400, 'Email is required'])
})

test('where nobody takes cards, she is told so before and after, and nothing is counted or kept', async () => {
  const other = await startApp()
  const as = await ana(other)
  const { body: mode } = await other.get('/auth/subscription/payment/mode/', { as })
  expect(mode).toEqual({ mode: 'none', provider_url: null, public_key: null })
  const key = crypto.randomUUID()
  for (let press = 0; press < 12; press += 1) {
    const { status, body } = await pay(other, as, cards.visa, { key })
    expect([status, body.code]).toEqual([502, 'outside-down'])
    expect(body.error).toBe('This site doesn’t take card payments. You weren’t charged.')
  }
  for (const table of ['payments', 'payment_events', 'idempotency_keys'] as const)
    expect(await other.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  const counted = await other.db.selectFrom('rate_counters').select('bucket').execute()
  expect(counted.filter((one) => one.bucket.startsWith('card-attempts'))).toEqual([])
  expect((await other.get('/auth/subscription/payments/', { as })).body).toEqual({ count: 0, results: [] })
  await other.close()
})

test('where the server is given the card, pages learn nothing of the provider', async () => {
  const other = await startApp({ payments: {} })
  const { body } = await other.get('/auth/subscription/payment/mode/', { as: await ana(other) })
  expect(body).toEqual({ mode: 'server', provider_url: null, public_key: null })
  await other.close()
})
