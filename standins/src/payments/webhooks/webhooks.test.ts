import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Heard, openEar, openPayments, shopOf, TODAY } from '../../../test/payments.ts'
import { PAYMENT_KEYS, type PaymentsCommand } from '../payments.ts'

const CARD = '4343434343434345'
const NOW = TODAY.getTime() / 1000

async function openBoth() {
  const ear = await openEar()
  const payments = await openPayments({ webhook: { url: ear.url } })
  const shop = shopOf(payments)
  return {
    ear,
    payments,
    shop,
    /** Pays, and waits for the events. */
    async pay(number = CARD) {
      const paid = await shop.pay(number)
      await payments.idle()
      return paid
    },
    events: () => ear.heard.map(({ event }) => event),
  }
}

const sign = (at: number, body: string) =>
  createHmac('sha256', PAYMENT_KEYS.webhook).update(`${at}.${body}`).digest('hex')
const isSigned = ({ body, signature }: Heard) => signature === `t=${NOW},te=${sign(NOW, body)},li=`

test('events of a payment come in order, signed and whole', async () => {
  const { ear, payments, pay, events } = await openBoth()
  const { id } = await pay()
  await payments.control({ dispute: id })
  await payments.control({ resolve: id, outcome: 'won' })
  await payments.control({ refund: id, amount: 4000 })
  await pay('5100000000000198')
  expect(events()).toEqual([
    'payment.paid',
    'payment_intent.succeeded',
    'dispute.created',
    'dispute.resolved',
    'refund.succeeded',
    'payment.failed',
    'payment_intent.awaiting_payment_method',
  ])
  expect(ear.heard.every(isSigned)).toBe(true)
  expect(JSON.parse(ear.heard[0]?.body ?? '')).toMatchObject({
    data: {
      id: expect.stringMatching(/^evt_\w{24}$/),
      type: 'event',
      attributes: {
        type: 'payment.paid',
        livemode: false,
        created_at: NOW,
        data: { type: 'payment', attributes: { status: 'paid', payment_intent_id: id, amount: 10_000 } },
      },
    },
  })
})

test('a shop makes a webhook of its own, changes it, and turns it off', async () => {
  const ear = await openEar()
  const payments = await openPayments()
  const shop = shopOf(payments)
  const made = (await shop.post('/webhooks', { url: ear.url, events: ['payment.paid'] })).json.data
  expect(made).toMatchObject({ id: expect.stringMatching(/^hook_/), attributes: { status: 'enabled' } })
  const told = await shop.pay(CARD)
  await payments.idle()
  expect(ear.heard.map(({ event }) => event)).toEqual(['payment.paid'])
  const secret = String(made.attributes['secret_key'])
  const { body = '', signature } = ear.heard[0] ?? {}
  const te = createHmac('sha256', secret).update(`${NOW}.${body}`).digest('hex')
  expect([secret.slice(0, 5), signature]).toEqual(['whsk_', `t=${NOW},te=${te},li=`])

  await shop.call('PUT', `/webhooks/${made.id}`, { events: ['refund.succeeded'] })
  await payments.control({ refund: told.id })
  expect(ear.heard).toHaveLength(2)
  await shop.post(`/webhooks/${made.id}/disable`)
  expect((await shop.get(`/webhooks/${made.id}`)).json.data.attributes['status']).toBe('disabled')
  await payments.control({ refund: (await shop.pay(CARD)).id })
  expect(ear.heard).toHaveLength(2)
  await shop.post(`/webhooks/${made.id}/enable`)
  await payments.control({ refund: (await shop.pay(CARD)).id })
  expect(ear.heard).toHaveLength(3)
  expect((await shop.get('/webhooks')).json.data).toHaveLength(1)
  expect((await shop.post('/webhooks', { url: ear.url, events: ['moon.full'] })).status).toBe(400)
})

test('a refused event is retried until it is accepted', async () => {
  const { ear, payments, pay } = await openBoth()
  ear.answerWith(500)
  await pay()
  await payments.control({ retry: 'webhooks' })
  ear.answerWith(204)
  await payments.control({ retry: 'webhooks' })
  await payments.control({ retry: 'webhooks' })
  const ids = ear.heard.filter(({ event }) => event === 'payment.paid').map(({ id }) => id)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  expect(payments.deliveries()[0]).toMatchObject({ state: 'delivered', answers: [500, 500, 204] })
})

