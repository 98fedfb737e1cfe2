import { plans } from '@hanap/contract/payments/plans'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { writtenDay } from '../../../lib/manila-time.ts'
import { type Period, standingAt, trialPeriod } from '../rules.ts'
import { addedDays, addMonth, grantMonth, lostBy, type Owned, type PaidPlan } from './ledger.ts'

const DAY_MS = 24 * 3_600_000
const MANILA_MS = 8 * 3_600_000
const at = (text: string) => new Date(text)
const manilaDay = (time: Date) => new Date(time.getTime() + MANILA_MS).getUTCDate()

type Held = Period & { id: number }

/** Returns the periods as stored after a grant. */
function apply(periods: readonly Held[], plan: PaidPlan, now: Date): Held[] {
  const { period, ended } = grantMonth(periods, plan, now)
  const kept = periods.map((held) => (ended.includes(held) ? { ...held, ends_at: now } : held))
  return [...kept, { ...period, id: kept.length + 1 }]
}
const unusedOf = (periods: readonly Period[], plan: PaidPlan, now: Date) =>
  periods
    .filter(({ plan_type, ends_at }) => plan_type === plan && ends_at > now)
    .reduce(
      (sum, { starts_at, ends_at }) => sum + ends_at.getTime() - Math.max(starts_at.getTime(), now.getTime()),
      0,
    )

const anyMoment = fc.date({ min: at('2026-01-01'), max: at('2036-01-01'), noInvalidDate: true })
const anyPlan = fc.constantFrom<PaidPlan>('basic', 'premium')
const anyPayments = fc.array(
  fc.record({ plan: anyPlan, afterMs: fc.integer({ min: 0, max: 70 * DAY_MS }) }),
  {
    minLength: 1,
    maxLength: 12,
  },
)
/** Every state that a sequence of payments leads to, with its moment. */
function payAll(registered: Date, payments: readonly { plan: PaidPlan; afterMs: number }[]) {
  let now = registered
  let periods: Held[] = [{ ...trialPeriod(registered), id: 0 }]
  const steps: { before: Held[]; after: Held[]; plan: PaidPlan; now: Date }[] = []
  for (const { plan, afterMs } of payments) {
    now = new Date(now.getTime() + afterMs)
    const after = apply(periods, plan, now)
    steps.push({ before: periods, after, plan, now })
    periods = after
  }
  return steps
}
const always = (check: (step: ReturnType<typeof payAll>[number]) => void) =>
  fc.assert(
    fc.property(anyMoment, anyPayments, (registered, payments) =>
      payAll(registered, payments).forEach(check),
    ),
    { numRuns: 300 },
  )

describe('A month', () => {
  it.each([
    ['2026-11-20T01:00:00Z', '2026-12-20T01:00:00.000Z'],
    ['2027-01-31T04:00:00Z', '2027-02-28T04:00:00.000Z'],
    ['2028-01-31T04:00:00Z', '2028-02-29T04:00:00.000Z'],
    ['2026-12-31T04:00:00Z', '2027-01-31T04:00:00.000Z'],
    // Already the 31st in Manila, whose last day of February is the 27th in UTC.
    ['2027-01-30T16:00:00Z', '2027-02-27T16:00:00.000Z'],
    // The last millisecond of the 30th in Manila.
    ['2027-01-30T15:59:59.999Z', '2027-02-28T15:59:59.999Z'],
    ['2027-02-28T04:00:00Z', '2027-03-28T04:00:00.000Z'],
  ])('from %s ends at %s', (from, to) => {
    expect(addMonth(at(from)).toISOString()).toBe(to)
  })

  it('is the same day and time in Manila a month on, or that month’s last day', () => {
    fc.assert(
      fc.property(anyMoment, (from) => {
        const to = addMonth(from)
        const days = (to.getTime() - from.getTime()) / DAY_MS
        expect(Number.isInteger(days)).toBe(true)
        expect(days).toBeGreaterThanOrEqual(28)
        expect(days).toBeLessThanOrEqual(31)
        if (manilaDay(to) === manilaDay(from)) return
        expect(manilaDay(new Date(to.getTime() + DAY_MS))).toBe(1)
      }),
    )
  })

  it('paid for again and again from a 31st goes on from each end, and no month is shorter than it', () => {
    let periods: Held[] = []
    for (let month = 0; month < 12; month += 1) periods = apply(periods, 'basic', at('2027-01-31T04:00:00Z'))
    const ends = periods.map(({ ends_at }) => ends_at.toISOString().slice(0, 10))
    expect(ends.slice(0, 3)).toEqual(['2027-02-28', '2027-03-28', '2027-04-28'])
    expect(standingAt(periods, at('2027-01-31T04:00:00Z')).endsAt).toEqual(periods.at(-1)?.ends_at)
  })
})

