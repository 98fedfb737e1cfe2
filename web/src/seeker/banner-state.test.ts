import type { CurrentSubscription } from '@hanap/contract/payments/subscriptions'
import { expect, test } from 'vitest'
import { bannerState, timeLeft } from './banner-state.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
const DAY = 86_400_000
const iso = (time: number) => new Date(time).toISOString()

function subscription(
  planType: 'free' | 'basic' | 'premium' | null,
  status: CurrentSubscription['status'],
  endDate: string | null,
  isTrialActive = false,
): CurrentSubscription {
  const plan = planType && { id: 1, plan_type: planType, name: '', price: 0, has_advanced_filtering: false }
  return {
    plan,
    subscription: null,
    status,
    end_date: endDate,
    days_remaining: 0,
    is_trial_active: isTrialActive,
  }
}

test.each([
  ['carla has premium', subscription('premium', 'active', iso(NOW + DAY)), 'premium'],
  ['ben has basic', subscription('basic', 'active', iso(NOW + DAY)), 'basic'],
  ["ben's month ended a moment ago", subscription('basic', 'active', iso(NOW)), 'expired'],
  ['the server says expired', subscription('premium', 'expired', iso(NOW + DAY)), 'expired'],
  ['ana is on her trial', subscription('free', 'active', iso(NOW + DAY), true), 'free-trial'],
  ["ana's trial has no end yet", subscription('free', 'active', null, true), 'free-trial'],
  ["dario's trial ended", subscription('free', 'expired', iso(NOW - DAY), false), 'expired'],
  ['the trial ended by the clock', subscription('free', 'active', iso(NOW - 1), true), 'expired'],
  ['nobody has a plan', subscription(null, 'none', null), 'expired'],
])('%s', (_, standing, state) => {
  expect(bannerState(standing, undefined, NOW)).toBe(state)
})

test('an active plan this build does not know is a running one', () => {
  const standing = (status: 'active' | 'expired') => ({
    ...subscription('basic', status, iso(NOW + DAY)),
    plan: { id: 9, plan_type: 'gold' as never, name: 'Gold', price: 900, has_advanced_filtering: true },
  })
  expect(bannerState(standing('active'), undefined, NOW)).not.toBe('expired')
  expect(bannerState(standing('expired'), undefined, NOW)).toBe('expired')
})

test("the trial's own answer wins over what the subscription says of it", () => {
  const standing = subscription('free', 'active', iso(NOW + DAY), true)
  const ended = { is_trial_active: false, days_remaining: 0, trial_ends_at: iso(NOW - DAY) }
  expect(bannerState(standing, ended, NOW)).toBe('expired')
})

test.each([
  [14 * DAY, 14, 0, 0],
  [14 * DAY - 20_000, 14, 0, 0],
  [13 * DAY + 23 * 3_600_000, 13, 23, 0],
  [9 * DAY + 4 * 3_600_000 + 11 * 60_000 + 1, 9, 4, 12],
  [DAY - 60_000, 0, 23, 59],
  [1, 0, 0, 1],
  [0, 0, 0, 0],
  [-5000, 0, 0, 0],
])('%i ms are %i days, %i hours and %i minutes', (left, days, hours, minutes) => {
  expect(timeLeft(NOW + left, NOW)).toEqual({ days, hours, minutes })
})