test('three events that failed every try disable the webhook', async () => {
  const { ear, payments, pay, shop } = await openBoth()
  ear.answerWith(503)
  await pay()
  await pay()
  for (let time = 1; time < 12; time += 1) await payments.control({ retry: 'webhooks' })
  expect(payments.deliveries().map(({ state, answers }) => [state, answers.length])).toEqual(
    Array.from({ length: 4 }, () => ['failed', 12]),
  )
  const { data } = (await shop.get('/webhooks')).json as unknown as { data: { attributes: object }[] }
  expect(data[0]?.attributes).toMatchObject({ status: 'disabled' })
  await pay()
  expect(ear.heard).toHaveLength(48)
})

test('a message comes twice', async () => {
  const { ear, payments, pay, events } = await openBoth()
  await payments.control({ webhook_fault: 'duplicate', event: 'payment.paid' })
  await pay()
  expect(events()).toEqual(['payment.paid', 'payment.paid', 'payment_intent.succeeded'])
  expect(ear.heard[0]?.id).toBe(ear.heard[1]?.id)
})

test('a message comes after the one that followed it', async () => {
  const { payments, pay, events } = await openBoth()
  await payments.control({ webhook_fault: 'disorder' })
  await pay()
  expect(events()).toEqual(['payment_intent.succeeded', 'payment.paid'])
})

test('messages wait until they are let go', async () => {
  const { ear, payments, pay, events } = await openBoth()
  await payments.control({ webhook_fault: 'delay', times: 2 })
  const { id } = await pay()
  await payments.control({ refund: id })
  expect(events()).toEqual(['refund.succeeded'])
  await payments.control({ release: 'webhooks' })
  expect(events()).toEqual(['refund.succeeded', 'payment.paid', 'payment_intent.succeeded'])
  expect(ear.heard.every(isSigned)).toBe(true)
})

test('a message never comes, unless it is sent again', async () => {
  const { payments, pay, events } = await openBoth()
  await payments.control({ webhook_fault: 'missing' })
  await pay()
  expect(events()).toEqual(['payment_intent.succeeded'])
  await payments.control({ resend: payments.deliveries()[0]?.id ?? '' })
  expect(events()).toEqual(['payment_intent.succeeded', 'payment.paid'])
  await expect(payments.control({ resend: 'evt_x' })).rejects.toThrow('no such event')
})

test.each(['wrong-signature', 'old-timestamp', 'live-signature', 'changed-body'] as const)(
  'a forged event (%s) comes once, the true one when it is resent',
  async (kind) => {
    const { ear, payments, pay } = await openBoth()
    const command: PaymentsCommand = { webhook_fault: kind, event: 'payment.paid' }
    await payments.control(command)
    ear.answerWith(401)
    await pay()
    const [forged] = ear.heard
    expect(forged && isSigned(forged)).toBe(false)
    expect(payments.deliveries()[0]).toMatchObject({ state: 'failed', answers: [401], fault: kind })
    const [, at = '', te = '', li = ''] = /^t=(\d+),te=(\w*),li=(\w*)$/.exec(forged?.signature ?? '') ?? []
    const right = sign(Number(at), forged?.body ?? '')
    expect({ isOld: Number(at) < NOW, te: te === right, li: li === right }).toEqual({
      isOld: kind === 'old-timestamp',
      te: kind === 'old-timestamp',
      li: kind === 'live-signature',
    })
    ear.answerWith(200)
    await payments.control({ resend: forged?.id ?? '' })
    expect(ear.heard.findLast(({ id }) => id === forged?.id)).toSatisfy(isSigned)
  },
)

test('a command sets the address, and one that answers the bank’s page sends events too', async () => {
  const ear = await openEar()
  const payments = await openPayments()
  await payments.control({ webhook: ear.url, secret: PAYMENT_KEYS.webhook, events: ['payment.paid'] })
  const shop = shopOf(payments)
  const { id } = await shop.pay('4120000000000007')
  await payments.control({ authenticate: id, answer: 'authorize' })
  expect(ear.heard).toMatchObject([{ event: 'payment.paid' }])
  await expect(payments.control({ authenticate: id, answer: 'authorize' })).rejects.toThrow(
    'waits for nobody',
  )
})

test('an address that does not answer is retried', async () => {
  const payments = await openPayments({ webhook: { url: 'http://127.0.0.1:9/hook' } })
  await shopOf(payments).pay(CARD)
  await payments.idle()
  expect(payments.deliveries()[0]).toMatchObject({ state: 'waiting', answers: ['not reached'] })
})
