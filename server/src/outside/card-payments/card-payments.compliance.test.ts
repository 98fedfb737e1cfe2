import type { RunningPayments } from '@hanap/standins/payments/payments'
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
import { createNoCardPayments } from './no-payments.ts'
import type { CardPayments } from './port.ts'

let standIn: RunningPayments
let payments: CardPayments
beforeAll(async () => {
  const started = await startProvider()
  standIn = started.standIn
  payments = started.payments
})
afterEach(() => standIn.control({ clear: 'received' }))
afterAll(() => standIn.close())

const callsOf = (area: string) => outcomesOf(standIn, area).length

describe('Ana begins a payment', () => {
  test('of which nothing is charged, and it knows what it is for', async () => {
    const begun = await payments.begin({ ...premium, key: crypto.randomUUID() })
    expect(begun).toMatchObject({
      amount: 10_000,
      currency: 'PHP',
      isLive: false,
      reference: 'hanap-payment-7',
      state: 'needs-card',
      actionUrl: null,
      decline: null,
      payment: null,
    })
    expect(await payments.look(begun.id)).toEqual(begun)
    expect(standIn.received()[0]?.attributes).toMatchObject({
      description: 'Subscription to Premium',
      payment_method_allowed: ['card'],
      metadata: { reference: 'hanap-payment-7' },
    })
  })

  test('twice with one key, and it is one', async () => {
    const key = crypto.randomUUID()
    const first = await payments.begin({ ...premium, key })
    expect(await payments.begin({ ...premium, key })).toEqual(first)
    expect((await payments.begin({ ...premium, key: `${key}-2` })).id).not.toBe(first.id)
    const other = await paymentProblemOf(payments.begin({ ...premium, amount: 5000, key }))
    expect(other).toMatchObject({ kind: 'refused', charged: 'no' })
  })

  test('of too little, and it is refused', async () => {
    const problem = await paymentProblemOf(payments.begin({ ...premium, amount: 1999, key: 'little' }))
    expect(problem.kind).toBe('refused')
    expect(problem.message).toContain('parameter_below_minimum amount')
  })
})

