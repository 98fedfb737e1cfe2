import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/doubles/outbox.ts'
import { cards, paidPeriods, pay, readPayment, stillProcessing, taken, verify } from '../../../test/paying.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let her: Person
beforeEach(async () => {
  app = await startApp({
    payments: { patience: { pause: async () => {} }, retryMs: 1_000_000 },
    inbox: {},
    now: '2026-11-20T09:00:00Z',
    config: { operatorEmails: ['money@example.com'] },
  })
  her = await ana(app)
})
afterEach(() => app.close())

const control = (given: Parameters<TestApp['cardProvider']['control']>[0]) => app.cardProvider.control(given)
const cannotCancel = () => control({ fault: '500', on: 'cancel', times: 1000 })
const told = async () => (await mailsTo(app, 'money@example.com')).map(({ subject }) => subject)
const rowOf = async (id: string) =>
  app.db.selectFrom('payments').selectAll().where('provider_id', '=', id).executeTakeFirstOrThrow()
const leave = () => app.post('/auth/delete-account/', { as: her, body: { password: her.password } })
/** Also runs the periodic task. */
async function later(span: { days?: number; minutes?: number }) {
  app.clock.advance(span)
  await app.payments.settleDue()
  const { body } = await app.post('/auth/login/', { body: { email: her.email, password: her.password } })
  her = { ...her, token: body.token }
}

/** The card never reaches the provider, which refuses to cancel. */
async function payNowhere() {
  await control({ fault: 'hangup', on: 'attach', times: 2 })
  await cannotCancel()
  const { body } = await pay(app, her)
  expect(body).toEqual(stillProcessing)
  return body.payment_id as string
}

describe('A payment that was never charged, and that the provider does not give up', () => {
  test('is being processed for an hour; then it has failed, the operator is told, and she pays anew', async () => {
    const id = await payNowhere()
    await later({ minutes: 59 })
    expect((await pay(app, her)).body.error_message).toContain('still processing')
    await later({ minutes: 30 })
    expect(await verify(app, her, id)).toEqual({
      success: false,
      status: 'failed',
      error_message: 'The payment wasn’t finished in time. You weren’t charged.',
    })
    const { id: number } = await rowOf(id)
    await later({ minutes: 120 })
    expect(await told()).toEqual([`Payment ${number}: left open`])
    expect((await pay(app, her)).body.success).toBe(true)
    expect(taken(app)).toEqual([10_000])
    expect(await paidPeriods(app, her)).toHaveLength(1)
  })

  test('is watched for three days, and given up as soon as the provider does so', async () => {
    const id = await payNowhere()
    await later({ minutes: 90 })
    expect(await rowOf(id)).toMatchObject({ state: 'failed', next_look_at: expect.any(Date) })
    await control({ clear: 'faults' })
    await later({ minutes: 90 })
    expect(await rowOf(id)).toMatchObject({ state: 'failed', next_look_at: null })
    expect(app.cardProvider.intents()[0]?.status).toBe('cancelled')
  })

  test('does not keep her from leaving once its hour is over', async () => {
    await payNowhere()
    await later({ minutes: 10 })
    const { status, body } = await leave()
    expect([status, body.error]).toEqual([409, expect.stringContaining('still processing')])
    app.clock.advance({ minutes: 51 })
    expect((await leave()).status).toBe(200)
  })

  test('ends after a day where even its beginning was never answered', async () => {
    await control({ fault: 'hangup-after', on: 'create', times: 1000 })
    await pay(app, her)
    await app.db.updateTable('payments').set({ state: 'starting' }).execute()
    await later({ days: 1 })
    expect((await app.payments.list(her.id)).length).toBe(0)
    const [row] = await app.db.selectFrom('payments').selectAll().execute()
    expect(row).toMatchObject({ state: 'failed', next_look_at: null })
  })
})

