import { expect, test } from 'vitest'
import { BILLING, INTENT, openPayments, shopOf } from '../../../test/payments.ts'

test('a call without a key, with a wrong one, or with the public one where it may not, is a 401', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  const codes = await Promise.all(
    [undefined, 'sk_test_wrong', 'sk_live_hanapOnThisMachine', payments.keys.public].map(async (key) => {
      const { status, json } = await shop.post('/payment_intents', INTENT, { key })
      return [status, json.errors[0]?.code]
    }),
  )
  expect(codes).toEqual([
    [401, 'api_key_required'],
    [401, 'api_key_invalid'],
    [401, 'api_key_invalid'],
    [401, 'secret_key_required'],
  ])
})

test('a browser pays with the public key and the key of the intent alone', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  const { id, attributes } = (await shop.post('/payment_intents', INTENT)).json.data
  const open = { key: payments.keys.public }
  const details = { card_number: '4343434343434345', exp_month: 1, exp_year: 31, cvc: '123' }
  const method = await shop.post('/payment_methods', { type: 'card', details, billing: BILLING }, open)
  expect(method.json.data.attributes).toMatchObject({
    details: { last4: '4345', exp_month: 1, exp_year: 2031 },
  })
  expect((await shop.get(`/payment_intents/${id}`, open)).json.errors[0]?.code).toBe('parameter_required')
  expect((await shop.get(`/payment_intents/${id}?client_key=${id}_client_x`, open)).status).toBe(404)
  const payment = { payment_method: method.json.data.id, client_key: attributes['client_key'] }
  const attached = await shop.post(`/payment_intents/${id}/attach`, payment, open)
  expect(attached.json.data.attributes['status']).toBe('succeeded')
  const path = `/payment_intents/${id}?client_key=${attributes['client_key']}`
  expect((await shop.get(path, open)).json.data.attributes['status']).toBe('succeeded')
  const asked = await fetch(`${payments.apiUrl}/payment_methods`, { method: 'OPTIONS' })
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
})

test.each([
  [{ amount: 1999 }, 'parameter_below_minimum', 'The minimum value for the amount is 2000.'],
  [{ amount: 1e9 }, 'parameter_above_maximum', /cannot be greater than 999999999/],
  [{ amount: '10000' }, 'parameter_data_type_invalid', 'amount should be an integer.'],
  [{ amount: undefined }, 'parameter_required', 'amount is required.'],
  [{ currency: 'USD' }, 'parameter_invalid', /PHP/],
  [{ metadata: { user: { id: 1 } } }, 'parameter_data_type_invalid', /object of strings/],
])('an invalid intent is refused: %j', async (change, code, detail) => {
  const shop = shopOf(await openPayments())
  const { status, json } = await shop.post('/payment_intents', { ...INTENT, ...change })
  expect(status).toBe(400)
  expect(json.errors).toMatchObject([{ code, detail: expect.stringMatching(detail) }])
})

test('all faults of a card are reported at once', async () => {
  const shop = shopOf(await openPayments())
  const details = { card_number: '4343-4343', exp_month: 13, exp_year: 2030, cvc: 123 }
  const { status, json } = await shop.post('/payment_methods', { type: 'card', details })
  expect(status).toBe(400)
  expect(json.errors).toEqual([
    {
      code: 'parameter_format_invalid',
      detail: 'details.card_number format is invalid.',
      source: { pointer: 'details.card_number', attribute: 'card_number' },
    },
    {
      code: 'parameter_above_maximum',
      detail: 'The maximum value for the exp_month cannot be greater than 12.',
      source: { pointer: 'details.exp_month', attribute: 'exp_month' },
    },
    {
      code: 'parameter_data_type_invalid',
      detail: 'cvc should be a string.',
      source: { pointer: 'details.cvc', attribute: 'cvc' },
    },
  ])
})

test('a card is good until the end of its month', async () => {
  const shop = shopOf(await openPayments())
  const withDate = (exp_month: number, exp_year: number) => {
    const details = { card_number: '4343434343434345', exp_month, exp_year, cvc: '123' }
    return shop.post('/payment_methods', { type: 'card', details })
  }
  expect((await withDate(11, 26)).status).toBe(200)
  expect((await withDate(10, 2026)).json.errors).toMatchObject([
    { code: 'parameter_invalid', detail: 'The card is already expired.' },
  ])
})

