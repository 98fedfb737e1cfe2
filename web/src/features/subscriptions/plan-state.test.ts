import { describe, expect, test } from 'vitest'
import { holding, holdingNothing, trialOf } from '../../../test/seekers.ts'
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

test('the days of a trial are the ones the server says: a begun day is a day', () => {
  const state = planState('free', holding('free', 8.2, NOW), trialOf(8.2, NOW), NOW)
  expect(state).toEqual({ kind: 'trial', daysLeft: 9 })
  const said = { ...trialOf(8.2, NOW), days_remaining: 7 }
  expect(planState('free', holding('free', 8.2, NOW), said, NOW)).toEqual({ kind: 'trial', daysLeft: 7 })
})

test('the time left of a paid plan is rounded down', () => {
  const state = planState('basic', holding('basic', 12.99, NOW), undefined, NOW)
  expect(state).toEqual({ kind: 'paid', left: { days: 12, hours: 23, minutes: 45 } })
})
