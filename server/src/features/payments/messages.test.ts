/** @module-tag security */
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cards, doPaymentTasks, paidPeriods, pay, readPayment } from '../../../test/paying.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let url: string
let her: Person
/** Confirmed at the bank, but not yet known here. */
let paid: string
const logged: string[] = []
beforeAll(async () => {
  app = await startApp({ payments: {}, now: '2026-11-20T09:00:00Z', onLog: (line) => logged.push(line) })
  url = `${await app.http.listen({ host: '127.0.0.1', port: 0 })}/api/webhooks/card-payments/`
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('provider_events').execute()
  await doPaymentTasks(app)
  logged.splice(0)
  her = await ana(app)
  paid = (await pay(app, her, cards.bankPage)).body.payment_id
  await app.cardProvider.control({ authenticate: paid, answer: 'authorize' })
})

const eventOf = ({ id = 'evt_1', type = 'payment.paid', livemode = false, data = {} as object } = {}) =>
  JSON.stringify({
    data: {
      id,
      type: 'event',
      attributes: {
        type,
        livemode,
        data: { id: 'pay_1', type: 'payment', attributes: { payment_intent_id: paid }, ...data },
      },
    },
  })

/** `at` is seconds ago. */
function sign(body: string | Buffer, { secret = '', ago = 0, as = 'te' } = {}) {
  const t = Math.floor(app.clock.now().getTime() / 1000) - ago
  const key = secret || (app.config.payments?.webhookSecret ?? '')
  const hex = createHmac('sha256', key).update(`${t}.`).update(body).digest('hex')
  return as === 'te' ? `t=${t},te=${hex},li=` : `t=${t},te=,li=${hex}`
}

const send = async (
  body: string | Buffer,
  signature: string | null = sign(body),
  type = 'application/json',
  to = url,
) =>
  fetch(to, {
    method: 'POST',
    headers: { 'content-type': type, ...(signature !== null && { 'paymongo-signature': signature }) },
    body: new Uint8Array(Buffer.from(body)),
  })
const statusOf = async () => (await readPayment(app, her, paid)).body.status
const kept = () => app.db.selectFrom('provider_events').selectAll().execute()

describe('A message that is not the provider’s is refused, and nothing comes of it', () => {
  test.each<[string, () => Promise<Response>, number]>([
    ['without a signature', () => send(eventOf(), null), 400],
    ['signed with nothing', () => send(eventOf(), ''), 400],
    ['signed by somebody else', () => send(eventOf(), sign(eventOf(), { secret: 'whsk_ofAnother' })), 400],
    ['signed six minutes ago', () => send(eventOf(), sign(eventOf(), { ago: 360 })), 400],
    ['signed in six minutes', () => send(eventOf(), sign(eventOf(), { ago: -360 })), 400],
    ['changed after it was signed', () => send(eventOf({ id: 'evt_2' }), sign(eventOf())), 400],
    ['changed by a blank', () => send(`${eventOf()} `, sign(eventOf())), 400],
    ['signed as one of real money', () => send(eventOf(), sign(eventOf(), { as: 'li' })), 400],
    ['of real money, signed as a test', () => send(eventOf({ livemode: true })), 400],
    [
      'of real money altogether',
      () => {
        const body = eventOf({ livemode: true })
        return send(body, sign(body, { as: 'li' }))
      },
      400,
    ],
    ['signed, and no JSON', () => send('paid!'), 400],
    ['signed, and of no text', () => send(Buffer.from([0xff, 0xfe, 0, 1])), 400],
    ['signed, and empty', () => send(''), 400],
    ['signed, and of another shape', () => send('{"data":[]}'), 400],
    ['signed, and very deep', () => send('['.repeat(100_000)), 400],
    ['too large, signed or not', () => send(eventOf({ data: { more: 'x'.repeat(300_000) } })), 413],
  ])('%s', async (_, forge, status) => {
    const answer = await forge()
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toMatch(/signature|secret|pi_|HMAC/i)
    expect(await kept()).toEqual([])
    expect(await doPaymentTasks(app)).toBe(0)
    expect(await statusOf()).toBe('PROCESSING')
    // Refusals are logged without the body.
    if (status === 400) expect(logged.join('\n')).toContain('was not taken')
    expect(logged.join('\n')).not.toContain(paid)
  })

  test('nor is one that is sent in another way', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await fetch(url, { method })).status).toBe(401)
  })
})