test('an unknown id is a 404, an unknown path an empty 404', async () => {
  const shop = shopOf(await openPayments())
  for (const path of ['/payment_intents/pi_x', '/payments/pay_x', '/refunds/ref_x', '/webhooks/hook_x']) {
    const { status, json } = await shop.get(path)
    expect([status, json.errors[0]?.code]).toEqual([404, 'resource_not_found'])
  }
  expect(await shop.get('/charges')).toMatchObject({ status: 404, text: '' })
})

test('an unreadable body is a 400', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  const response = await fetch(`${payments.apiUrl}/payment_intents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":',
  })
  expect(response.status).toBe(400)
  const { json } = await shop.post('/payment_intents')
  expect(json.errors[0]?.code).toBe('parameter_required')
})

test('an intent is cancelled once and takes no card after that', async () => {
  const shop = shopOf(await openPayments())
  const { id, attributes } = await shop.pay('4120000000000007')
  const cancelled = await shop.post(`/payment_intents/${id}/cancel`, {})
  expect(cancelled.json.data.attributes).toMatchObject({ status: 'cancelled', next_action: null })
  expect((await shop.post(`/payment_intents/${id}/cancel`, {})).status).toBe(400)
  const page = attributes.next_action?.redirect.url ?? ''
  await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'authorize' }) })
  const after = await shop.get(`/payment_intents/${id}`)
  expect(after.json.data.attributes).toMatchObject({ status: 'cancelled', payments: [] })
})

test('a payment is refunded in parts, never beyond what it was', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  const { attributes } = await shop.pay('4343434343434345')
  const paymentId = attributes.payments[0]?.id ?? ''
  const refund = (amount: number) =>
    shop.post('/refunds', { amount, payment_id: paymentId, reason: 'requested_by_customer' })
  expect((await refund(4000)).json.data.attributes).toMatchObject({ status: 'succeeded', amount: 4000 })
  expect((await refund(6001)).json.errors).toMatchObject([{ code: 'allowed_amount_exceeded' }])
  await payments.control({ refund: paymentId })
  expect((await refund(100)).status).toBe(400)
  expect(payments.intents()[0]?.payments).toMatchObject([{ refunded: 10_000 }])
  await expect(payments.control({ refund: paymentId })).rejects.toThrow('Nothing of that payment is left.')
})

test('payments are listed newest first, page by page', async () => {
  const shop = shopOf(await openPayments())
  const ids: string[] = []
  for (const _ of [1, 2, 3])
    ids.unshift((await shop.pay('4343434343434345')).attributes.payments[0]?.id ?? '')
  const list = async (query: string) => {
    const { json } = await shop.get(`/payments?${query}`)
    const { data, has_more } = json as unknown as { data: { id: string }[]; has_more: boolean }
    return [data.map(({ id }) => id), has_more]
  }
  expect(await list('limit=2')).toEqual([ids.slice(0, 2), true])
  expect(await list(`limit=2&after=${ids[1]}`)).toEqual([ids.slice(2), false])
  expect(await list(`limit=1&before=${ids[2]}`)).toEqual([[ids[1]], true])
})

test('only a card’s last digits and date can be seen anywhere', async () => {
  const payments = await openPayments()
  const shop = shopOf(payments)
  const intent = { metadata: { slip: '4242 4242 4242 4242' } }
  const { id } = await shop.pay('4242424242424242', { intent: {} })
  await shop.post('/payment_intents', { ...INTENT, ...intent })
  const seen = [
    await (await fetch(payments.url)).text(),
    await (await fetch(`${payments.url}/requests.json`)).text(),
    (await shop.get(`/payment_intents/${id}`)).text,
    JSON.stringify(payments.intents()[0]),
  ].join('\n')
  expect(seen).toContain('4242')
  expect(seen).not.toContain('424242424242')
  expect(payments.received()).toContainEqual(
    expect.objectContaining({
      area: 'method',
      attributes: expect.objectContaining({
        details: { card_number: '…4242', exp_month: 12, exp_year: 2030 },
      }),
    }),
  )
})
