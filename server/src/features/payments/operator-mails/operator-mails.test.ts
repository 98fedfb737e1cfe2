import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/doubles/outbox.ts'
import {
  cards,
  doPaymentTasks,
  heldBy,
  pay,
  readPayment,
  receiveMessages,
  verify,
} from '../../../../test/paying.ts'
import { ana, type Person } from '../../../../test/people.ts'
import { startApp, type TestApp } from '../../../../test/start-app.ts'

const OPERATORS = ['money@example.com', 'second@example.com']

let app: TestApp
let her: Person
let logged: string[]
const start = (operatorEmails: string[]) =>
  startApp({
    payments: { retryMs: 1_000_000 },
    inbox: {},
    now: '2026-11-20T09:00:00Z',
    config: { operatorEmails },
    onLog: (line) => logged.push(line),
  })
beforeEach(async () => {
  logged = []
  app = await start(OPERATORS)
  her = await ana(app)
})
afterEach(() => app.close())

const control = (given: Parameters<TestApp['cardProvider']['control']>[0]) => app.cardProvider.control(given)
const told = async () => (await mailsTo(app, 'money@example.com')).map(({ subject, text }) => [subject, text])
const subjects = async () => (await told()).map(([subject]) => subject)
const rowOf = () => app.db.selectFrom('payments').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

/** By messages, polls and tasks, each twice. */
async function settleFromEverySide(id: string) {
  await doPaymentTasks(app)
  const { id: row } = await rowOf()
  await Promise.all([app.payments.settle(row, 'webhook'), app.payments.settle(row, 'task')])
  await verify(app, her, id)
}