describe('A message that is the provider’s', () => {
  test('counts at its other address as well, and once at both', async () => {
    const other = url.replace('card-payments', 'paymongo')
    expect((await send(eventOf(), null, undefined, other)).status).toBe(400)
    expect((await send(eventOf(), undefined, undefined, other)).status).toBe(200)
    expect((await send(eventOf())).status).toBe(200)
    expect(await doPaymentTasks(app)).toBe(1)
    expect(await statusOf()).toBe('PAID')
  })

  test('has the payment asked for, whatever type it says that its bytes are', async () => {
    expect((await send(eventOf(), sign(eventOf()), 'text/plain')).status).toBe(200)
    expect(await doPaymentTasks(app)).toBe(1)
    expect(await statusOf()).toBe('PAID')
  })

  test('is believed in nothing else: what it says of amount, state and plan is not read', async () => {
    const { payment_id: open } = (await pay(app, await ana(app), cards.bankPage)).body
    const attributes = { payment_intent_id: open, amount: 1, status: 'paid', plan: 'premium' }
    const body = eventOf({ data: { id: 'pay_1', attributes } })
    expect((await send(body)).status).toBe(200)
    expect(await doPaymentTasks(app)).toBe(1)
    const row = app.db.selectFrom('payments').select(['state', 'amount']).where('provider_id', '=', open)
    expect(await row.executeTakeFirst()).toEqual({ state: 'awaiting-action', amount: 10_000 })
  })

  test('is taken where it is about no payment of ours, and asks for nothing', async () => {
    const body = eventOf({ data: { id: 'pay_ofAnother', attributes: { payment_intent_id: 'pi_ofAnother' } } })
    expect((await send(body)).status).toBe(200)
    expect(await doPaymentTasks(app)).toBe(0)
    expect(logged.join('\n')).toContain('about no payment of ours')
    expect(await statusOf()).toBe('PROCESSING')
  })

  test.each([
    ['a checkout', 'checkout_session.payment.paid', { id: 'cs_1', attributes: { payment_intent: paid } }],
    ['a link', 'link.payment.paid', { id: 'link_1', attributes: { amount: 10_000 } }],
    ['a subscription', 'subscription.activated', { id: 'subs_1', attributes: null }],
    ['something without a name', 'something.new', { id: null, attributes: { payment_intent_id: 7 } }],
  ])('is taken where it is about %s, which we do not have', async (_, type, data) => {
    expect((await send(eventOf({ type, data }))).status).toBe(200)
    expect(await doPaymentTasks(app)).toBe(0)
  })

  test('does its work once, however often the same comes, each time signed anew', async () => {
    for (const ago of [200, 100, 0])
      expect((await send(eventOf(), sign(eventOf(), { ago }))).status).toBe(200)
    expect(await doPaymentTasks(app)).toBe(1)
    expect(await kept()).toHaveLength(1)
  })

  test('does it once where a hundred of it come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(eventOf())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await doPaymentTasks(app)).toBe(1)
    expect(await paidPeriods(app, her)).toHaveLength(1)
  })

  test('is one of a hundred others about the same payment, and it gives one month', async () => {
    const bodies = Array.from({ length: 100 }, (_, place) => eventOf({ id: `evt_${place}` }))
    const forged = bodies.map((body) => send(body, sign(body, { secret: 'whsk_ofAnother' })))
    const answers = await Promise.all(bodies.map((body) => send(body)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    for (const answer of await Promise.all(forged)) expect(answer.status).toBe(400)
    expect(await doPaymentTasks(app)).toBe(100)
    expect(await paidPeriods(app, her)).toHaveLength(1)
    expect(await statusOf()).toBe('PAID')
  })
})