describe('The bank’s page was left, and the provider does not give the payment up', () => {
  /** She left the bank's page a day ago. */
  async function leavePage() {
    const { body } = await pay(app, her, cards.bankPage)
    await cannotCancel()
    await later({ minutes: 24 * 60 - 1 })
    expect((await readPayment(app, her, body.payment_id)).body.status).toBe('PROCESSING')
    await later({ minutes: 61 })
    expect((await readPayment(app, her, body.payment_id)).body.status).toBe('FAILED')
    return body as { payment_id: string; next_action_url: string }
  }

  test('whoever pays anew is led to that page, since she could be charged there too', async () => {
    const first = await leavePage()
    const { id } = await rowOf(first.payment_id)
    expect(await told()).toEqual([`Payment ${id}: left open`])
    expect((await pay(app, her)).body).toEqual({
      success: false,
      payment_id: first.payment_id,
      next_action_url: first.next_action_url,
      error_message: expect.stringContaining('Finish it there'),
    })
    await control({ authenticate: first.payment_id, answer: 'authorize' })
    expect(await verify(app, her, first.payment_id)).toEqual({ success: true, status: 'paid' })
    expect(taken(app)).toEqual([10_000])
    expect(await paidPeriods(app, her)).toHaveLength(1)
  })

  test('and it is paid there meanwhile: that is the month, and nothing more is charged', async () => {
    const first = await leavePage()
    await control({ authenticate: first.payment_id, answer: 'authorize' })
    expect((await pay(app, her)).body).toEqual({ success: true, payment_id: first.payment_id })
    expect(taken(app)).toEqual([10_000])
  })

  test('and it is being paid there: that is waited for', async () => {
    const first = await leavePage()
    await control({ settling: 'held' })
    await control({ authenticate: first.payment_id, answer: 'authorize' })
    expect(await verify(app, her, first.payment_id)).toEqual({ success: false, status: 'processing' })
    expect((await pay(app, her)).body.success).toBe(false)
    await control({ settle: first.payment_id })
    expect(await verify(app, her, first.payment_id)).toEqual({ success: true, status: 'paid' })
    expect(taken(app)).toEqual([10_000])
  })

  test.each(['declined there', 'given up at last'] as const)('and it is %s: she pays anew', async (how) => {
    const first = await leavePage()
    if (how === 'declined there') await control({ authenticate: first.payment_id, answer: 'fail' })
    else await control({ clear: 'faults' })
    expect((await pay(app, her)).body.success).toBe(true)
    expect(taken(app)).toEqual([10_000])
  })

  test('and cannot be asked for: nothing is charged until it can', async () => {
    const first = await leavePage()
    await control({ fault: '500', on: 'retrieve', times: 1000 })
    expect((await pay(app, her)).body).toMatchObject({ success: false, payment_id: first.payment_id })
    expect(taken(app)).toEqual([])
  })

  test('it stands in nobody’s way after three days', async () => {
    await leavePage()
    await later({ days: 2 })
    expect((await pay(app, her)).body.success).toBe(true)
  })
})

describe('Whoever leaves while the bank’s page is open', () => {
  test('can leave at once: it is given up first, and nobody can pay it any more', async () => {
    const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
    expect((await leave()).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'failed', user_id: null })
    await expect(control({ authenticate: id, answer: 'authorize' })).rejects.toThrow('waits for nobody')
  })

  test('and has paid there is given the month first, and may leave', async () => {
    const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
    await control({ authenticate: id, answer: 'authorize' })
    expect((await leave()).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'paid', user_id: null })
  })

  test.each(['cancel', 'retrieve'] as const)(
    'cannot leave yet where the provider does not end it (%s), and not with a wrong password',
    async (on) => {
      const { payment_id: id } = (await pay(app, her, cards.bankPage)).body
      const wrong = await app.post('/auth/delete-account/', { as: her, body: { password: 'not-hers-9' } })
      expect(wrong.status).toBe(400)
      expect(await rowOf(id)).toMatchObject({ state: 'awaiting-action' })
      await control({ fault: '500', on, times: 1000 })
      expect((await leave()).status).toBe(409)
      expect(await rowOf(id)).toMatchObject({ state: 'awaiting-action', user_id: her.id })
    },
  )
})
