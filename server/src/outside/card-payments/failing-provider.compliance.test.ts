/** @module-tag security */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { PaymentsCommand, RunningPayments } from '@hanap/standins/payments/payments'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  BACK,
  billing,
  cardOf,
  connectPayments,
  GOOD_CARD,
  outcomesOf,
  paymentProblemOf,
  payWith,
  premium,
  startProvider,
} from '../../../test/doubles/card-payments.ts'
import { startServer } from '../../../test/doubles/outside-board.ts'
import type { PaymongoOptions } from './paymongo.ts'
import type { PaymentProblemKind } from './port.ts'

type Fault = Extract<PaymentsCommand, { fault: unknown }>['fault']

let standIn: RunningPayments
let connect: (given?: Partial<PaymongoOptions>) => ReturnType<typeof connectPayments>
beforeAll(async () => {
  const started = await startProvider({ slowMs: 20_000 })
  standIn = started.standIn
  connect = started.connect
})
afterEach(() => standIn.control({ clear: 'faults' }).then(() => standIn.control({ clear: 'received' })))
afterAll(() => standIn.close())

/** Everything up to the charge; `pay` charges. */
async function readyToPay(number = GOOD_CARD, payments = connect()) {
  const begun = await payments.begin({ ...premium, key: crypto.randomUUID() })
  const methodId = await payments.keepCard(cardOf(number), billing, crypto.randomUUID())
  const attempt = { intentId: begun.id, methodId, returnUrl: BACK, key: crypto.randomUUID() }
  await standIn.control({ clear: 'received' })
  return { id: begun.id, key: attempt.key, payments, pay: () => payments.pay(attempt) }
}
const chargesOf = (id: string) => standIn.intents().find((one) => one.id === id)?.payments.length
const failWith = (fault: Fault, on: 'create' | 'method' | 'attach' | 'retrieve' | 'cancel', times = 1) =>
  standIn.control({ fault, on, times })