describe('A card', () => {
  test.each([
    ['4343434343434345', 'visa'],
    ['4571736000000075', 'visa'],
    ['4009930000001421', 'visa'],
    ['4404520000001439', 'visa'],
    ['5555444444444457', 'mastercard'],
    ['5455590000000009', 'mastercard'],
    ['5339080000000003', 'mastercard'],
    ['5240050000001440', 'mastercard'],
    ['5577510000001446', 'mastercard'],
    ['5123000000000002', 'mastercard'],
    // No test card of the provider, but a valid checksum.
    ['4242424242424242', 'visa'],
  ])('%s pays at once', async (number, brand) => {
    const paid = await payWith(payments, number)
    expect(paid).toMatchObject({
      state: 'paid',
      decline: null,
      payment: { refunded: 0, disputed: false, fee: 1850 },
      card: { brand, last4: number.slice(-4) },
    })
    expect(paid.payment?.paidAt).toEqual(new Date('2026-11-20T09:00:00Z'))
  })

  test.each([
    ['4200000000000018', 'card_expired', /expired/],
    ['4300000000000017', 'cvc_invalid', /CVC/],
    ['5100000000000198', 'insufficient_funds', /t have enough money/],
    ['4111111111111111', 'generic_decline', /declined/],
    ['4400000000000016', 'generic_decline', /declined/],
    ['5500000000000194', 'processor_unavailable', /can’t reach your bank/],
    // One digit off: invalid checksum.
    ['4242424242424241', 'card_number_invalid', /number isn’t valid/],
  ])('%s is declined as %s, in words that help', async (number, code, words) => {
    const declined = await payWith(payments, number)
    expect(declined).toMatchObject({ state: 'needs-card', decline: { code }, payment: null })
    expect(declined.decline?.text).toMatch(words)
    expect((await payments.look(declined.id)).decline).toEqual(declined.decline)
  })

  test.each([
    ['4500000000000015', 'fraudulent'],
    ['5200000000000197', 'processor_blocked'],
    ['5300000000000196', 'lost_card'],
    ['5400000000000195', 'stolen_card'],
    ['4600000000000014', 'blocked'],
  ])('%s (%s) is declined without a word of why', async (number, reason) => {
    const plain = await payWith(payments, '4111111111111111')
    const declined = await payWith(payments, number)
    expect(declined.decline).toEqual(plain.decline)
    expect(JSON.stringify(await payments.look(declined.id))).not.toContain(reason)
  })

  test.each([
    ['5123000000000001', 'authorize', 'paid', undefined],
    ['4120000000000007', 'authorize', 'paid', undefined],
    ['4120000000000007', 'fail', 'needs-card', 'authentication_error'],
    ['4230000000000004', 'authorize', 'needs-card', 'generic_decline'],
    ['5234000000000106', 'authorize', 'needs-card', 'generic_decline'],
  ] as const)('%s asks on the bank’s page: %s there is %s', async (number, answer, state, code) => {
    const asked = await payWith(payments, number)
    expect(asked).toMatchObject({ state: 'needs-action', decline: null, payment: null })
    expect(asked.actionUrl).toMatch(`${standIn.url}/`)
    const page = await fetch(asked.actionUrl ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: answer }),
    })
    expect(page.headers.get('location')).toBe(BACK)
    const after = await payments.look(asked.id)
    expect(after).toMatchObject({ state, actionUrl: null })
    expect(after.decline?.code).toBe(code)
    expect(after.payment !== null).toBe(state === 'paid')
  })

  test('pays after another was declined, for the same payment', async () => {
    const declined = await payWith(payments, '5100000000000198')
    const methodId = await payments.keepCard(cardOf(GOOD_CARD), billing, crypto.randomUUID())
    const key = crypto.randomUUID()
    const paid = await payments.pay({ intentId: declined.id, methodId, returnUrl: BACK, key })
    expect(paid).toMatchObject({ state: 'paid', decline: null, card: { last4: '4345' } })
  })

  test.each([
    ['that is over', cardOf(GOOD_CARD, { expYear: 2020 }), billing, /expired/],
    ['of a month that is none', cardOf(GOOD_CARD, { expMonth: 13 }), billing, /expired/],
    ['whose number is too short', cardOf('4343'), billing, /number isn’t valid/],
    ['whose CVC is none', cardOf(GOOD_CARD, { cvc: '7' }), billing, /CVC/],
    ['of an address that is none', cardOf(GOOD_CARD), { ...billing, email: 'ana' }, /email/],
  ])('%s is refused in words that help', async (_, card, of, words) => {
    const problem = await paymentProblemOf(payments.keepCard(card, of, crypto.randomUUID()))
    expect(problem).toMatchObject({ kind: 'declined', charged: 'no' })
    expect(problem.text).toMatch(words)
    expect(problem.message).not.toMatch(/\d/)
  })

  test('needs no phone number', async () => {
    const kept = payments.keepCard(cardOf(GOOD_CARD), { ...billing, phone: '' }, crypto.randomUUID())
    expect(await kept).toMatch(/^pm_/)
  })

  test('that nobody gave the provider cannot be charged', async () => {
    const begun = await payments.begin({ ...premium, key: crypto.randomUUID() })
    const attempt = { intentId: begun.id, methodId: 'pm_ofNobody', returnUrl: BACK, key: crypto.randomUUID() }
    expect(await paymentProblemOf(payments.pay(attempt))).toMatchObject({
      kind: 'declined',
      charged: 'no',
      text: expect.stringContaining('type it again'),
    })
  })
})