describe('Whenever somebody pays', () => {
  it('the new time is never less than the month that was paid for', () =>
    always(({ before, plan, now }) => {
      const { period } = grantMonth(before, plan, now)
      expect(period.ends_at.getTime()).toBeGreaterThanOrEqual(addMonth(period.starts_at).getTime())
      expect(period.starts_at.getTime()).toBeGreaterThanOrEqual(now.getTime())
    }))

  it('the plan runs from that moment on without a gap, to the end that is shown', () =>
    always(({ after, plan, now }) => {
      const standing = standingAt(after, now)
      expect(standing).toMatchObject({ status: 'active', plan_type: plan })
      expect((standing.endsAt?.getTime() ?? 0) - now.getTime()).toBe(unusedOf(after, plan, now))
    }))

  it('the same plan again is added to its end, and nothing of it is lost', () =>
    always(({ before, plan, now }) => {
      const others = unusedOf(before, plan === 'basic' ? 'premium' : 'basic', now)
      const grant = grantMonth(before, plan, now)
      const unused = unusedOf(before, plan, now)
      expect(grant.extends).toBe(unused > 0)
      if (unused > 0) expect(grant.period.starts_at.getTime() - now.getTime()).toBe(unused)
      expect(grant.endedMs).toBe(others)
    }))

  it('another plan leaves nothing of the first, and a cheaper one is counted to the millisecond', () =>
    always(({ before, after, plan, now }) => {
      const other = plan === 'basic' ? 'premium' : 'basic'
      const { addedMs } = grantMonth(before, plan, now)
      expect(unusedOf(after, other, now)).toBe(0)
      const value =
        plans[other].price < plans[plan].price ? unusedOf(before, other, now) * plans[other].price : 0
      expect(addedMs).toBe(Math.ceil(value / plans[plan].price))
      expect(addedMs).toBeGreaterThanOrEqual(0)
      expect(addedMs * plans[plan].price - value).toBeLessThan(plans[plan].price)
    }))

  it('the days it adds are those between the ends as they are written in Manila', () =>
    always(({ before, plan, now }) => {
      const { period } = grantMonth(before, plan, now)
      const alone = addMonth(period.starts_at)
      const days = Array.from({ length: addedDays(period) }, (_, i) => i + 1)
      const last = days.reduce((time) => new Date(time.getTime() + DAY_MS), alone)
      expect(writtenDay(last)).toBe(writtenDay(period.ends_at))
    }))

  it('a month whose payment was given back or is disputed adds nothing, whatever comes before it', () =>
    always(({ before, plan, now }) => {
      const unpaid = before.map((held) => ({ ...held, isWithoutValue: true }))
      const grant = grantMonth<Owned>(unpaid, plan, now)
      expect(grant.addedMs).toBe(0)
      expect(addedDays(grant.period)).toBe(0)
      expect(grant.unpaidMs).toBe(grant.endedMs)
      expect(lostBy(grant)).toEqual(grant.ended)
      const { period } = grantMonth(before, plan, now)
      expect(grant.period.starts_at).toEqual(period.starts_at)
    }))

  it('time is lost where a plan that costs more ends, and nowhere else', () =>
    always(({ before, plan, now }) => {
      const grant = grantMonth(before, plan, now)
      expect(lostBy(grant)).toEqual(plan === 'basic' ? grant.ended : [])
    }))

  it('the trial stays as it is', () =>
    always(({ before, after }) => {
      expect(after.find(({ plan_type }) => plan_type === 'free')).toEqual(
        before.find(({ plan_type }) => plan_type === 'free'),
      )
    }))

  it('what has ended by now does not change', () =>
    always(({ before, now }) => {
      expect(grantMonth(before, 'premium', now).ended.every(({ ends_at }) => ends_at > now)).toBe(true)
    }))
})

