/** @module-tag operations */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../test/doubles/outbox.ts'
import { cards, heldBy, paidPeriods, pay, readPayment } from '../../../test/paying.ts'
import { ana, type Person } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'
import { callAfter } from '../../../test/waiting-for-lock.ts'
import { readOperatorCommand } from './asked.ts'

let app: TestApp
let her: Person
beforeAll(async () => {
  app = await startApp({ payments: {}, inbox: {} })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  her = await ana(app)
})

const run = async (...args: string[]) => {
  const asked = readOperatorCommand(args)
  if (asked === null) throw new Error('that asked for the usage')
  const queue = { retry: async () => false, cancel: async () => false }
  return asked.run({ ...app.app, db: app.db, queue, config: app.config })
}
const give = (plan: string, ...more: string[]) =>
  run('plans', 'give', her.email, plan, '--reason', 'the import was down', ...more)
const end = (reason = 'the payment was refunded') => run('plans', 'end', her.email, '--reason', reason)
async function later(days: number) {
  app.clock.advance({ days })
  const { body } = await app.post('/auth/login/', { body: { email: her.email, password: her.password } })
  her = { ...her, token: body.token }
}

async function openPayment() {
  const now = app.clock.now()
  const { id } = await app.db
    .insertInto('payments')
    .values({
      user_id: her.id,
      plan_type: 'premium',
      amount: 10_000,
      provider_key: `of a test ${her.id}`,
      state: 'processing',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('A gift', () => {
  it('of Basic does not end the Premium she paid for: the operator reads what it would end', async () => {
    await pay(app, her)
    await pay(app, her)
    const before = await paidPeriods(app, her)
    await expect(give('basic')).rejects.toThrow(
      /has premium until 2027-01-20T09:00:00.000Z \(2 months\).+nothing is added.+--replace/,
    )
    expect(await paidPeriods(app, her)).toEqual(before)
    expect(await heldBy(app, her)).toMatchObject({ plan: 'premium', status: 'active' })
  })

  it('of Basic ends it where the operator says so, and names what ended; once more does nothing', async () => {
    await pay(app, her)
    const { data, text } = await give('basic', '--replace')
    expect(text).toContain('Ended now: premium until 2026-12-20T09:00:00.000Z.')
    expect(data).toMatchObject({ isNew: true, ended: [expect.objectContaining({ plan_type: 'premium' })] })
    expect(await heldBy(app, her)).toMatchObject({ plan: 'basic', status: 'active' })
    const again = await give('basic')
    expect(again.data).toMatchObject({ isNew: false, ended: [] })
    expect(again.text).toMatch(/^Given before for that reason: [^.]+\.000Z to [^.]+\.000Z\.$/)
  })

  it('of Premium takes Basic in at its value, and says that it ended', async () => {
    await pay(app, her, cards.visa, { plan: 'basic' })
    const { text } = await give('premium')
    expect(text).toContain('Ended now, its value added: basic until 2026-12-20T09:00:00.000Z.')
    expect(await heldBy(app, her)).toMatchObject({ plan: 'premium', until: '2027-01-04T09:00:00.000Z' })
  })

  it('of the plan that she has ends nothing', async () => {
    await pay(app, her)
    expect((await give('premium')).text).not.toContain('Ended')
    expect((await heldBy(app, her)).until).toBe('2027-01-20T09:00:00.000Z')
  })

  it('that comes at the moment she pays for Premium ends nothing of it', async () => {
    const paymentId = await openPayment()
    const said = await callAfter(
      app,
      her,
      (tx) => app.subscriptions.grant(tx, { userId: her.id, plan: 'premium', paymentId }),
      () => give('basic').catch((error: Error) => error.message),
    )
    expect(said).toContain('has premium until')
    expect((await paidPeriods(app, her)).map(({ plan_type }) => plan_type)).toEqual(['premium'])
  })
})

describe('A plan that the operator ends', () => {
  it('is over now, as one that ran out: she reads when, and is bound by the free plan’s limits', async () => {
    await pay(app, her)
    await later(20)
    const { data, text } = await end()
    expect(text).toMatch(/^Ended now, of account \d+: premium until 2026-12-20T09:00:00.000Z\.$/)
    expect(data).toMatchObject({ ended: [expect.objectContaining({ plan_type: 'premium' })] })
    expect(await heldBy(app, her)).toEqual({
      plan: 'premium',
      status: 'expired',
      until: '2026-12-10T09:00:00.000Z',
    })
    expect((await app.subscriptions.limits(app.db, her.id)).plan_type).toBe('free')
    expect(await app.subscriptions.hasActiveSubscription(her.id)).toBe(false)
  })

  it('ends with the months that were paid ahead, and is told with the start of the one that ran', async () => {
    await pay(app, her)
    await pay(app, her)
    await later(20)
    expect((await end()).text).toContain('premium until 2027-01-20T09:00:00.000Z (2 months)')
    const { body } = await app.get('/auth/subscription/current/', { as: her })
    expect(body.subscription).toEqual({
      status: 'expired',
      start_date: '2026-11-20T09:00:00.000Z',
      end_date: '2026-12-10T09:00:00.000Z',
    })
    await later(20)
    expect((await heldBy(app, her)).status).toBe('expired')
  })

  it('is not begun again by its payment, nor reminded of; another payment begins a month anew', async () => {
    const { payment_id: id } = (await pay(app, her)).body
    await later(20)
    await end()
    const row = await app.db
      .selectFrom('payments')
      .select('id')
      .where('provider_id', '=', id)
      .executeTakeFirstOrThrow()
    await app.payments.settle(row.id, 'webhook')
    await run('payments', 'look', String(row.id))
    expect((await heldBy(app, her)).status).toBe('expired')
    await later(8)
    await app.remindEndings()
    const subjects = (await mailsTo(app, her.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('plan ends on'))).toEqual([])
    // No other plan replaced it.
    expect((await readPayment(app, her, id)).body.period).toMatchObject({ replaced_at: null })
    await pay(app, her, cards.visa, { plan: 'basic' })
    expect(await heldBy(app, her)).toEqual({
      plan: 'basic',
      status: 'active',
      until: '2027-01-18T09:00:00.000Z',
    })
  })

  it('leaves her what is left of the free trial, and the operator reads until when', async () => {
    await pay(app, her)
    const { text } = await end()
    expect(text).toMatch(/Its free trial goes on until 2026-12-04T09:00:00.000Z\.$/)
    expect(await heldBy(app, her)).toMatchObject({ plan: 'free', status: 'active' })
  })

  it('is none the second time, and the reason of the first stays in her copy', async () => {
    await pay(app, her)
    await end(' the payment was refunded ')
    app.clock.advance({ days: 1 })
    const second = await end('once more')
    expect(second.text).toContain('has no plan.')
    expect(second.data).toMatchObject({ ended: [] })
    const rows = await app.db
      .selectFrom('subscription_periods')
      .select(['plan_type', 'ends_at', 'ends_at_first', 'end_reason'])
      .where('user_id', '=', her.id)
      .orderBy('plan_type')
      .execute()
    expect(rows).toEqual([
      expect.objectContaining({ plan_type: 'free', ends_at_first: null, end_reason: null }),
      {
        plan_type: 'premium',
        ends_at: new Date('2026-11-20T09:00:00Z'),
        ends_at_first: new Date('2026-12-20T09:00:00Z'),
        end_reason: 'the payment was refunded',
      },
    ])
  })

  it('and given again for the same reason is no month, and the operator reads why', async () => {
    await give('premium')
    await end()
    expect((await give('premium')).text).toMatch(
      /^Given before for that reason: .* another one needs another reason\.$/,
    )
    expect(await end()).toMatchObject({ data: { ended: [] } })
  })

  it('needs a reason, and somebody whose it is; payments look says who paid', async () => {
    await pay(app, her)
    await expect(run('plans', 'end', her.email)).rejects.toThrow('plans end needs --reason')
    await expect(end('x'.repeat(301))).rejects.toThrow('--reason')
    await expect(run('plans', 'end', 'nobody@example.com', '--reason', 'x')).rejects.toThrow('No account')
    const { id } = await app.db
      .selectFrom('payments')
      .select('id')
      .where('user_id', '=', her.id)
      .executeTakeFirstOrThrow()
    expect((await run('payments', 'look', String(id))).data).toMatchObject({ account: her.email })
    expect((await heldBy(app, her)).status).toBe('active')
  })
})