describe('A charge', () => {
  test.each<[Fault, number]>([
    ['hangup', 500],
    ['hangup-after', 500],
    ['500', 500],
    ['500-after', 500],
    ['429', 500],
  ])(
    'whose first try ends in %s is tried once more with the same key, and made once',
    async (fault, pause) => {
      const { id, key, payments, pay } = await readyToPay()
      await failWith(fault, 'attach')
      expect(await pay()).toMatchObject({ state: 'paid', card: { last4: '4345' } })
      expect(outcomesOf(standIn, 'attach')).toEqual([
        { outcome: fault, key },
        { outcome: 'answered', key },
      ])
      expect(chargesOf(id)).toBe(1)
      expect(payments.waited).toEqual([pause])
    },
  )

  test.each<[Fault, PaymentProblemKind, 'no' | 'maybe', number]>([
    ['hangup', 'down', 'maybe', 0],
    ['hangup-after', 'down', 'maybe', 1],
    ['500', 'down', 'maybe', 0],
    ['500-after', 'down', 'maybe', 1],
    ['429', 'too-many', 'no', 0],
  ])(
    'that ends twice in %s is a problem: %s, and was it charged: %s',
    async (fault, kind, charged, charges) => {
      const { id, pay } = await readyToPay()
      await failWith(fault, 'attach', 2)
      expect(await paymentProblemOf(pay())).toMatchObject({ kind, charged })
      expect(chargesOf(id)).toBe(charges)
    },
  )

  test.each<[Fault, PaymentProblemKind]>([
    ['html', 'garbage'],
    ['garbage', 'garbage'],
    ['redirect', 'refused'],
    ['in-progress', 'refused'],
  ])('that is answered with %s may have been made, and is not tried again', async (fault, kind) => {
    const { pay } = await readyToPay()
    await failWith(fault, 'attach')
    expect(await paymentProblemOf(pay())).toMatchObject({ kind, charged: 'maybe' })
    expect(outcomesOf(standIn, 'attach')).toHaveLength(1)
  })

  test.each<[Fault, number]>([
    ['slow', 1],
    ['timeout', 0],
  ])('that is answered too late (%s) may have been made', async (fault, charges) => {
    const { id, pay } = await readyToPay(GOOD_CARD, connect({ timeoutMs: 400 }))
    await failWith(fault, 'attach')
    expect(await paymentProblemOf(pay())).toMatchObject({ kind: 'down', charged: 'maybe' })
    expect(chargesOf(id)).toBe(charges)
  })

  test('that was lost, done, and is then said to be under way is told as it is', async () => {
    const { id, pay } = await readyToPay()
    await failWith('hangup-after', 'attach')
    await failWith('in-progress', 'attach')
    expect(await pay()).toMatchObject({ id, state: 'paid' })
    expect(chargesOf(id)).toBe(1)
  })

  test('is waited for twenty seconds, its second try with it, and then may have been made', async () => {
    const deadlines: { ms: number; end: () => void }[] = []
    const deadline = (ms: number) => {
      const ending = new AbortController()
      deadlines.push({ ms, end: () => ending.abort() })
      return ending.signal
    }
    const { id, pay } = await readyToPay(GOOD_CARD, connect({ timeoutMs: undefined, deadline }))
    deadlines.splice(0)
    await failWith('hangup', 'attach')
    await failWith('timeout', 'attach')
    const problem = paymentProblemOf(pay())
    await expect.poll(() => outcomesOf(standIn, 'attach')).toHaveLength(2)
    expect(deadlines.map(({ ms }) => ms)).toEqual([20_000])
    deadlines[0]?.end()
    expect(await problem).toMatchObject({
      kind: 'down',
      charged: 'maybe',
      message: 'no answer within 20000 ms',
    })
    expect(chargesOf(id)).toBe(0)
  })

  test('that was lost and then met a busy provider may have been made', async () => {
    const { id, pay } = await readyToPay()
    await failWith('hangup-after', 'attach')
    await failWith('429', 'attach')
    expect(await paymentProblemOf(pay())).toMatchObject({ kind: 'too-many', charged: 'maybe' })
    expect(chargesOf(id)).toBe(1)
  })

  test('that was lost and repeated too late for its key is told as it is', async () => {
    const { id, pay } = await readyToPay()
    await failWith('hangup-after', 'attach', 2)
    await paymentProblemOf(pay())
    await standIn.control({ expire: 'idempotency-keys' })
    expect(await pay()).toMatchObject({ id, state: 'paid' })
    expect(chargesOf(id)).toBe(1)
  })

  test('that was declined while the payment cannot be read is declined all the same', async () => {
    const { pay } = await readyToPay('5100000000000198')
    await failWith('500', 'retrieve', 2)
    expect(await paymentProblemOf(pay())).toMatchObject({
      kind: 'declined',
      charged: 'no',
      text: expect.stringContaining('t have enough money'),
    })
  })

  test('that is refused while the payment cannot be read may have been made before', async () => {
    const { pay } = await readyToPay()
    await pay()
    await standIn.control({ expire: 'idempotency-keys' })
    await failWith('500', 'retrieve', 2)
    expect(await paymentProblemOf(pay())).toMatchObject({ charged: 'maybe' })
  })

  test('at a provider that is not there was surely not made', async () => {
    const { url, close } = await startServer(() => {})
    await close()
    const attempt = { intentId: 'pi_1', methodId: 'pm_1', returnUrl: BACK, key: 'k' }
    const problem = await paymentProblemOf(connectPayments(url).pay(attempt))
    expect(problem).toMatchObject({ kind: 'down', charged: 'no', message: 'no answer (ECONNREFUSED)' })
  })
})