test('two months of one plan paid at the same moment come to the same, whichever is first', () => {
  fc.assert(
    fc.property(anyMoment, anyPayments, anyPlan, (registered, payments, plan) => {
      const last = payAll(registered, payments).at(-1)
      if (!last) return
      const twice = apply(apply(last.after, plan, last.now), plan, last.now)
      const ends = standingAt(twice, last.now).endsAt
      expect(unusedOf(twice, plan, last.now)).toBe((ends?.getTime() ?? 0) - last.now.getTime())
      expect(ends).toEqual(
        addMonth(standingAt(apply(last.after, plan, last.now), last.now).endsAt ?? last.now),
      )
    }),
  )
})

test('somebody who goes from Basic to Premium halfway has half of what was left added', () => {
  const basic = {
    id: 1,
    plan_type: 'basic' as const,
    starts_at: at('2026-11-01T00:00:00Z'),
    ends_at: at('2026-12-01T00:00:00Z'),
  }
  const { period, endedMs, addedMs } = grantMonth([basic], 'premium', at('2026-11-21T00:00:00Z'))
  expect([endedMs / DAY_MS, addedMs / DAY_MS]).toEqual([10, 5])
  expect(period.ends_at.toISOString()).toBe('2026-12-26T00:00:00.000Z')
})

test.each([
  ['2026-11-21T00:00:00Z', '2026-12-26T00:00:00.000Z', 5],
  // Two seconds later: still five days between Dec 21 and Dec 26 in Manila.
  ['2026-11-21T00:00:02Z', '2026-12-26T00:00:01.000Z', 5],
  // 9 days and 9 hours are worth 4 and a half, which begin at 11 PM in Manila: Dec 21 to Dec 26.
  ['2026-11-21T15:00:00Z', '2026-12-26T07:30:00.000Z', 5],
  ['2026-11-30T23:59:59Z', '2026-12-31T23:59:59.500Z', 0],
])('on going up from Basic at %s the end is %s, said as %i days more', (now, end, days) => {
  const basic = {
    plan_type: 'basic' as const,
    starts_at: at('2026-11-01T00:00:00Z'),
    ends_at: at('2026-12-01T00:00:00Z'),
  }
  const { period } = grantMonth([basic], 'premium', at(now))
  expect([period.ends_at.toISOString(), addedDays(period)]).toEqual([end, days])
})

test('of two months of Basic, the one that was given back adds nothing to Premium', () => {
  const month = (starts: string, ends: string, isWithoutValue: boolean) => ({
    plan_type: 'basic' as const,
    starts_at: at(starts),
    ends_at: at(ends),
    isWithoutValue,
  })
  const held = [
    month('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', true),
    month('2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z', false),
  ]
  const { endedMs, unpaidMs, addedMs } = grantMonth(held, 'premium', at('2026-11-21T00:00:00Z'))
  expect([endedMs / DAY_MS, unpaidMs / DAY_MS, addedMs / DAY_MS]).toEqual([41, 10, 15.5])
})

test('somebody who goes from Premium to Basic has Basic from now on, and nothing added', () => {
  const premium = {
    id: 1,
    plan_type: 'premium' as const,
    starts_at: at('2026-11-01T00:00:00Z'),
    ends_at: at('2026-12-01T00:00:00Z'),
  }
  expect(grantMonth([premium], 'basic', at('2026-11-21T00:00:00Z'))).toMatchObject({
    extends: false,
    addedMs: 0,
    ended: [premium],
    period: { starts_at: at('2026-11-21T00:00:00Z'), ends_at: at('2026-12-21T00:00:00Z') },
  })
})
