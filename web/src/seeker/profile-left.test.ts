import { expect, test } from 'vitest'
import { emptyProfile } from '../../test/onboarding.ts'
import { checksOf, profileLeft } from './profile-left.ts'

const leftOf = (more: Partial<typeof emptyProfile>) => profileLeft(checksOf({ ...emptyProfile, ...more }))
const resume = {
  id: 7,
  name: 'eli.pdf',
  file_type: 'pdf',
  size: 1,
  uploaded_at: '2026-11-20T00:00:00.000Z',
} as const
const basics = {
  title: 'Bookkeeper',
  years_of_experience: '3-5',
  location: 'Cebu',
  open_to_remote: true,
} as const

test('of somebody new the resume is the next thing, which fills in the rest', () => {
  expect(leftOf({})).toEqual({
    done: 0,
    percent: 0,
    missing: ['resume', 'basics', 'skills', 'preferences'],
    step: 1,
  })
})

test('each part that is there counts a quarter, and the first that is missing is next', () => {
  expect(leftOf({ resume, ...basics })).toEqual({
    done: 2,
    percent: 50,
    missing: ['skills', 'preferences'],
    step: 3,
  })
  expect(leftOf({ ...basics, open_to_remote: false }).missing).toContain('basics')
  const job_preferences = { ...emptyProfile.job_preferences, job_types: ['contract' as const] }
  expect(leftOf({ resume, ...basics, skills: ['Excel'], job_preferences })).toEqual({
    done: 4,
    percent: 100,
    missing: [],
    step: null,
  })
})
