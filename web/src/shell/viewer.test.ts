import { userSchema } from '@hanap/contract/accounts'
import { expect, test } from 'vitest'
import { shellMessages } from './messages.ts'
import { viewerOf } from './viewer.ts'

const ana = userSchema.parse({
  id: 1,
  username: 'ana_reyes',
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'Reyes',
  firstName: 'Ana',
  lastName: 'Reyes',
  phone_number: '',
  account_type: 'jobseeker',
  onboarding_completed: true,
  is_trial_active: true,
  is_trial: true,
  trial_days_remaining: 9,
  trial_ends_at: null,
  has_active_subscription: true,
  subscription: { status: 'active', plan: { plan_type: 'free', has_advanced_filtering: false } },
})

test('the header shows her name, her letters and her plan', () => {
  expect(viewerOf(ana, undefined, shellMessages.en)).toEqual({
    name: 'Ana Reyes',
    email: 'ana@example.com',
    letters: 'AR',
    badge: 'Free Trial',
  })
})

test('a seeker without names is shown by username', () => {
  const viewer = viewerOf({ ...ana, first_name: '', last_name: '' }, undefined, shellMessages.en)
  expect(viewer).toMatchObject({ name: 'ana_reyes', letters: 'AN' })
})
