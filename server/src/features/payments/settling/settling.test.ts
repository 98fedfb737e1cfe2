/**
 * @module-tag security
 * @module-tag operations
 */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { mailsTo } from '../../../../test/doubles/outbox.ts'
import {
  cards,
  doPaymentTasks,
  heldBy,
  paidPeriods,
  pay,
  payAndDie,
  receiveMessages,
  type Step,
  stillProcessing,
  taken,
  verify,
} from '../../../../test/paying.ts'
import { ana, type Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

let app: TestApp
let her: Person
let logged: string[]
beforeEach(async () => {
  logged = []
  app = await startApp({
    payments: { retryMs: 1_000_000 },
    inbox: {},
    now: '2026-11-20T09:00:00Z',
    onLog: (line) => logged.push(line),
  })
  her = await ana(app)
})
afterEach(() => app.close())

const control = (given: Parameters<TestApp['cardProvider']['control']>[0]) => app.cardProvider.control(given)
/** Also after her session has expired. */
const statusOf = async (id: string) => (await app.payments.read(her.id, id)).status
const rowOf = () => app.db.selectFrom('payments').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
const eventsOf = async () =>
  (await app.db.selectFrom('payment_events').select('kind').orderBy('id').execute()).map(({ kind }) => kind)

describe('One month comes of one payment', () => {
  it('when the bank’s page, the provider’s messages and her page all come at once', async () => {
    await receiveMessages(app)
    const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
    await control({ webhook_fault: 'duplicate', times: 2 })
    const row = await rowOf()
    await control({ authenticate: id, answer: 'authorize' })
    await Promise.all([
      ...Array.from({ length: 5 }, () => verify(app, her, id)),
      doPaymentTasks(app),
      app.payments.settle(row.id, 'task'),
      app.payments.settle(row.id, 'webhook'),
    ])
    expect(await statusOf(id)).toBe('PAID')
    expect(await paidPeriods(app, her)).toHaveLength(1)
    expect((await eventsOf()).filter((kind) => kind === 'paid')).toHaveLength(1)
  })

  it('when only the provider’s message comes, and it comes three times', async () => {
    await receiveMessages(app)
    const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
    await control({ authenticate: id, answer: 'authorize' })
    for (const { id: event } of app.cardProvider.deliveries()) await control({ resend: event })
    expect(app.cardProvider.deliveries().every(({ answers }) => answers.every((one) => one === 200))).toBe(
      true,
    )
    const events = new Set(app.cardProvider.deliveries().map((one) => one.id))
    expect(await doPaymentTasks(app)).toBe(events.size)
    expect(await statusOf(id)).toBe('PAID')
    expect(await paidPeriods(app, her)).toHaveLength(1)
  })

  it('when no message ever comes and nobody looks: the minute’s round finds it', async () => {
    const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
    await control({ authenticate: id, answer: 'authorize' })
    app.clock.advance({ minutes: 1 })
    await app.payments.settleDue()
    expect(await statusOf(id)).toBe('PAID')
  })

  it('however many rounds look at once', async () => {
    await control({ settling: 'held' })
    const { payment_id: id } = (await pay(app, her)).body
    expect(await verify(app, her, id)).toEqual({ success: false, status: 'processing' })
    await control({ settle: id })
    app.clock.advance({ minutes: 5 })
    await Promise.all(Array.from({ length: 6 }, () => app.payments.settleDue()))
    expect(await statusOf(id)).toBe('PAID')
    expect(await paidPeriods(app, her)).toHaveLength(1)
  })
})

describe('The program may die', () => {
  it.each<Step>(['before begin', 'after begin', 'before keepCard', 'after keepCard', 'before pay'])(
    '%s: nothing is charged, and she can pay again when that is certain',
    async (step) => {
      await payAndDie(app, her, step)
      const soon = await pay(app, her)
      expect(soon.body).toMatchObject({
        success: false,
        error_message: expect.stringContaining('still processing'),
      })
      app.clock.advance({ minutes: 3 })
      await app.payments.settleDue()
      expect((await rowOf()).state).toBe('failed')
      expect(taken(app)).toEqual([])
      expect(app.cardProvider.intents().every(({ status }) => status === 'cancelled')).toBe(true)
      expect((await pay(app, her)).body.success).toBe(true)
      expect(taken(app)).toEqual([10_000])
      expect(await paidPeriods(app, her)).toHaveLength(1)
    },
  )

  it('after she was charged: she gets what she paid for, and a second press does not charge again', async () => {
    await payAndDie(app, her, 'after pay')
    expect((await pay(app, her)).body.success).toBe(false)
    app.clock.advance({ minutes: 3 })
    const again = await pay(app, her)
    expect(again.body).toEqual({ success: true, payment_id: app.cardProvider.intents()[0]?.id })
    expect(taken(app)).toEqual([10_000])
    expect(await paidPeriods(app, her)).toHaveLength(1)
  })

  it('after she was charged: her browser asks again with its key, and is told to wait until it is told that she paid', async () => {
    const key = 'the-key-of-her-browser'
    await payAndDie(app, her, 'after pay', cards.visa, key)
    const again = () => pay(app, her, cards.visa, { key })
    for (let time = 0; time < 2; time += 1)
      expect(await again()).toMatchObject({ status: 409, body: { code: 'in-progress', retry_after: 5 } })
    app.clock.advance({ minutes: 3 })
    expect((await again()).body).toEqual({ success: true, payment_id: app.cardProvider.intents()[0]?.id })
    expect(taken(app)).toEqual([10_000])
    expect(await paidPeriods(app, her)).toHaveLength(1)
  })

  it('after she was sent to the bank: what she confirms there counts', async () => {
    await payAndDie(app, her, 'after pay', cards.bankPage)
    const id = app.cardProvider.intents()[0]?.id ?? ''
    await control({ authenticate: id, answer: 'authorize' })
    app.clock.advance({ minutes: 3 })
    await app.payments.settleDue()
    expect(await statusOf(id)).toBe('PAID')
  })
})

describe('The provider is in trouble', () => {
  it.each(['500', 'hangup', 'html', 'garbage', '429', 'redirect'] as const)(
    'before anything is charged (%s): she is told, the next try is not held up, and nothing stays open there',
    async (fault) => {
      await control({ fault, on: 'create', times: 2 })
      const { status, body } = await pay(app, her)
      expect([status, body.code]).toEqual([502, 'outside-down'])
      expect(body.error).toBe(body.detail)
      expect(body.error).toContain('You weren’t charged')
      await control({ clear: 'faults' })
      expect((await pay(app, her)).body.success).toBe(true)
      app.clock.advance({ minutes: 10 })
      await app.payments.settleDue()
      const open = app.cardProvider
        .intents()
        .filter(({ status: state }) => state === 'awaiting_payment_method')
      expect(open).toEqual([])
      expect(taken(app)).toEqual([10_000])
    },
  )

  it.each([
    ['500-after', stillProcessing],
    ['hangup-after', stillProcessing],
    ['slow', { success: true, payment_id: expect.stringMatching(/^pi_/) }],
  ] as const)(
    'and nobody heard whether it charged (%s): she is told it is being processed, and once it is known she has it',
    async (fault, told) => {
      await control({ fault, on: 'attach', times: 2 })
      await control({ fault: '500', on: 'retrieve', times: 2 })
      const { status, body } = await pay(app, her)
      expect([status, body]).toEqual([200, told])
      await control({ clear: 'faults' })
      await doPaymentTasks(app)
      expect(await verify(app, her, body.payment_id)).toEqual({ success: true, status: 'paid' })
      expect(taken(app)).toEqual([10_000])
      expect(await paidPeriods(app, her)).toHaveLength(1)
    },
  )

  it('when asked: her page is told that it is being processed, and the pauses grow to an hour', async () => {
    await control({ settling: 'held' })
    const { payment_id: id } = (await pay(app, her)).body
    await control({ fault: '500', on: 'retrieve', times: 1000 })
    expect(await verify(app, her, id)).toEqual({ success: false, status: 'processing' })
    const pauses: number[] = []
    for (const minutes of [1, 10, 60, 600]) {
      app.clock.advance({ minutes })
      await app.payments.settleDue()
      pauses.push(((await rowOf()).next_look_at?.getTime() ?? 0) - app.clock.now().getTime())
    }
    expect(pauses.map((ms) => ms / 1000)).toEqual([30, 330, 2130, 3600])
    await control({ clear: 'faults' })
    await control({ settle: id })
    app.clock.advance({ minutes: 60 })
    await app.payments.settleDue()
    expect(await statusOf(id)).toBe('PAID')
  })
})

describe('A payment before this one is still open', () => {
  it('and is being processed: she is told so, and is not charged twice', async () => {
    await control({ settling: 'held' })
    const { payment_id: id } = (await pay(app, her)).body
    const { body } = await pay(app, her)
    expect(body).toEqual({
      success: false,
      payment_id: id,
      error_message: expect.stringContaining('still processing'),
    })
    expect(app.cardProvider.intents()).toHaveLength(1)
  })

  it('and waits for the bank’s page: it is given up first, and can no longer be paid', async () => {
    const first = (await pay(app, her, cards.bankPage)).body.payment_id
    expect((await pay(app, her)).body.success).toBe(true)
    expect(await statusOf(first)).toBe('FAILED')
    await expect(control({ authenticate: first, answer: 'authorize' })).rejects.toThrow('waits for nobody')
    expect(taken(app)).toEqual([10_000])
  })

  it('and cannot surely be given up: she is asked to finish it', async () => {
    const first = (await pay(app, her, cards.bankPage)).body
    await control({ fault: '500', on: 'cancel', times: 10 })
    const { body } = await pay(app, her)
    expect(body).toEqual({
      success: false,
      payment_id: first.payment_id,
      next_action_url: first.next_action_url,
      error_message: expect.stringContaining('Finish it there'),
    })
    expect(taken(app)).toEqual([])
  })

  it('and was confirmed meanwhile: the month that she wanted is there, and is not charged again', async () => {
    const first = (await pay(app, her, cards.bankPage)).body.payment_id
    await control({ authenticate: first, answer: 'authorize' })
    expect((await pay(app, her)).body).toEqual({ success: true, payment_id: first })
    expect(taken(app)).toEqual([10_000])
  })

  it('and was confirmed meanwhile, for another plan: she decides anew', async () => {
    const first = (await pay(app, her, cards.bankPage, { plan: 'basic' })).body.payment_id
    await control({ authenticate: first, answer: 'authorize' })
    const { body } = await pay(app, her)
    expect(body).toMatchObject({ success: false, payment_id: first })
    expect(body.error_message).toContain('for Basic just went through')
    expect((await heldBy(app, her)).plan).toBe('basic')
    expect(taken(app)).toEqual([5000])
  })
})

test('whoever does not come back from the bank’s page for a day has not paid, and cannot any more', async () => {
  const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
  app.clock.advance({ minutes: 24 * 60 - 1 })
  await app.payments.settleDue()
  expect(await statusOf(id)).toBe('PROCESSING')
  app.clock.advance({ minutes: 61 })
  await app.payments.settleDue()
  expect(await statusOf(id)).toBe('FAILED')
  expect(app.cardProvider.intents()[0]?.status).toBe('cancelled')
})

describe('The provider’s messages', () => {
  it.each(['wrong-signature', 'old-timestamp', 'live-signature', 'changed-body'] as const)(
    'are refused where they are forged (%s), and nothing comes of them',
    async (fault) => {
      await receiveMessages(app)
      const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
      await control({ webhook_fault: fault, times: 2 })
      await control({ authenticate: id, answer: 'authorize' })
      const answers = app.cardProvider.deliveries().flatMap((one) => one.answers)
      expect(answers).toEqual([400, 400])
      expect(await doPaymentTasks(app)).toBe(0)
      expect(await app.db.selectFrom('provider_events').select('type').execute()).toEqual([])
    },
  )

  it('about nobody’s payment are taken and told to the operator', async () => {
    await app.payments.receive({
      id: 'evt_of_another_shop',
      type: 'paid',
      isLive: false,
      intentId: 'pi_of_another_shop',
      paymentId: null,
    })
    expect(await doPaymentTasks(app)).toBe(0)
    expect(logged.join('\n')).toContain('about no payment of ours')
  })

  it('are believed in nothing: what counts is how the payment stands when it is asked for', async () => {
    const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
    await app.payments.receive({ id: 'evt_1', type: 'paid', isLive: false, intentId: id, paymentId: null })
    await doPaymentTasks(app)
    expect(await statusOf(id)).toBe('PROCESSING')
    expect(await paidPeriods(app, her)).toEqual([])
  })

  it('are forgotten after ninety days', async () => {
    await app.payments.receive({
      id: 'evt_1',
      type: 'paid',
      isLive: false,
      intentId: 'pi_1',
      paymentId: null,
    })
    app.clock.advance({ days: 90 })
    await app.payments.sweep()
    expect(await app.db.selectFrom('provider_events').select('type').execute()).toHaveLength(1)
    app.clock.advance({ ms: 1 })
    await app.payments.sweep()
    expect(await app.db.selectFrom('provider_events').select('type').execute()).toEqual([])
  })
})

describe('Money that goes back', () => {
  it('marks the payment, tells the operator once, and leaves the month until they decide', async () => {
    await receiveMessages(app)
    const { payment_id: id } = (await pay(app, her)).body
    await control({ refund: id })
    await doPaymentTasks(app)
    await doPaymentTasks(app)
    expect(await statusOf(id)).toBe('REFUNDED')
    expect((await heldBy(app, her)).status).toBe('active')
    expect(logged.filter((line) => line.includes('refunded'))).toHaveLength(1)
    expect(await verify(app, her, id)).toEqual({ success: true, status: 'paid' })
  })

  it('because of a dispute says so, until it is settled for her', async () => {
    await receiveMessages(app)
    const { payment_id: id } = (await pay(app, her)).body
    await control({ dispute: id })
    await doPaymentTasks(app)
    expect(await statusOf(id)).toBe('DISPUTED')
    expect((await heldBy(app, her)).status).toBe('active')
    await control({ resolve: id, outcome: 'won' })
    await doPaymentTasks(app)
    expect(await eventsOf()).toEqual(expect.arrayContaining(['paid', 'disputed', 'dispute-resolved']))
    expect(await statusOf(id)).toBe('PAID')
  })

  it('is found within a day where no message told of it', async () => {
    const { payment_id: id } = (await pay(app, her)).body
    await control({ refund: id })
    app.clock.advance({ days: 1 })
    await app.payments.settleDue()
    expect(await statusOf(id)).toBe('REFUNDED')
  })
})

test('what the provider has is not what was asked for: nothing is given, and the operator is told once', async () => {
  const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
  await app.db.updateTable('payments').set({ amount: 5000 }).execute()
  await control({ authenticate: id, answer: 'authorize' })
  expect(await verify(app, her, id)).toMatchObject({
    status: 'failed',
    error_message: expect.stringContaining('support'),
  })
  const { id: row } = await rowOf()
  await app.payments.settle(row, 'webhook')
  expect(await paidPeriods(app, her)).toEqual([])
  expect((await eventsOf()).filter((kind) => kind === 'mismatch')).toHaveLength(1)
  expect(logged.filter((line) => line.includes('amount 10000 instead of 5000'))).toHaveLength(1)
})

test('after paying she gets one receipt with all that names the payment', async () => {
  const { payment_id: id } = (await pay(app, her)).body
  await app.payments.settle((await rowOf()).id, 'webhook')
  const receipts = (await mailsTo(app, her.email)).filter(({ subject }) => subject.includes('receipt'))
  expect(receipts.map(({ subject }) => subject)).toEqual(['Your receipt: Hanap Premium, ₱100.00'])
  const text = receipts[0]?.text ?? ''
  for (const part of [
    'Plan: Premium, 1 month',
    'From: Nov 20, 2026, 5:00 PM',
    'Until: Dec 20, 2026, 5:00 PM',
    'Card: Visa ending in 4345',
    'Total: ₱100.00',
    `Reference: ${id}`,
  ])
    expect(text).toContain(part)
})

test('the payment outlives her account, without her', async () => {
  const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
  await app.db.deleteFrom('users').where('id', '=', her.id).execute()
  await control({ authenticate: id, answer: 'authorize' })
  const { id: row } = await rowOf()
  const settled = await app.payments.settle(row, 'webhook')
  expect(settled).toMatchObject({ state: 'paid', user_id: null, sealed_billing: null, amount: 10_000 })
  expect(logged.join('\n')).toContain('whose account is gone')
})
