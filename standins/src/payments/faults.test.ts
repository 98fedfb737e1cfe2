import { expect, test } from 'vitest'
import { INTENT, openPayments, shopOf } from '../../test/payments.ts'

test.each(['500', '429', 'in-progress', 'html', 'garbage', 'redirect', 'hangup'] as const)(
  'a call that fails (%s) was not done, and the next one is',
  async (fault) => {
    const payments = await openPayments()
    const shop = shopOf(payments)
    await payments.control({ fault, on: 'create' })
    const told = await shop.post('/payment_intents', INTENT).catch(() => null)
    expect(payments.intents()).toHaveLength(0)
    expect(told?.json.data?.id).toBeUndefined()
    if (fault === '429') expect(told?.text).toBe('Too many requests, please try again later.')
    expect(payments.received()).toMatchObject([{ outcome: fault, was_handled: false }])
    expect((await shop.post('/payment_intents', INTENT)).status).toBe(200)
  },
)

test.each(['hangup-after', '500-after', 'slow'] as const)(
  'a call that fails (%s) was done, and its key returns the answer',
  async (fault) => {
    const payments = await openPayments()
    const shop = shopOf(payments)
    await payments.control({ fault, on: 'create' })
    const make = () => shop.post('/payment_intents', INTENT, { once: 'order-1' })
    const told = await make().catch(() => null)
    expect(told?.status).toBe({ 'hangup-after': undefined, '500-after': 500, slow: 200 }[fault])
    expect(payments.intents()).toHaveLength(1)
    expect((await make()).json.data.id).toBe(payments.intents()[0]?.id)
    expect(payments.intents()).toHaveLength(1)
  },
)

test('a call that is never answered was not done, and ends when its caller does', async () => {
  const payments = await openPayments()
  await payments.control({ fault: 'timeout', on: 'retrieve' })
  const leaving = new AbortController()
  const waiting = fetch(`${payments.apiUrl}/payment_intents/pi_x`, { signal: leaving.signal })
  await expect.poll(() => payments.received()).toMatchObject([{ outcome: 'timeout', status: null }])
  leaving.abort()
  await expect(waiting).rejects.toThrow(/abort/)
})

test('a fault waits for a call of its area', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  await payments.control({ fault: '500', on: 'attach', times: 2 })
  const id = await shop.makeIntent()
  const attach = async () =>
    shop.post(`/payment_intents/${id}/attach`, { payment_method: await shop.makeMethod('4343434343434345') })
  expect([(await attach()).status, (await attach()).status, (await attach()).status]).toEqual([500, 500, 200])
})

test('commands come as JSON, one or many, and others are refused', async () => {
  const payments = await openPayments()
  const control = async (body: unknown) => {
    const response = await fetch(`${payments.url}/_control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, json: await response.json() }
  }
  const taken = await control([{ fault: 'slow', on: 'refund', ms: 5 }, { webhook_fault: 'duplicate' }])
  expect(taken.json).toMatchObject({
    pending: [{ kind: 'slow', on: 'refund', ms: 5 }],
    webhook_pending: [{ kind: 'duplicate' }],
  })
  expect((await control({ clear: 'faults' })).json).toMatchObject({ pending: [], webhook_pending: [] })
  const refused = [
    {},
    { fault: 'toString' },
    { fault: '500', on: 'everything' },
    { fault: '500', times: -1 },
    { fault: '500', settle: 'all' },
    { settle: 7 },
    { webhook: 'file:///etc' },
    { authenticate: 'pi_x' },
    'settle',
  ]
  for (const body of refused) expect((await control(body)).status).toBe(400)
  expect(await control({ settle: 'pi_x' })).toMatchObject({ status: 409 })
})

test("the page's buttons do what they say", async () => {
  const payments = await openPayments({ settling: 'held' })
  const shop = shopOf(payments)
  const { id } = await shop.pay('4343434343434345', { intent: { description: 'A <b>month</b>' } })
  const home = async () => (await fetch(payments.url)).text()
  expect(await home()).toContain('A &lt;b&gt;month&lt;/b&gt;')
  const press = async (label: string) => {
    const form = (await home()).split('<form').find((one) => one.includes(`<button>${label}</button>`)) ?? ''
    const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)]
    const body = new URLSearchParams(Object.fromEntries(fields.map(([, name, value]) => [name, value])))
    return (await fetch(`${payments.url}/_control`, { method: 'POST', redirect: 'manual', body })).status
  }
  expect(await press('Settle it')).toBe(303)
  expect(await press('Dispute it')).toBe(303)
  expect(await press('The shop loses')).toBe(303)
  expect(await press('Refund it')).toBe(303)
  expect(payments.intents()).toMatchObject([
    { id, status: 'succeeded', payments: [{ refunded: 10_000, dispute: 'lost' }] },
  ])
})
