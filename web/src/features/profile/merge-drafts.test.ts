// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { anasProfile } from '../../../test/profiles.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { profileDraftOf } from './profile-draft.ts'

const base = profileDraftOf(anasProfile)
const preferring = (part: Partial<typeof base.preferences>) => ({
  ...base,
  preferences: { ...base.preferences, ...part },
})

test('what was saved elsewhere stays, and so does what was written here', () => {
  const { draft, clashes } = mergeDrafts(
    base,
    { ...base, about: 'Here' },
    { ...base, title: 'There', skills: ['SQL'] },
  )
  expect(draft).toEqual({ ...base, about: 'Here', title: 'There', skills: ['SQL'] })
  expect(clashes).toEqual([])
})

test('two preferences changed in two places are both kept', () => {
  const { draft, clashes } = mergeDrafts(
    base,
    preferring({ salary_min: '20000' }),
    preferring({ job_types: ['freelance'] }),
  )
  expect(draft.preferences).toEqual({
    ...base.preferences,
    salary_min: '20000',
    job_types: ['freelance'],
  })
  expect(clashes).toEqual([])
})

test('the same field changed in two ways is a clash, and what was written here stays in it', () => {
  const { draft, clashes } = mergeDrafts(
    base,
    { ...preferring({ salary_min: '1' }), about: 'Here' },
    { ...preferring({ salary_min: '2' }), about: 'There', title: 'There' },
  )
  expect(clashes).toEqual(['about', 'preferences.salary_min'])
  expect([draft.about, draft.title, draft.preferences.salary_min]).toEqual(['Here', 'There', '1'])
})

test('the same change made in two places is none', () => {
  expect(mergeDrafts(base, { ...base, about: 'Same' }, { ...base, about: 'Same' }).clashes).toEqual([])
})
