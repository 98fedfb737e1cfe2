/** @module-tag security */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { findCanaries } from '../../../test/canary.ts'
import { everyRow } from '../../../test/every-row.ts'
import {
  cards,
  heldBy,
  paidPeriods,
  pay,
  paymentOf,
  readPayment,
  taken,
  verify,
} from '../../../test/paying.ts'
import { ana, ben, dario, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { callerKeyOf } from '../../lib/secrets/caller-key.ts'

let app: TestApp
let her: Person
const logged: string[] = []
beforeAll(async () => {
  app = await startApp({ payments: {}, now: '2026-11-20T09:00:00Z', onLog: (line) => logged.push(line) })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  await app.cardProvider.control({ clear: 'faults' })
  her = await ana(app)
})

const create = (as: Person, body: object, key?: string) =>
  app.post('/auth/subscription/payment/create/', {
    as,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })

test('dario pays for Premium and has it at once, for a month to the day', async () => {
  const seeker = await dario(app)
  const { status, body } = await pay(app, seeker)
  expect([status, body]).toEqual([200, { success: true, payment_id: expect.stringMatching(/^pi_/) }])
  expect(await verify(app, seeker, body.payment_id)).toEqual({ success: true, status: 'paid' })
  expect(await heldBy(app, seeker)).toEqual({
    plan: 'premium',
    status: 'active',
    until: '2026-12-20T09:00:00.000Z',
  })
  app.clock.set('2026-12-20T08:59:59.999Z')
  expect((await app.subscriptions.standing(app.db, seeker.id)).status).toBe('active')
  app.clock.set('2026-12-20T09:00:00Z')
  expect((await app.subscriptions.standing(app.db, seeker.id)).status).toBe('expired')
})

test('what was paid can be read by her who paid, in pesos, with the card’s last digits alone', async () => {
  const { body } = await pay(app, her, cards.mastercard, { plan: 'basic' })
  const read = await readPayment(app, her, body.payment_id)
  expect(read.body).toEqual({
    id: body.payment_id,
    status: 'PAID',
    amount: 50,
    refunded: 0,
    currency: 'PHP',
    description: 'Subscription to Basic',
    plan_type: 'basic',
    card: 'mastercard',
    card_last4: '4457',
    created_at: '2026-11-20T09:00:00.000Z',
    paid_at: '2026-11-20T09:00:00.000Z',
    billing: { name: 'Ana Reyes', email: 'ana.pays@example.com', phone: '0917 123 4567' },
    period: {
      starts_at: '2026-11-20T09:00:00.000Z',
      ends_at: '2026-12-20T09:00:00.000Z',
      added_days: 0,
      replaced_at: null,
    },
    error_message: '',
    next_action_url: null,
  })
  const { body: list } = await app.get('/auth/subscription/payments/', { as: her })
  expect(list).toEqual({ count: 1, results: [read.body] })
})

test('another’s payment is not found, whatever is asked of it', async () => {
  const { body } = await pay(app, her)
  const other = await ben(app)
  expect((await readPayment(app, other, body.payment_id)).status).toBe(404)
  const asked = await app.post('/auth/subscription/payment/verify/', {
    as: other,
    body: { payment_intent_id: body.payment_id, plan_id: 3 },
  })
  expect(asked.status).toBe(404)
  expect((await app.get('/auth/subscription/payments/', { as: other })).body.count).toBe(0)
  expect((await readPayment(app, other, 'pi_nobodysPayment')).status).toBe(404)
})

it.each(['\u0000', 'pi_1\u0000', 'pi_1\n', '', '../pi_1', 'pi_1 '])(
  'what cannot be the name of a payment is not found (%j)',
  async (id) => {
    expect((await readPayment(app, her, id)).status).toBe(404)
    const asked = await app.post('/auth/subscription/payment/verify/', {
      as: her,
      body: { payment_intent_id: id },
    })
    expect(asked.status).toBe(404)
  },
)

/** Texts shared by several cards. */
const declines = {
  generic: 'Your card was declined. Please try another card, or ask your bank.',
  unconfirmed: 'Your bank couldn’t confirm that it’s you. Please try again, or try another card.',
} as const

describe('A card', () => {
  it.each([
    '4343434343434345',
    '4571736000000075',
    '4009930000001421',
    '4404520000001439',
    '5555444444444457',
    '5455590000000009',
    '5339080000000003',
    '5240050000001440',
    '5577510000001446',
    '5123000000000002',
    '4242 4242 4242 4242',
  ])('%s pays at once', async (number) => {
    expect((await pay(app, her, number)).body).toMatchObject({ success: true })
    expect(await paidPeriods(app, her)).toHaveLength(1)
  })

  it.each(['4120000000000007', '5123000000000001'])('%s is confirmed at the bank', async (number) => {
    const { body } = await pay(app, her, number)
    expect(body).toEqual({
      success: false,
      requires_action: true,
      payment_id: expect.stringMatching(/^pi_/),
      next_action_url: expect.stringContaining('/3d-secure/'),
    })
    const { next_action_url } = body
    expect(await verify(app, her, body.payment_id)).toEqual({
      success: false,
      status: 'processing',
      next_action_url,
    })
    await app.cardProvider.control({ authenticate: body.payment_id, answer: 'authorize' })
    expect(await verify(app, her, body.payment_id)).toEqual({ success: true, status: 'paid' })
    expect(await paidPeriods(app, her)).toHaveLength(1)
  })

  it.each([
    ['4120000000000007', 'fail', declines.unconfirmed],
    ['4230000000000004', 'authorize', declines.generic],
    ['5234000000000106', 'authorize', declines.generic],
  ] as const)('%s fails where the bank’s page ends so (%s): %s', async (number, answer, error_message) => {
    const { body } = await pay(app, her, number)
    await app.cardProvider.control({ authenticate: body.payment_id, answer })
    const told = await verify(app, her, body.payment_id)
    expect(told).toEqual({ success: false, status: 'failed', error_message })
    expect((await readPayment(app, her, body.payment_id)).body).toMatchObject({
      status: 'FAILED',
      error_message,
      card_last4: number.slice(-4),
    })
    expect(await paidPeriods(app, her)).toEqual([])
  })

  it.each([
    ['4200000000000018', 'This card has expired. Please try another card.'],
    ['4300000000000017', 'The CVC isn’t right. Please check it.'],
    ['5100000000000198', 'This card doesn’t have enough money. Please try another card.'],
    ['4111111111111111', declines.generic],
    ['4400000000000016', declines.generic],
    ['4500000000000015', declines.generic],
    ['5200000000000197', declines.generic],
    ['5300000000000196', declines.generic],
    ['5400000000000195', declines.generic],
    ['5500000000000194', 'We can’t reach your bank right now. Please try again in a few minutes.'],
    ['4600000000000014', declines.generic],
    ['4343434343434344', 'This card number isn’t valid. Please check it.'],
  ])('%s is declined with words for her, and she can try another: %s', async (number, text) => {
    const { status, body } = await pay(app, her, number)
    expect([status, body.success, body.requires_action, body.error_message]).toEqual([
      200,
      false,
      undefined,
      text,
    ])
    expect((await readPayment(app, her, body.payment_id)).body).toMatchObject({
      status: 'FAILED',
      card: number.startsWith('4') ? 'visa' : 'mastercard',
      card_last4: number.slice(-4),
    })
    expect((await pay(app, her)).body.success).toBe(true)
    expect(await paidPeriods(app, her)).toHaveLength(1)
  })

  it('of a date that has passed is refused before anybody is asked', async () => {
    const before = app.cardProvider.received().length
    const body = paymentOf(cards.visa)
    body.payment_details.card = { ...body.payment_details.card, exp_month: 10, exp_year: 26 }
    const answer = await create(her, body)
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: false, payment_id: null, error_message: expect.stringContaining('expired') },
    ])
    expect(app.cardProvider.received()).toHaveLength(before)
    body.payment_details.card = { ...body.payment_details.card, exp_month: 11 }
    expect((await create(her, body)).body.success).toBe(true)
  })

  it('that reads 30 is of 2030', async () => {
    await pay(app, her)
    const method = app.cardProvider.received().findLast(({ area }) => area === 'method')
    expect(method?.attributes).toMatchObject({ details: { exp_month: 12, exp_year: 2030 } })
  })
})

