import { profileChangesSchema } from '@hanap/contract/profile/profile'
import type { ResumeFacts } from '@hanap/contract/profile/resumes'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { columnsOf, emptyProfile, resumeIdOf } from './rules.ts'

const now = new Date('2026-11-20T00:00:00Z')
const nothing: ResumeFacts = {
  title: '',
  skills: [],
  experience: null,
  years_of_experience: '',
  location: '',
  education: [],
  past_jobs: [],
}

test('what a resume of any length fills can be saved again as it is', () => {
  const text = `${'x'.repeat(299)}😀 \u0000`
  const facts = {
    ...nothing,
    education: Array.from({ length: 50 }, () => ({ school: text, degree: text, start: ' 2001 ', end: '' })),
    past_jobs: [{ title: 'VA', company: text, start: '', end: '', summary: 'long '.repeat(2000) }],
  }
  const columns = columnsOf(
    {},
    { before: emptyProfile, read: { resume: 1, lists: facts }, onboarding: true, now },
  )
  expect(columns.education).toHaveLength(40)
  const sent = { education: columns.education, experience: columns.past_jobs }
  expect(z.safeParse(profileChangesSchema, sent)).toMatchObject({ success: true, data: sent })
})

test.each([
  ['7', 7],
  [7, 7],
  ['007', undefined],
  ['7 ', undefined],
  [0, undefined],
  [-7, undefined],
  [7.5, undefined],
  [1e20, undefined],
  ['9'.repeat(16), undefined],
])('%j names the resume %j', (choice, id) => {
  expect(resumeIdOf(choice)).toBe(id)
})
