import { createHmac } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { RunningPayments } from '@hanap/standins/payments/payments'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  connectPayments,
  GOOD_CARD,
  payWith,
  startProvider,
  TODAY,
  WEBHOOK_SECRET,
} from '../../../test/doubles/card-payments.ts'
import { startServer } from '../../../test/doubles/outside-board.ts'
import { type CardPayments, PaymentProblem } from './port.ts'

type Heard = { body: Buffer; signature: string | undefined }

let standIn: RunningPayments
let payments: CardPayments
let ear: Awaited<ReturnType<typeof startServer>>
const heard: Heard[] = []
beforeAll(async () => {
  ear = await startServer(async (request, response) => {
    const signature = request.headers['paymongo-signature']?.toString()
    heard.push({ body: await buffer(request), signature })
    response.end()
  })
  const started = await startProvider({ webhook: { url: ear.url, secret: WEBHOOK_SECRET } })
  standIn = started.standIn
  payments = started.payments
})
afterEach(() => {
  heard.splice(0)
})
afterAll(async () => {
  await standIn.close()
  await ear.close()
})

/** Fails the test if the message is accepted. */
function refusalOf(message: Heard, now = TODAY, reader: Pick<CardPayments, 'readMessage'> = payments) {
  try {
    reader.readMessage({ ...message, now })
  } catch (error) {
    if (error instanceof PaymentProblem) return error
    throw error
  }
  throw new Error('the message was taken')
}

const sign = (body: string | Buffer, { secret = WEBHOOK_SECRET, at = TODAY, mode = 'te' } = {}): Heard => {
  const t = Math.floor(at.getTime() / 1000)
  const hex = createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')
  return {
    body: Buffer.from(body),
    signature: mode === 'te' ? `t=${t},te=${hex},li=` : `t=${t},te=,li=${hex}`,
  }
}
const eventOf = (type: string, data: object, more: object = {}) =>
  JSON.stringify({
    data: { id: 'evt_1', type: 'event', attributes: { type, livemode: false, data, ...more } },
  })
const paid = eventOf('payment.paid', { id: 'pay_1', attributes: { payment_intent_id: 'pi_1' } })

describe('The provider tells', () => {
  test('what happened, and which payment it is about', async () => {
    const { id, payment } = await payWith(payments, GOOD_CARD)
    const declined = await payWith(payments, '4111111111111111')
    await standIn.control({ refund: id })
    await standIn.control({ dispute: id })
    await standIn.control({ resolve: id })
    const told = heard.map((message) => payments.readMessage({ ...message, now: TODAY }))
    const of = { intentId: id, paymentId: payment?.id }
    expect(told).toMatchObject([
      { type: 'paid', ...of, isLive: false },
      { type: 'paid', intentId: id },
      { type: 'failed', intentId: declined.id },
      { type: 'needs-card', intentId: declined.id },
      { type: 'refunded', paymentId: payment?.id },
      { type: 'disputed', paymentId: payment?.id },
      { type: 'dispute-resolved', paymentId: payment?.id },
    ])
    expect(new Set(told.map((one) => one.id)).size).toBe(7)
    for (const { body } of heard) expect(body.toString()).not.toContain(GOOD_CARD)
  })

  test('the same twice, under one id', async () => {
    await standIn.control({ webhook_fault: 'duplicate', event: 'payment.paid' })
    await payWith(payments, GOOD_CARD)
    await standIn.idle()
    const ids = heard.map((message) => payments.readMessage({ ...message, now: TODAY }).id)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(2)
  })

  test('what we do not know, and it is something other', () => {
    const message = sign(eventOf('subscription.activated', { id: 'subs_1', attributes: {} }))
    expect(payments.readMessage({ ...message, now: TODAY })).toEqual({
      id: 'evt_1',
      type: 'other',
      isLive: false,
      intentId: null,
      paymentId: null,
    })
  })

  test('it with a clock that is five minutes off', () => {
    for (const seconds of [-300, 300]) {
      const at = new Date(TODAY.getTime() + seconds * 1000)
      expect(payments.readMessage({ ...sign(paid, { at }), now: TODAY }).intentId).toBe('pi_1')
    }
  })

  test('it of real money, signed as such', () => {
    const live = connectPayments(standIn.apiUrl, { isLive: true })
    const body = paid.replace('"livemode":false', '"livemode":true')
    const message = { ...sign(body, { mode: 'li' }), now: TODAY }
    expect(live.readMessage(message)).toMatchObject({ isLive: true, intentId: 'pi_1' })
    expect(refusalOf(sign(body, { mode: 'te' }), TODAY, live).kind).toBe('forged')
    expect(refusalOf(sign(paid, { mode: 'li' }), TODAY, live).kind).toBe('forged')
  })
})

describe('Somebody else tells', () => {
  test.each(['wrong-signature', 'old-timestamp', 'live-signature', 'changed-body'] as const)(
    'it with %s, and is not believed',
    async (fault) => {
      await standIn.control({ webhook_fault: fault, event: 'payment.paid' })
      await payWith(payments, GOOD_CARD)
      await standIn.idle()
      const [forged, whole] = heard
      if (!forged || !whole) throw new Error('too few messages came')
      expect(refusalOf(forged).kind).toBe('forged')
      expect(payments.readMessage({ ...whole, now: TODAY }).type).toBe('paid')
    },
  )

  const { signature = '' } = sign(paid)
  const [t, te] = signature.split(',')
  test.each([
    ['without a signature', undefined],
    ['with an empty one', ''],
    ['with half of one', `${t},te=abc,li=`],
    ['without its time', `${te},li=`],
    ['with a time in words', `t=now,${te},li=`],
    ['with two signatures', `${t},te=${'0'.repeat(64)},${te},li=`],
    ['with two times', `t=1,${signature}`],
    [
      'with it as that of real money',
      signature.replace('te=', 'x=').replace('li=', te?.replace('te', 'li') ?? ''),
    ],
    ['with other letters', `${t},te=${'z'.repeat(64)},li=`],
    ['with very many parts', `${'a=1,'.repeat(50_000)}${t}`],
  ])('it %s, and is not believed', (_, given) => {
    const problem = refusalOf({ body: Buffer.from(paid), signature: given })
    expect(problem.kind).toBe('forged')
    expect(problem.message).not.toContain('pay_1')
  })

  test('it as it was told six minutes ago', () => {
    for (const seconds of [-301, 301]) {
      const at = new Date(TODAY.getTime() + seconds * 1000)
      expect(refusalOf(sign(paid, { at })).kind).toBe('forged')
    }
  })

  test('of real money with the key for tests, and is not believed', () => {
    const body = paid.replace('"livemode":false', '"livemode":true')
    expect(refusalOf(sign(body)).kind).toBe('forged')
  })
})

test.each([
  ['no JSON', 'hello'],
  ['bytes of no text', Buffer.from([0xff, 0xfe, 0x00])],
  ['nothing', ''],
  ['no event', '{"data":null}'],
  ['an event without an id', paid.replace('evt_1', '')],
  ['an event of no mode', paid.replace('"livemode":false,', '')],
])('a message that is signed and holds %s cannot be read', (_, body) => {
  expect(refusalOf(sign(body)).kind).toBe('garbage')
})