describe('What is missing or wrong', () => {
  const CARD_IN_BILLING = 'This looks like a card number. Please type it into the card number field only'
  const wrong = (change: (body: ReturnType<typeof paymentOf>) => void) => {
    const body = paymentOf(cards.visa)
    change(body)
    return create(her, body)
  }
  it.each([
    ['card.number', '', 'Card number is required'],
    ['card.exp_month', undefined, 'Expiration date is required'],
    ['card.exp_year', undefined, 'Expiration date is required'],
    ['card.cvc', ' ', 'CVC is required'],
    ['billing.name', '', 'Name on card is required'],
    ['billing.email', undefined, 'Email is required'],
    ['card.number', '4343-4343', 'Card number should only contain digits'],
    ['card.exp_month', 13, 'Invalid expiration month'],
    ['card.exp_year', 2030, 'Invalid expiration year'],
    ['card.cvc', '12', 'Invalid CVC'],
    ['card.number', `4343${' '.repeat(40)}`, 'Card number should only contain digits'],
    ['card.cvc', `${' '.repeat(10)}123`, 'Invalid CVC'],
    ['billing.name', '4343 4343 4343 4345', CARD_IN_BILLING],
    ['billing.email', '4343434343434345@example.com', CARD_IN_BILLING],
    ['billing.phone', '4343-4343-4343-4345', CARD_IN_BILLING],
  ])('is said at its field: %s %j', async (place, value, text) => {
    const [part, name] = place.split('.') as ['card', 'cvc']
    const before = app.cardProvider.received().length
    const { status, body } = await wrong(({ payment_details }) => {
      payment_details[part][name] = value as string
    })
    expect(status).toBe(400)
    expect(app.cardProvider.received()).toHaveLength(before)
    expect((await app.get('/auth/subscription/payments/', { as: her })).body.count).toBe(0)
    expect(body).toMatchObject({
      code: 'invalid',
      error: text,
      errors: { [`payment_details.${place}`]: [text] },
    })
  })

  it('is said one at a time, in the order of the form', async () => {
    const { body } = await create(her, { plan_id: 3, payment_details: {} })
    expect(body.errors).toEqual({ 'payment_details.card.number': ['Card number is required'] })
  })

  it.each([1, 4, '3', null, undefined])(
    'is a plan that cannot be paid for (%j), before the card is looked at',
    async (plan) => {
      const { status, body } = await create(her, { plan_id: plan, payment_details: { card: 'nonsense' } })
      expect(status).toBe(400)
      expect(body.error).toBe('Invalid plan selection')
      expect(body.errors).toEqual({ plan_id: ['Invalid plan selection'] })
    },
  )

  it('is not the amount, the plan’s time or anything else that she sends along', async () => {
    const { body } = await create(her, {
      ...paymentOf(cards.visa),
      amount: 1,
      months: 12,
      ends_at: '2099-01-01',
    })
    expect((await readPayment(app, her, body.payment_id)).body.amount).toBe(100)
    expect(await heldBy(app, her)).toMatchObject({ until: '2026-12-20T09:00:00.000Z' })
  })
})

