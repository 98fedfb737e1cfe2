import type { CurrentSubscription } from '@hanap/contract/payments/subscriptions'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { holdingNothing } from '../../../test/seekers.ts'
import { SubscriptionBanner } from './subscription-banner.tsx'

const MINUTE = 60_000
const onEnd = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  onEnd.mockReset()
})

function standing(planType: 'free' | 'premium', minutesLeft: number): CurrentSubscription {
  return {
    plan: { id: 1, plan_type: planType, name: '', price: 0, has_advanced_filtering: false },
    subscription: null,
    status: minutesLeft > 0 ? 'active' : 'expired',
    end_date: new Date(Date.now() + minutesLeft * MINUTE).toISOString(),
    days_remaining: 0,
    is_trial_active: planType === 'free' && minutesLeft > 0,
  }
}
const show = (subscription: CurrentSubscription) =>
  renderPage(<SubscriptionBanner subscription={subscription} trial={undefined} onEnd={onEnd} />)
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const clock = () => screen.getByRole('timer').getAttribute('aria-label')

test('ana sees what is left of her trial, and it moves on every 60 seconds', async () => {
  await show(standing('free', 9 * 1440 + 4 * 60 + 12))
  expect(screen.getByRole('complementary', { name: 'Subscription' }).textContent).toContain('Free Trial')
  expect(clock()).toBe('9 days, 4 hours and 12 minutes left')
  pass(59_999)
  expect(clock()).toBe('9 days, 4 hours and 12 minutes left')
  pass(1)
  expect(clock()).toBe('9 days, 4 hours and 11 minutes left')
})

test('at zero the server is asked again, once', async () => {
  await show(standing('free', 1.5))
  pass(MINUTE)
  expect(onEnd).not.toHaveBeenCalled()
  pass(MINUTE / 2)
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('complementary').textContent).toContain('Subscription Expired')
  pass(10 * MINUTE)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('dario reads that his subscription has expired, and where the plans are', async () => {
  await show(standing('free', -1))
  expect(screen.getByText('Subscription Expired')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/subscription/plans')
  expect(screen.getByText(/Your saved jobs are safe/)).toBeDefined()
  expect(onEnd).not.toHaveBeenCalled()
})

test('bea, whose new account began without a trial, reads why, and of nothing that she never had', async () => {
  await show(holdingNothing)
  expect(screen.getByText('Subscription Expired')).toBeDefined()
  expect(screen.getByText('This email already had its free trial. Pick a plan to continue.')).toBeDefined()
  expect(screen.queryByText(/still here/)).toBeNull()
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/subscription/plans')
})

test.each(['premium', 'gold' as 'premium'] as const)('carla on %s sees no banner', async (planType) => {
  await show(standing(planType, 10))
  expect(screen.queryByRole('complementary')).toBeNull()
})