describe('A payment', () => {
  async function tryAgain(number: string) {
    const first = await payWith(payments, number)
    const methodId = await payments.keepCard(cardOf(GOOD_CARD), billing, crypto.randomUUID())
    const again = await payments.pay({
      intentId: first.id,
      methodId,
      returnUrl: BACK,
      key: crypto.randomUUID(),
    })
    return { first, again }
  }

  test('that is processing is paid later', async () => {
    await standIn.control({ settling: 'held', times: 1 })
    const processing = await payWith(payments, GOOD_CARD)
    expect(processing).toMatchObject({ state: 'processing', payment: null, decline: null })
    await standIn.control({ settle: processing.id })
    expect(await payments.look(processing.id)).toMatchObject({ state: 'paid', card: { last4: '4345' } })
  })

  test('is charged once, however often one attempt is repeated', async () => {
    const begun = await payments.begin({ ...premium, key: crypto.randomUUID() })
    const methodId = await payments.keepCard(cardOf(GOOD_CARD), billing, crypto.randomUUID())
    const attempt = { intentId: begun.id, methodId, returnUrl: BACK, key: crypto.randomUUID() }
    const all = await Promise.all([1, 2, 3].map(() => payments.pay(attempt)))
    expect(new Set(all.map((one) => one.payment?.id)).size).toBe(1)
    expect(standIn.intents().find(({ id }) => id === begun.id)?.payments).toHaveLength(1)
  })

  test('that was paid is told as paid to whoever pays it again', async () => {
    const { first, again } = await tryAgain(GOOD_CARD)
    expect(again).toEqual(first)
  })

  test('that is processing is told as such to whoever pays it again', async () => {
    await standIn.control({ settling: 'held', times: 1 })
    expect((await tryAgain(GOOD_CARD)).again.state).toBe('processing')
  })

  test('that was given up can no longer be paid', async () => {
    const { id } = await payWith(payments, '4120000000000007')
    expect((await payments.cancel(id)).state).toBe('cancelled')
    expect((await payments.cancel(id)).state).toBe('cancelled')
    const methodId = await payments.keepCard(cardOf(GOOD_CARD), billing, crypto.randomUUID())
    const key = crypto.randomUUID()
    expect(await payments.pay({ intentId: id, methodId, returnUrl: BACK, key })).toMatchObject({
      state: 'cancelled',
      payment: null,
    })
  })

  test('that was paid cannot be given up', async () => {
    const paid = await payWith(payments, GOOD_CARD)
    expect(await payments.cancel(paid.id)).toEqual(paid)
  })

  test('says how much was given back, or that it is disputed', async () => {
    const { id } = await payWith(payments, GOOD_CARD)
    await standIn.control({ refund: id, amount: 100 })
    expect((await payments.look(id)).payment).toMatchObject({ refunded: 100, disputed: false })
    await standIn.control({ refund: id })
    expect((await payments.look(id)).payment).toMatchObject({ refunded: 10_000, disputed: false })
    const other = await payWith(payments, GOOD_CARD)
    await standIn.control({ dispute: other.id })
    expect((await payments.look(other.id)).payment).toMatchObject({ refunded: 0, disputed: true })
  })

  test.each(['pi_ofNobody', '../payments', 'pi_1?x=#y'])('%s, which is none, is unknown', async (id) => {
    expect((await paymentProblemOf(payments.look(id))).kind).toBe('unknown')
    expect((await paymentProblemOf(payments.cancel(id))).kind).toBe('unknown')
    const attempt = { intentId: id, methodId: 'pm_1', returnUrl: BACK, key: crypto.randomUUID() }
    expect(await paymentProblemOf(payments.pay(attempt))).toMatchObject({ kind: 'unknown', charged: 'no' })
  })
})

test('a wrong key is refused, and told to nobody', async () => {
  const stranger = connectPayments(standIn.apiUrl, { secretKey: 'sk_test_ofAStranger' })
  const problem = await paymentProblemOf(stranger.begin(premium))
  expect(problem).toMatchObject({ kind: 'refused', message: expect.stringContaining('401') })
  expect(JSON.stringify([problem, problem.stack])).not.toContain('ofAStranger')
  expect(callsOf('create')).toBe(1)
})

test('where no provider is configured everything is refused', async () => {
  const none = createNoCardPayments()
  const pay = () => none.pay({ intentId: 'pi_1', methodId: 'pm_1', returnUrl: BACK, key: 'k' })
  const keep = () => none.keepCard(cardOf(GOOD_CARD), billing, 'k')
  for (const call of [() => none.begin(premium), keep, pay])
    expect(await paymentProblemOf(call())).toMatchObject({ kind: 'refused', charged: 'no' })
  expect((await paymentProblemOf(none.look('pi_1'))).kind).toBe('refused')
  const read = async () => none.readMessage({ body: Buffer.from('{}'), signature: '', now: new Date() })
  expect((await paymentProblemOf(read())).kind).toBe('refused')
})