test('twenty presses at once with one key charge once, and the same key for something else is refused', async () => {
  const before = taken(app).length
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(app, her, cards.visa, { key })))
  expect(answers.filter(({ status }) => status === 200)).not.toHaveLength(0)
  expect(answers.every(({ status }) => [200, 409, 429].includes(status))).toBe(true)
  expect(taken(app)).toHaveLength(before + 1)
  expect(await paidPeriods(app, her)).toHaveLength(1)
  const again = await pay(app, her, cards.visa, { key })
  expect(again.body).toEqual(answers.find(({ status }) => status === 200)?.body)
  for (const body of [paymentOf(cards.mastercard), paymentOf(cards.visa, 'basic')]) {
    const other = await create(her, body, key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-mismatch'])
    expect(other.body.error).toMatch(/\w/)
  }
})

it.each(['released', 'abandoned'] as const)(
  'a key whose first call was %s charges nothing again once its payment was settled',
  async (how) => {
    const before = taken(app).length
    const key = crypto.randomUUID()
    const first = await pay(app, her, cards.bankPage, { key })
    await app.cardProvider.control({ authenticate: first.body.payment_id, answer: 'authorize' })
    await verify(app, her, first.body.payment_id)
    const created_at = new Date(app.clock.now().getTime() - 31_000)
    const row = { user_id: her.id, key: callerKeyOf(app.secrets, key).kept }
    if (how === 'released')
      await app.db
        .deleteFrom('idempotency_keys')
        .where((where) => where.and(row))
        .execute()
    else
      await app.db
        .updateTable('idempotency_keys')
        .set({ status: null, answer: null, claimed_by: 'another start', created_at })
        .where((where) => where.and(row))
        .execute()
    const again = await pay(app, her, cards.bankPage, { key })
    expect(again.body).toEqual({ success: true, payment_id: first.body.payment_id })
    expect(taken(app)).toHaveLength(before + 1)
    expect(await paidPeriods(app, her)).toHaveLength(1)
  },
)

test('two tabs that pay at the same moment, each with its own key, charge once at a time', async () => {
  const before = taken(app).length
  const answers = await Promise.all([pay(app, her), pay(app, her), pay(app, her)])
  const charged = taken(app).length - before
  expect(answers.filter(({ body }) => body.success).length).toBeGreaterThanOrEqual(charged)
  expect(await paidPeriods(app, her)).toHaveLength(charged)
})

test('after ten cards in ten minutes she is asked to wait, and nothing is sent on', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await pay(app, her, cards.poor)
  const before = app.cardProvider.received().length
  const { status, body } = await pay(app, her)
  expect([status, body.code]).toEqual([429, 'too-many'])
  expect(body.error).toContain('wait ten minutes')
  expect(app.cardProvider.received()).toHaveLength(before)
  app.clock.advance({ minutes: 10 })
  expect((await pay(app, her)).body.success).toBe(true)
})

test('nothing of a card but its last digits is in the database or the log', async () => {
  const number = '4929 3344 5566 7785'
  const body = paymentOf(number)
  body.payment_details.card.cvc = '8317'
  expect((await create(her, body, crypto.randomUUID())).body.success).toBe(true)
  const canaries = new Map([
    ['number', '4929334455667785'],
    ['as typed', number],
    ['most of it', '933445566778'],
    ['cvc', '"8317"'],
  ])
  const counted = JSON.stringify(body)
  const unkeyed = createHash('sha256').update(counted).digest('hex')
  const everywhere = (await everyRow(app.db)) + logged.join('\n')
  expect(findCanaries(everywhere, canaries)).toEqual([])
  expect(everywhere).not.toContain(unkeyed)
})