describe('The operator is told by mail, once', () => {
  test('that all of a payment was given back, with what names it and nothing of her', async () => {
    await receiveMessages(app)
    const { payment_id: id } = (await pay(app, her)).body
    expect(await told()).toEqual([])
    await control({ refund: id })
    await settleFromEverySide(id)
    const [[subject, text] = [], ...others] = await told()
    expect(others).toEqual([])
    const { id: number } = await rowOf()
    expect(subject).toBe(`Payment ${number}: refunded`)
    for (const part of [
      'given back, all of it',
      `Payment: ${number}\n`,
      `At the provider: ${id}\n`,
      'Plan: Premium, 1 month\n',
      'Amount: ₱100.00\n',
      'Given back: ₱100.00\n',
      'until you decide otherwise',
      'plans end MAIL',
      'plans give',
    ])
      expect(text).toContain(part)
    for (const word of [her.email, 'ana.pays', 'Reyes', '4345', '0917']) expect(text).not.toContain(word)
    expect(await mailsTo(app, 'second@example.com')).toHaveLength(1)
    expect(logged.filter((line) => line.includes('given back, all of it'))).toHaveLength(1)
  })

  test('of each part that was given back, and then of the whole', async () => {
    await receiveMessages(app)
    const { payment_id: id } = (await pay(app, her)).body
    const standing = async () => (await readPayment(app, her, id)).body
    await control({ refund: id, amount: 2500 })
    await settleFromEverySide(id)
    expect(await standing()).toMatchObject({ status: 'PAID', amount: 100, refunded: 25 })
    await control({ refund: id, amount: 50 })
    await settleFromEverySide(id)
    expect(await standing()).toMatchObject({ status: 'PAID', refunded: 25.5 })
    await control({ refund: id })
    await settleFromEverySide(id)
    expect(await standing()).toMatchObject({ status: 'REFUNDED', refunded: 100 })
    expect((await heldBy(app, her)).status).toBe('active')
    const texts = (await told()).map(([, text]) => text)
    expect(texts).toEqual([
      expect.stringContaining('Of a payment ₱25.00 was given back so far.'),
      expect.stringContaining('Of a payment ₱25.50 was given back so far.'),
      expect.stringContaining('given back, all of it'),
    ])
  })

  test('of a dispute, and that it is over', async () => {
    await receiveMessages(app)
    const { payment_id: id } = (await pay(app, her)).body
    await control({ dispute: id })
    await settleFromEverySide(id)
    await control({ resolve: id, outcome: 'won' })
    await settleFromEverySide(id)
    const { id: number } = await rowOf()
    expect(await subjects()).toEqual([`Payment ${number}: disputed`, `Payment ${number}: dispute resolved`])
  })

  test('of a dispute that was lost: it is over, and the payment stays disputed', async () => {
    await receiveMessages(app)
    const { payment_id: id } = (await pay(app, her)).body
    await control({ dispute: id })
    await settleFromEverySide(id)
    await control({ resolve: id, outcome: 'lost' })
    await settleFromEverySide(id)
    await settleFromEverySide(id)
    const { id: number } = await rowOf()
    expect(await subjects()).toEqual([`Payment ${number}: disputed`, `Payment ${number}: dispute lost`])
    expect((await readPayment(app, her, id)).body.status).toBe('DISPUTED')
    expect((await heldBy(app, her)).status).toBe('active')
  })

  test('of a lost dispute whose beginning was told to nobody, and with the provider down meanwhile', async () => {
    const { payment_id: id } = (await pay(app, her)).body
    await control({ dispute: id })
    await receiveMessages(app)
    await control({ fault: '500', on: 'retrieve', times: 4 })
    await control({ resolve: id, outcome: 'lost' })
    await doPaymentTasks(app)
    expect(await subjects()).toEqual([])
    await control({ clear: 'faults' })
    await settleFromEverySide(id)
    const { id: number } = await rowOf()
    expect(await subjects()).toEqual([`Payment ${number}: disputed`, `Payment ${number}: dispute lost`])
  })

  test('of a payment that was given back before it was seen as paid: it gives nothing', async () => {
    const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
    await control({ authenticate: id, answer: 'authorize' })
    await control({ refund: id })
    await settleFromEverySide(id)
    const { id: number } = await rowOf()
    expect(await subjects()).toEqual([`Payment ${number}: given back first`])
    const words = 'We refunded all of this payment, so it started no plan.'
    expect((await readPayment(app, her, id)).body).toMatchObject({
      status: 'REFUNDED',
      amount: 100,
      refunded: 100,
      paid_at: expect.any(String),
      period: null,
      error_message: words,
    })
    expect(await verify(app, her, id)).toEqual({ success: false, status: 'failed', error_message: words })
    expect(await heldBy(app, her)).toMatchObject({ plan: 'free' })
    expect((await mailsTo(app, her.email)).filter(({ subject }) => subject.includes('receipt'))).toEqual([])
    expect((await pay(app, her)).body.success).toBe(true)
    expect(await heldBy(app, her)).toMatchObject({ plan: 'premium', until: '2026-12-20T09:00:00.000Z' })
  })

  test('of a part that was given back before: what is left of it is paid, and gives its month', async () => {
    const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
    await control({ authenticate: id, answer: 'authorize' })
    await control({ refund: id, amount: 9999 })
    await settleFromEverySide(id)
    expect(await heldBy(app, her)).toMatchObject({ plan: 'premium' })
    expect(await verify(app, her, id)).toEqual({ success: true, status: 'paid' })
  })

  test('that a payment is not what was asked for', async () => {
    const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
    await app.db.updateTable('payments').set({ amount: 5000 }).execute()
    await control({ authenticate: id, answer: 'authorize' })
    await settleFromEverySide(id)
    expect((await told()).map(([, text]) => text)).toEqual([
      expect.stringMatching(/amount 10000 instead\s+of 5000/),
    ])
  })

  test('that somebody paid whose account is gone', async () => {
    const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
    await app.db.deleteFrom('users').where('id', '=', her.id).execute()
    await control({ authenticate: id, answer: 'authorize' })
    const { id: row } = await rowOf()
    await app.payments.settle(row, 'webhook')
    await app.payments.settle(row, 'task')
    expect(await subjects()).toEqual([`Payment ${row}: payer gone`])
  })
})

test('what could not be written is told to nobody', async () => {
  const { payment_id: id } = (await pay(app, her)).body
  await control({ refund: id })
  await app.database.pool.query('alter table payment_events rename to away')
  await expect(app.payments.settle((await rowOf()).id, 'webhook')).rejects.toThrow('payment_events')
  await app.database.pool.query('alter table away rename to payment_events')
  expect(await told()).toEqual([])
  expect((await rowOf()).refunded_amount).toBe(0)
  await app.payments.settle((await rowOf()).id, 'webhook')
  expect(await told()).toHaveLength(1)
})

test('without an operator’s address the log alone says it', async () => {
  await app.close()
  app = await start([])
  her = await ana(app)
  const { payment_id: id } = (await pay(app, her)).body
  await control({ refund: id })
  await app.payments.settle((await rowOf()).id, 'webhook')
  expect(logged.join('\n')).toContain('given back, all of it')
  const kinds = await app.db.selectFrom('mails').select('kind').execute()
  expect(kinds.map(({ kind }) => kind)).not.toContain('operator-notice')
  expect(kinds.map(({ kind }) => kind)).toContain('payment-receipt')
})
