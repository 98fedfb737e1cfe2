import { expect, test } from 'vitest'
import { missingSections } from './missing-sections.ts'

const all = { has_basic_info: true, has_resume: true, has_skills: true, has_job_preferences: true }
const names = (checks: Partial<typeof all>, preferences_skipped = false) =>
  missingSections({
    checks: { ...all, ...checks },
    preferences_skipped,
    onboarding_completed: false,
    next_step: 5,
  }).map(({ name, step }) => `${step} ${name}`)

test.each([
  [{}, []],
  [{ has_basic_info: false }, ['1 basics']],
  [{ has_resume: false, has_skills: false }, ['2 resume', '3 skills']],
  [{ has_job_preferences: false }, ['5 preferences']],
])('with %j what is missing is %j', (checks, missing) => {
  expect(names(checks)).toEqual(missing)
})

test('preferences that were skipped on purpose are not missed', () => {
  expect(names({ has_job_preferences: false }, true)).toEqual([])
})
