import { expect, test } from 'vitest'
import { INTENT, openPayments, shopOf } from '../../../test/payments.ts'

test('twenty calls at once with one key make one intent, and all get it', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.post('/payment_intents', INTENT, { once: 'order-1' })),
  )
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(payments.intents()).toHaveLength(1)
  expect(payments.received().filter((one) => one.was_replayed)).toHaveLength(19)
})

test('a key with other parameters is refused, and with another key they are taken', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  await shop.post('/payment_intents', INTENT, { once: 'order-1' })
  const other = { ...INTENT, amount: 5000 }
  const refused = await shop.post('/payment_intents', other, { once: 'order-1' })
  expect(refused).toMatchObject({ status: 400, json: { errors: [{ code: 'idempotency_key_reused' }] } })
  expect((await shop.post('/payment_intents', other, { once: 'order-2' })).status).toBe(200)
  expect((await shop.post('/payment_intents', INTENT, { once: 'x'.repeat(256) })).status).toBe(400)
})

test('a decline is stored under its key, a call that never began is not', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  const wrong = await shop.post('/payment_intents', { ...INTENT, amount: 1 }, { once: 'order-1' })
  expect(wrong.status).toBe(400)
  const id = (await shop.post('/payment_intents', INTENT, { once: 'order-1' })).json.data.id
  const attributes = { payment_method: await shop.makeMethod('5100000000000198') }
  for (const _ of [1, 2]) {
    const declined = await shop.post(`/payment_intents/${id}/attach`, attributes, { once: 'try-1' })
    expect(declined.json.errors[0]?.sub_code).toBe('insufficient_funds')
  }
  expect(payments.intents()[0]?.payments).toHaveLength(1)
})

test('a key is forgotten after a day, or when it is told to be', async () => {
  let now = new Date('2026-11-20T09:00:00Z')
  const payments = await openPayments({ now: () => now })
  const shop = shopOf(payments)
  const make = async () => (await shop.post('/payment_intents', INTENT, { once: 'order-1' })).json.data.id
  const first = await make()
  now = new Date(now.getTime() + 24 * 3_600_000 - 1)
  expect(await make()).toBe(first)
  now = new Date(now.getTime() + 1)
  const second = await make()
  expect(second).not.toBe(first)
  await payments.control({ expire: 'idempotency-keys' })
  expect(await make()).not.toBe(second)
})

test('a stranger learns nothing with a used key', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  await shop.post('/payment_intents', INTENT, { once: 'order-1' })
  const { status } = await shop.post('/payment_intents', INTENT, { once: 'order-1', key: 'sk_test_wrong' })
  expect(status).toBe(401)
})
