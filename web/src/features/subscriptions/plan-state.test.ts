import { describe, expect, test } from 'vitest'
import { holding, holdingNothing, trialOf } from '../../../test/seekers.ts'
import { timeLeft } from '../../seeker/banner-state.ts'
import { isPlanExpired, isTrialExpired, planState } from './plan-state.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

describe('a paid plan', () => {
  test.each([
    ['that nobody holds', undefined, true],
    ['of somebody who never held one', holdingNothing, true],
    ['called expired', holding('basic', 3, NOW, 'expired'), true],
    ['called active, its end passed', holding('basic', -0.01, NOW, 'active'), true],
    ['called active, ending this very moment', holding('basic', 0, NOW, 'active'), true],
    ['that runs', holding('premium', 0.01, NOW), false],
  ])('%s counts as expired: %s', (_, subscription, expired) => {
    expect(isPlanExpired(subscription, NOW)).toBe(expired)
  })
})

describe('a trial', () => {
  test.each([
    ['of which nothing is known', undefined, undefined, true],
    ['that the server calls over', holding('free', 3, NOW), trialOf(-1, NOW), true],
    [
      'called active, its end passed',
      holding('free', 3, NOW),
      { ...trialOf(-1, NOW), is_trial_active: true },
      true,
    ],
    ['that runs', holding('free', 3, NOW), trialOf(3, NOW), false],
    ['known from the subscription only', holding('free', 3, NOW), undefined, false],
  ])('%s counts as expired: %s', (_, subscription, trial, expired) => {
    expect(isTrialExpired(subscription, trial, NOW)).toBe(expired)
  })
})

test('the time left of a trial is the banner’s own; only without an end the server’s days count', () => {
  const state = planState('free', holding('free', 13.99, NOW), trialOf(13.99, NOW), NOW)
  expect(state).toEqual({ kind: 'trial', left: timeLeft(NOW + 13.99 * 86_400_000, NOW) })
  expect(state).toMatchObject({ left: { days: 13, hours: 23 } })
  const endless = { ...trialOf(8.2, NOW), days_remaining: 7, trial_ends_at: null }
  const held = { ...holding('free', 8.2, NOW), end_date: null }
  expect(planState('free', held, endless, NOW)).toMatchObject({ left: { days: 7 } })
})

test('the time left of a paid plan counts whole days and hours', () => {
  const state = planState('basic', holding('basic', 12.99, NOW), undefined, NOW)
  expect(state).toEqual({ kind: 'paid', left: { days: 12, hours: 23, minutes: 46 } })
})
