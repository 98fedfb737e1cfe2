import { expect, test } from 'vitest'
import { openPayments, shopOf } from '../../../test/payments.ts'

test.each([
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
  // Valid, but no test card.
  '4242424242424242',
])('ana pays with %s and it is paid at once', async (number) => {
  const shop = shopOf(await openPayments())
  const { attached, attributes } = await shop.pay(number)
  expect(attached.status).toBe(200)
  expect(attributes).toMatchObject({ status: 'succeeded', last_payment_error: null, next_action: null })
  expect(attributes.payments).toHaveLength(1)
  expect(attributes.payments[0]?.attributes).toMatchObject({
    status: 'paid',
    amount: 10_000,
    fee: 1850,
    net_amount: 8150,
    source: { last4: number.slice(-4), brand: number.startsWith('4') ? 'visa' : 'mastercard' },
    billing: { name: 'Ana Reyes', email: 'ana@example.com' },
  })
})

test.each([
  ['4200000000000018', 'card_expired'],
  ['4300000000000017', 'cvc_invalid'],
  ['5100000000000198', 'insufficient_funds'],
  ['4111111111111111', 'generic_decline'],
  ['4400000000000016', 'generic_decline'],
  ['4500000000000015', 'fraudulent'],
  ['5200000000000197', 'processor_blocked'],
  ['5300000000000196', 'lost_card'],
  ['5400000000000195', 'stolen_card'],
  ['5500000000000194', 'processor_unavailable'],
  ['4600000000000014', 'blocked'],
  ['4242424242424241', 'card_number_invalid'],
])('ben pays with %s, is declined (%s), and pays with another card', async (number, reason) => {
  const shop = shopOf(await openPayments())
  const { id, attached, attributes } = await shop.pay(number)
  expect(attached.status).toBe(400)
  expect(attached.json.errors).toMatchObject([{ code: 'resource_failed_state', sub_code: reason }])
  expect(attributes).toMatchObject({
    status: 'awaiting_payment_method',
    last_payment_error: { failed_code: reason },
    payments: [{ attributes: { status: 'failed', failed_code: reason, paid_at: null } }],
  })
  const again = await shop.post(`/payment_intents/${id}/attach`, {
    payment_method: await shop.makeMethod('4343434343434345'),
  })
  expect(again.json.data.attributes).toMatchObject({
    status: 'succeeded',
    last_payment_error: null,
    payments: [{ attributes: { status: 'failed' } }, { attributes: { status: 'paid' } }],
  })
})

const RETURN = 'http://127.0.0.1:9/back?payment_id=7'

test.each([
  ['4120000000000007', 'authorize', 'succeeded', null],
  ['4120000000000007', 'fail', 'awaiting_payment_method', 'authentication_error'],
  ['4230000000000004', 'authorize', 'awaiting_payment_method', 'generic_decline'],
  ['5234000000000106', 'authorize', 'awaiting_payment_method', 'generic_decline'],
  ['5234000000000106', 'fail', 'awaiting_payment_method', 'authentication_error'],
  ['5123000000000001', 'authorize', 'succeeded', null],
])("carla pays with %s and the bank's page: %s", async (number, choice, status, failure) => {
  const shop = shopOf(await openPayments())
  const { id, attached, attributes } = await shop.pay(number, { returnUrl: RETURN })
  expect(attached.status).toBe(200)
  const { url } = attributes.next_action?.redirect ?? { url: '' }
  expect(attributes).toMatchObject({
    status: 'awaiting_next_action',
    next_action: { type: 'redirect', redirect: { return_url: RETURN } },
    payments: [],
  })
  const page = await (await fetch(url)).text()
  expect(page).toContain('>Authorize Test Payment</button>')
  expect(page).toContain('>Fail Test Payment</button>')
  expect(page).toContain('₱100.00')

  const answer = () =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice }) })
  expect((await answer()).headers.get('location')).toBe(RETURN)
  // A second answer changes nothing.
  expect((await answer()).headers.get('location')).toBe(RETURN)
  const after = (await shop.get(`/payment_intents/${id}`)).json.data.attributes
  expect(after).toMatchObject({ status, next_action: null })
  expect(after['payments']).toMatchObject([
    { attributes: failure ? { status: 'failed', failed_code: failure } : { status: 'paid' } },
  ])
  expect(await (await fetch(url)).text()).toContain('This page has been answered')
})

