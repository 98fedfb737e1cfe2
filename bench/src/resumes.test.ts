import { join } from 'node:path'
import type { ResumeFacts } from '@hanap/contract/resumes'
import type { ResumeReading } from '@hanap/server/resume-reader/resume-reader'
import { expect, it } from 'vitest'
import { loadResumeLabels, splitItems } from './resumes/labels.ts'
import {
  compareItems,
  f1Of,
  isEducationFound,
  isTitleForbidden,
  isTitleRight,
  precisionOf,
  type ReadResume,
  recallOf,
} from './resumes/measure.ts'

const ownFolder = join(import.meta.dirname, '..', 'data', 'resumes')

function resumeWith(facts: object, label: object): ReadResume {
  const nothing: ResumeFacts = {
    title: '',
    skills: [],
    experience: null,
    years_of_experience: '',
    location: '',
    education: [],
    past_jobs: [],
  }
  const said = { facts: { ...nothing, ...facts }, found: [], text: '' }
  const reading: ResumeReading = { outcome: 'read', ...said, milliseconds: 1 }
  const unknown = {
    titles: undefined,
    name: undefined,
    email: undefined,
    skills: undefined,
    education: undefined,
  }
  return { label: { path: '', group: '', isHeldOut: false, ...unknown, ...label }, reading, took: 1 }
}

it('our own resumes are labelled: thirty or more, with a name and an address each', () => {
  const labels = loadResumeLabels(ownFolder, 'own')
  expect(labels.length).toBeGreaterThanOrEqual(30)
  expect(labels.filter(({ name, email, titles }) => !name || !email || !titles)).toEqual([])
})

it('items are parted at marks and compared blind to case and punctuation', () => {
  expect(splitItems('Excel, Word; Zoom |Slack• Canva\n.')).toHaveLength(5)
  const hits = compareItems(['MS-Excel', 'Zoom', 'C++'], ['ms excel', 'C++', 'C'])
  expect(hits).toEqual({ right: 2, wrong: 1, missed: 1 })
  expect(f1Of([hits])).toBeCloseTo(2 / 3)
  expect(f1Of([])).toBe(1)
  expect(precisionOf([{ right: 3, wrong: 1, missed: 7 }, hits])).toBeCloseTo(
    (3 + hits.right) / (4 + hits.right + hits.wrong),
  )
  expect(recallOf([{ right: 3, wrong: 1, missed: 7 }])).toBeCloseTo(0.3)
  expect([precisionOf([]), recallOf([])]).toEqual([1, 1])
})

it('a title is right blind to case; where there is none, nothing and the newest job are right', () => {
  expect(isTitleRight(resumeWith({ title: 'Staff Accountant' }, { titles: ['STAFF ACCOUNTANT'] }))).toBe(true)
  expect(isTitleRight(resumeWith({ title: '' }, { titles: [] }))).toBe(true)
  expect(isTitleRight(resumeWith({ title: 'Clerk' }, { titles: ['Cashier'] }))).toBe(false)
  expect(isTitleRight(resumeWith({ title: 'Clerk' }, {}))).toBeUndefined()
})

it.each(['Ana Reyes', 'ana@mail.example', 'Work Experience'])('%j is no title', (title) => {
  expect(isTitleForbidden(resumeWith({ title }, { name: 'Ana Reyes' }))).toBe(true)
})

it('a school or a degree is found when all its words are labelled', () => {
  const education = [{ school: 'Cebu Doctors College', degree: 'BS Nursing', start: '', end: '' }]
  expect(isEducationFound(resumeWith({ education }, { education: 'BS Nursing 2012' }))).toBe(true)
  expect(isEducationFound(resumeWith({ education }, { education: 'BS Biology' }))).toBe(false)
})
