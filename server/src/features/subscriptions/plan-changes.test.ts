/** @module-tag security */
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { linkIn, mailsTo } from '../../../test/doubles/outbox.ts'
import { cards, heldBy, paidPeriods, pay, readPayment } from '../../../test/paying.ts'
import { ana, type Person, signUp } from '../../../test/people.ts'
import { startApp, type TestApp } from '../../../test/start-app.ts'

let app: TestApp
let her: Person
beforeAll(async () => {
  app = await startApp({ payments: {}, inbox: {}, now: '2026-11-20T09:00:00Z' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  her = await ana(app)
})

const preview = async (plan: 2 | 3) =>
  (await app.get('/auth/subscription/payment/preview/', { as: her, query: { plan_id: String(plan) } })).body
const signIn = async (person: Person): Promise<Person> => {
  const { body } = await app.post('/auth/login/', {
    body: { email: person.email, password: person.password },
  })
  return { ...person, token: body.token }
}
/** Signs in again after the session's end. */
async function later(span: { days?: number; ms?: number }) {
  app.clock.advance(span)
  her = await signIn(her)
}

test('from the moment a plan is paid for, the free trial is nowhere said to be active', async () => {
  const trial = async () => (await app.get('/auth/trial/status/', { as: her })).body
  expect(await trial()).toMatchObject({ is_trial_active: true, days_remaining: 14 })
  await pay(app, her, cards.visa, { plan: 'basic' })
  expect(await trial()).toMatchObject({ is_trial_active: false, days_remaining: 0, had_trial_before: false })
  const current = await app.get('/auth/subscription/current/', { as: her })
  expect(current.body).toMatchObject({ status: 'active', is_trial_active: false })
  const profile = await app.get('/auth/profile/', { as: her })
  expect(profile.body).toMatchObject({ is_trial_active: false, trial_days_remaining: 0 })
})

test('each receipt says what its month added, and when another plan took its place', async () => {
  const basic = (await pay(app, her, cards.visa, { plan: 'basic' })).body.payment_id
  app.clock.set('2026-11-21T03:00:00Z')
  const premium = (await pay(app, her)).body.payment_id
  const periodOf = async (id: string) => (await readPayment(app, her, id)).body.period
  expect(await periodOf(basic)).toEqual({
    starts_at: '2026-11-20T09:00:00.000Z',
    ends_at: '2026-12-20T09:00:00.000Z',
    added_days: 0,
    replaced_at: '2026-11-21T03:00:00.000Z',
  })
  // 29 days and six hours of Basic are worth half of that in Premium: from 11 AM on Dec 21 to 2 AM on Jan 5.
  expect(await periodOf(premium)).toEqual({
    starts_at: '2026-11-21T03:00:00.000Z',
    ends_at: '2027-01-04T18:00:00.000Z',
    added_days: 15,
    replaced_at: null,
  })
})

describe('Before she pays', () => {
  it('she reads what it would change: on the trial a month from now, which ends nothing', async () => {
    expect(await preview(3)).toEqual({
      plan_id: 3,
      plan_type: 'premium',
      amount: 100,
      starts_at: '2026-11-20T09:00:00.000Z',
      ends_at: '2026-12-20T09:00:00.000Z',
      extends: false,
      ending_days: 0,
      unpaid_days: 0,
      added_days: 0,
    })
  })

  it('she reads that the same plan is added to its end', async () => {
    await pay(app, her, cards.visa, { plan: 'basic' })
    expect(await preview(2)).toMatchObject({
      extends: true,
      starts_at: '2026-12-20T09:00:00.000Z',
      ends_at: '2027-01-20T09:00:00.000Z',
      ending_days: 0,
    })
  })

  it('she reads how many days of Basic end, and how many they add to Premium', async () => {
    await pay(app, her, cards.visa, { plan: 'basic' })
    await later({ days: 10 })
    expect(await preview(3)).toMatchObject({
      extends: false,
      ending_days: 20,
      added_days: 10,
      ends_at: '2027-01-09T09:00:00.000Z',
    })
    await later({ ms: 2 })
    // A started day counts as ending; added days are the difference of Manila dates.
    expect(await preview(3)).toMatchObject({ ending_days: 20, added_days: 10 })
  })

  it('she is told when the plan cannot be paid for', async () => {
    const { status, body } = await app.get('/auth/subscription/payment/preview/', {
      as: her,
      query: { plan_id: '1' },
    })
    expect([status, body.errors]).toEqual([400, { plan_id: ['Invalid plan selection'] }])
  })
})

test('paid three times in a row, Basic runs on for three months, and that is the end she is shown', async () => {
  for (let month = 0; month < 3; month += 1) await pay(app, her, cards.visa, { plan: 'basic' })
  expect(await heldBy(app, her)).toEqual({
    plan: 'basic',
    status: 'active',
    until: '2027-02-20T09:00:00.000Z',
  })
  app.clock.set('2027-02-20T08:59:59.999Z')
  her = await signIn(her)
  expect((await heldBy(app, her)).status).toBe('active')
  app.clock.set('2027-02-20T09:00:00Z')
  her = await signIn(her)
  expect(await heldBy(app, her)).toEqual({
    plan: 'basic',
    status: 'expired',
    until: '2027-02-20T09:00:00.000Z',
  })
})

test('what was left of Basic is added to Premium once, also where the clock goes back after it', async () => {
  await pay(app, her, cards.visa, { plan: 'basic' })
  await pay(app, her)
  const first = await heldBy(app, her)
  app.clock.advance({ ms: -30_000 })
  const { ends_at, added_days, ending_days } = await preview(3)
  expect([added_days, ending_days]).toEqual([0, 0])
  await pay(app, her)
  app.clock.advance({ ms: 30_000 })
  expect(first.until).toBe('2027-01-04T09:00:00.000Z')
  expect(await heldBy(app, her)).toEqual({ plan: 'premium', status: 'active', until: ends_at })
  expect(ends_at).toBe('2027-02-04T09:00:00.000Z')
})

test('on going to Premium every month of Basic that was still to come ends, at its value', async () => {
  for (let month = 0; month < 2; month += 1) await pay(app, her, cards.visa, { plan: 'basic' })
  const { ends_at } = await preview(3)
  const { body } = await pay(app, her)
  // 61 days of Basic are worth 30 and a half of Premium.
  expect(ends_at).toBe('2027-01-19T21:00:00.000Z')
  expect(await heldBy(app, her)).toEqual({ plan: 'premium', status: 'active', until: ends_at })
  expect((await readPayment(app, her, body.payment_id)).body.period.ends_at).toBe(ends_at)
  const now = app.clock.now()
  const basics = (await paidPeriods(app, her)).filter(({ plan_type }) => plan_type === 'basic')
  expect(basics.map((period) => period.ends_at)).toEqual([now, now])
  const kept = await app.db
    .selectFrom('subscription_periods')
    .select('ends_at_first')
    .where('user_id', '=', her.id)
    .orderBy('id')
    .execute()
  expect(kept.map(({ ends_at_first }) => ends_at_first?.toISOString() ?? null)).toEqual([
    null,
    '2026-12-20T09:00:00.000Z',
    '2027-01-20T09:00:00.000Z',
    null,
  ])
  app.clock.set(ends_at)
  her = await signIn(her)
  expect(await heldBy(app, her)).toMatchObject({ plan: 'premium', status: 'expired' })
})

test('from Premium to Basic the days of Premium end, and Basic is a month', async () => {
  await pay(app, her)
  await later({ days: 5 })
  expect(await preview(2)).toMatchObject({
    ending_days: 25,
    added_days: 0,
    ends_at: '2026-12-25T09:00:00.000Z',
  })
  await pay(app, her, cards.visa, { plan: 'basic' })
  expect(await heldBy(app, her)).toEqual({
    plan: 'basic',
    status: 'active',
    until: '2026-12-25T09:00:00.000Z',
  })
})

test.each([
  ['2027-01-31T10:00:00Z', '2027-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00Z', '2028-02-29T10:00:00.000Z'],
  // It is the 31st in Manila, so the month ends with the next month's last day.
  ['2027-01-30T16:00:00Z', '2027-02-27T16:00:00.000Z'],
])('paid at %s, the month is over at %s', async (now, until) => {
  app.clock.set(now)
  her = await signUp(app, 'Ana')
  await pay(app, her)
  expect((await heldBy(app, her)).until).toBe(until)
})

describe('Three days before the end', () => {
  const reminders = async () =>
    (await mailsTo(app, her.email)).filter(({ subject }) => subject.includes('plan ends on'))

  it('she is reminded once, with the moment it ends and the way to the plans', async () => {
    await pay(app, her)
    app.clock.set('2026-12-17T08:59:59Z')
    await app.remindEndings()
    expect(await reminders()).toEqual([])
    app.clock.set('2026-12-17T09:00:00Z')
    await Promise.all([app.remindEndings(), app.remindEndings()])
    await app.remindEndings()
    const [mail, ...more] = await reminders()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your Premium plan ends on Dec 20, 2026, 5:00 PM')
    expect(linkIn(mail).pathname).toBe('/subscription/plans')
  })

  it('she is not, where another month follows; before the end of that one she is', async () => {
    await pay(app, her)
    await pay(app, her)
    app.clock.set('2026-12-18T09:00:00Z')
    await app.remindEndings()
    expect(await reminders()).toEqual([])
    app.clock.set('2027-01-17T09:00:00Z')
    await app.remindEndings()
    expect(await reminders()).toHaveLength(1)
  })

  it('she is not, of what another plan took the place of, or once it is over', async () => {
    await pay(app, her, cards.visa, { plan: 'basic' })
    await pay(app, her)
    app.clock.set('2026-12-18T09:00:00Z')
    await app.remindEndings()
    expect(await reminders()).toEqual([])
    app.clock.set('2027-06-01T09:00:00Z')
    await app.remindEndings()
    expect(await reminders()).toEqual([])
  })

  it('those on the trial are not written to', async () => {
    app.clock.advance({ days: 12 })
    await app.remindEndings()
    expect(await reminders()).toEqual([])
  })
})
