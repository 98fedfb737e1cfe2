import { expect, test } from 'vitest'
import { ana } from '../../../test/seekers.ts'
import { rememberedTrial } from './remembered-trial.ts'

const free = { status: 'active', plan: { plan_type: 'free' as const, has_advanced_filtering: false } }
const anaOnTrial = (days: number) => ({
  ...ana,
  subscription: free,
  trial_ends_at: new Date(Date.now() + days * 86_400_000).toISOString(),
})

test('the strip of ana’s trial stands before the server answers', () => {
  const user = anaOnTrial(9)
  expect(rememberedTrial(user)).toMatchObject({ end_date: user.trial_ends_at, is_trial_active: true })
})

test.each([
  ['nobody', null],
  ['a trial that is over', anaOnTrial(-1)],
  ['a trial without an end', ana],
  [
    'a paid plan',
    { ...anaOnTrial(9), subscription: { ...free, plan: { ...free.plan, plan_type: 'basic' as const } } },
  ],
])('for %s nothing is shown before the server answers', (_, user) => {
  expect(rememberedTrial(user)).toBeNull()
})