describe('What charges nothing', () => {
  test.each<Fault>(['hangup', 'hangup-after', '500', '500-after', '429'])(
    'is tried once more after %s, and leaves one of each',
    async (fault) => {
      const payments = connect()
      const before = standIn.intents().length
      for (const on of ['create', 'method', 'retrieve'] as const) await failWith(fault, on)
      const paid = await payWith(payments, GOOD_CARD)
      expect((await payments.look(paid.id)).state).toBe('paid')
      expect(standIn.intents()).toHaveLength(before + 1)
      expect(payments.waited).toHaveLength(3)
    },
  )

  test.each<[Fault, PaymentProblemKind]>([
    ['hangup', 'down'],
    ['500', 'down'],
    ['429', 'too-many'],
    ['html', 'garbage'],
    ['garbage', 'garbage'],
    ['redirect', 'refused'],
    ['in-progress', 'refused'],
    ['timeout', 'down'],
  ])('ends in a problem when %s goes on, and nothing was charged', async (fault, kind) => {
    const payments = connect({ timeoutMs: 400 })
    const { id } = await readyToPay()
    const calls = [
      ['create', () => payments.begin(premium)],
      ['method', () => payments.keepCard(cardOf(GOOD_CARD), billing, 'k')],
      ['retrieve', () => payments.look(id)],
      ['cancel', () => payments.cancel(id)],
    ] as const
    for (const [on, call] of calls) {
      await failWith(fault, on, 2)
      expect(await paymentProblemOf(call()), on).toMatchObject({ kind, charged: 'no' })
      await standIn.control({ clear: 'faults' })
    }
  })

  test('giving up is repeated where its answer was lost, and told as done', async () => {
    const { id, payments } = await readyToPay()
    await failWith('hangup-after', 'cancel')
    expect((await payments.cancel(id)).state).toBe('cancelled')
  })
})