test('a card that need not be confirmed is paid without the page when the shop does not ask for it', async () => {
  const shop = shopOf(await openPayments())
  const intent = { payment_method_options: { card: { request_three_d_secure: 'automatic' } } }
  expect((await shop.pay('5123000000000001', { intent })).attributes.status).toBe('succeeded')
})

test.each([
  ['4120000000000007', 'authorize', 'Authentication Complete'],
  ['4120000000000007', 'fail', 'Authentication failed or canceled'],
  ['4230000000000004', 'authorize', 'Authentication failed or canceled'],
  ['5234000000000106', 'authorize', 'Authentication Complete'],
])('without a return address, the page of %s ends on words (%s)', async (number, choice, words) => {
  const shop = shopOf(await openPayments())
  const { attributes } = await shop.pay(number)
  const url = attributes.next_action?.redirect.url ?? ''
  const end = await fetch(url, { method: 'POST', body: new URLSearchParams({ choice }) })
  expect(await end.text()).toContain(words)
})

test('a processing payment settles by command', async () => {
  const payments = await openPayments({ settling: 'held' })
  const shop = shopOf(payments)
  const paying = await shop.pay('4343434343434345')
  const failing = await shop.pay('5100000000000198')
  expect([paying.attached.status, failing.attached.status]).toEqual([200, 200])
  expect([paying.attributes.status, failing.attributes.status]).toEqual(['processing', 'processing'])
  const again = await shop.post(`/payment_intents/${paying.id}/attach`, {
    payment_method: await shop.makeMethod('4343434343434345'),
  })
  expect(again.json.errors).toMatchObject([{ code: 'resource_processing_state' }])
  expect((await shop.post(`/payment_intents/${paying.id}/cancel`)).status).toBe(400)

  await payments.control({ settle: paying.id })
  expect((await shop.get(`/payment_intents/${paying.id}`)).json.data.attributes['status']).toBe('succeeded')
  await payments.control({ settle: 'all' })
  expect(payments.intents()).toMatchObject([
    { status: 'succeeded' },
    { status: 'awaiting_payment_method', last_failure: 'insufficient_funds' },
  ])
})

test('what is ordered for one payer holds for nobody else', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  const payBy = async (name: string) =>
    (await shop.pay('4343434343434345', { billing: { name } })).attributes.status
  await payments.control({ settling: 'held', payer: 'GINA REYES' })
  expect([await payBy('GINA REYES'), await payBy('BEA M REYES')]).toEqual(['processing', 'succeeded'])
  await payments.control({ settling: 'at-once', payer: 'GINA REYES' })
  expect(await payBy('GINA REYES')).toBe('succeeded')
})

test('a fault that is ordered for one payer meets nobody else', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  const payBy = async (name: string) =>
    (await shop.pay('4343434343434345', { billing: { name } })).attached.status
  await payments.control({ fault: '500', on: 'attach', payer: 'UMA REYES' })
  expect([await payBy('BEA M REYES'), await payBy('UMA REYES'), await payBy('UMA REYES')]).toEqual([
    200, 500, 200,
  ])
})

test('a slow payment settles once the clock has passed its time', async () => {
  let now = new Date('2026-11-20T09:00:00Z')
  const payments = await openPayments({ now: () => now, settleMs: 1_000_000 })
  await payments.control({ settling: 'slow', times: 1 })
  const shop = shopOf(payments)
  const { id, attributes } = await shop.pay('4343434343434345')
  expect(attributes.status).toBe('processing')
  now = new Date(now.getTime() + 1_000_000)
  expect((await shop.get(`/payment_intents/${id}`)).json.data.attributes['status']).toBe('succeeded')
  expect((await shop.pay('4343434343434345')).attributes.status).toBe('succeeded')
})
