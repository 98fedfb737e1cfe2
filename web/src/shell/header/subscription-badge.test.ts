import { expect, test } from 'vitest'
import { subscriptionBadge } from './subscription-badge.ts'

test.each([
  ['premium', true, 'Premium'],
  ['premium', false, 'Premium'],
  ['basic', false, 'Basic'],
  ['free', true, 'Free Trial'],
  ['free', false, 'Free Trial Expired'],
  [null, false, 'No Subscription'],
  [null, true, 'No Subscription'],
  [undefined, false, 'No Subscription'],
  ['', false, 'No Subscription'],
  ['gold', true, 'Unknown Plan'],
])('plan %j with trial active %j shows %j', (planType, isTrialActive, text) => {
  expect(subscriptionBadge(planType, isTrialActive)).toBe(text)
})