describe('A strange provider', () => {
  async function strange(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
    const server = await startServer(async (request, response) =>
      answer(request, response, await text(request)),
    )
    return { ...server, payments: connectPayments(server.url) }
  }
  const attempt = { intentId: 'pi_1', methodId: 'pm_1', returnUrl: BACK, key: 'k' }
  const send = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  const intent = (attributes: object) => ({
    data: {
      id: 'pi_1',
      attributes: {
        amount: 10_000,
        currency: 'PHP',
        livemode: false,
        status: 'succeeded',
        payments: [],
        ...attributes,
      },
    },
  })

  test('that cuts a charge and then calls it a conflict may be making it, whatever it shows', async () => {
    let tries = 0
    const { payments, close } = await strange((request, response) => {
      if (request.method === 'GET') return send(response, 200, intent({ status: 'awaiting_payment_method' }))
      tries += 1
      if (tries === 1) return response.destroy()
      return send(response, 409, { errors: [{ code: 'resource_processing_state' }] })
    })
    expect(await paymentProblemOf(payments.pay(attempt))).toMatchObject({ charged: 'maybe' })
    expect(tries).toBe(2)
    await close()
  })

  test('that sends without end is not listened to', async () => {
    const { payments, close } = await strange((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    })
    expect(await paymentProblemOf(payments.look('pi_1'))).toMatchObject({ kind: 'garbage', charged: 'no' })
    expect(await paymentProblemOf(payments.pay(attempt))).toMatchObject({ kind: 'garbage', charged: 'maybe' })
    await close()
  })

  test.each([
    ['a status of its own', { status: 'on_the_moon' }],
    ['an amount in words', { amount: 'much' }],
    ['half a centavo', { amount: 10_000.5 }],
    ['a bank’s page that is none', { status: 'awaiting_next_action' }],
    ...[
      'javascript:alert(1)',
      'http://bank.example.com/page',
      'http://127.0.0.1.example.com/page',
      'https://bank.example.com@evil.example.com/page',
      'https://:secret@bank.example.com/page',
      '//bank.example.com/page',
      'ftp://bank.example.com/page',
    ].map((url): [string, object] => [
      `a bank’s page at ${url}`,
      { status: 'awaiting_next_action', next_action: { redirect: { url } } },
    ]),
    ['a charge without a name', { payments: [{ attributes: { status: 'paid' } }] }],
  ])('that tells %s is not believed', async (_, attributes) => {
    const { payments, close } = await strange((__, response) => send(response, 200, intent(attributes)))
    expect(await paymentProblemOf(payments.look('pi_1'))).toMatchObject({ kind: 'garbage' })
    expect(await paymentProblemOf(payments.pay(attempt))).toMatchObject({ kind: 'garbage', charged: 'maybe' })
    await close()
  })

  test.each([
    'https://bank.example.com/page?id=1',
    'http://127.0.0.1:3006/page',
    'http://localhost:3006/page',
  ])('that leads to a bank’s page at %s is believed', async (url) => {
    const waiting = { status: 'awaiting_next_action', next_action: { redirect: { url } } }
    const { payments, close } = await strange((_, response) => send(response, 200, intent(waiting)))
    expect((await payments.look('pi_1')).actionUrl).toBe(url)
    await close()
  })

  test('that leaves out what it need not say is understood', async () => {
    const { payments, close } = await strange((_, response) =>
      send(response, 200, intent({ payments: [{ id: 'pay_1', attributes: { status: 'paid' } }] })),
    )
    expect((await payments.look('pi_1')).payment).toEqual({
      id: 'pay_1',
      paidAt: null,
      refunded: 0,
      disputed: false,
      fee: null,
    })
    await close()
  })

  const back = (amount: unknown, status?: string) => ({ attributes: { amount, status } })
  test.each([
    ['nothing', 'paid', [], 0],
    ['two parts', 'paid', [back(2000, 'succeeded'), back(500)], 2500],
    ['what is under way, and what failed', 'paid', [back(2000, 'pending'), back(500, 'failed')], 0],
    ['more than there was', 'paid', [back(99_000, 'succeeded')], 10_000],
    ['all of it', 'refunded', [], 10_000],
    ['a part, and how much', 'partially_refunded', [back(300, 'succeeded')], 300],
    ['a part of nobody knows how much', 'partially_refunded', null, 10_000],
    ['what cannot be read', 'paid', ['much'], 10_000],
  ])('that gives back %s (%s) is understood', async (_, status, refunds, refunded) => {
    const payment = { id: 'pay_1', attributes: { status, refunds } }
    const { payments, close } = await strange((__, response) =>
      send(response, 200, intent({ payments: [payment] })),
    )
    expect((await payments.look('pi_1')).payment?.refunded).toBe(refunded)
    await close()
  })

  test.each([
    ['2', [2000]],
    ['60', []],
    ['soon', [500]],
  ])('that is busy and asks to wait for %s is asked again accordingly', async (retryAfter, waited) => {
    const { payments, close } = await strange((_, response) =>
      response
        .writeHead(429, { 'retry-after': retryAfter })
        .end('Too many requests, please try again later.'),
    )
    expect((await paymentProblemOf(payments.look('pi_1'))).kind).toBe('too-many')
    expect(payments.waited).toEqual(waited)
    await close()
  })

  test('is not followed elsewhere with a card', async () => {
    const asked: string[] = []
    const elsewhere = await strange((request, response) => {
      asked.push(request.url ?? '')
      send(response, 200, {})
    })
    const { payments, close } = await strange((_, response) =>
      response.writeHead(307, { location: elsewhere.url }).end(),
    )
    await paymentProblemOf(payments.keepCard(cardOf(GOOD_CARD), billing, 'k'))
    expect(asked).toEqual([])
    await close()
    await elsewhere.close()
  })

  test.each([
    ['in its words', (said: string) => ({ code: 'parameter_invalid', detail: said })],
    ['in its code', (said: string) => ({ code: said, sub_code: said })],
    ['where it points', (said: string) => ({ code: 'x', source: { pointer: said, attribute: said } })],
    ['as a text', (said: string) => said],
  ])('that repeats a card and our key %s is quoted to nobody', async (_, error) => {
    for (const status of [200, 400, 401, 422, 500, 302]) {
      const { payments, close } = await strange((request, response, body) => {
        const { authorization = '' } = request.headers
        const key = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()
        send(response, status, { errors: [error(`${body} 4343 4343 4343 4345 739 ${authorization} ${key}`)] })
      })
      const keep = () => payments.keepCard(cardOf(GOOD_CARD), billing, 'k')
      for (const call of [keep, () => payments.pay(attempt), () => payments.begin(premium)]) {
        const problem = await paymentProblemOf(call())
        const shown = JSON.stringify([problem, problem.message, problem.stack, problem.text, problem.cause])
        for (const secret of [GOOD_CARD, '4343 4343', '"739"', ' 739 ', 'betweenUs', 'Basic ', 'ana@'])
          expect(shown).not.toContain(secret)
      }
      await close()
    }
  })
})
