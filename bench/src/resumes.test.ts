import { join } from 'node:path'
import type { ResumeFacts } from '@hanap/contract/profile/resumes'
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
import { countJobs, jobsByRule, monthOf } from './resumes/past-jobs.ts'
import { compareTwins } from './resumes/twins.ts'

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
    twin: undefined,
    sections: undefined,
    jobs: undefined,
  }
  return { label: { path: '', group: '', isHeldOut: false, ...unknown, ...label }, reading, took: 1 }
}

it('thirty or more resumes of our own are labelled, each with a name and an email', () => {
  const labels = loadResumeLabels(ownFolder, 'own')
  expect(labels.length).toBeGreaterThanOrEqual(30)
  expect(labels.filter(({ name, email, titles }) => !name || !email || !titles)).toEqual([])
})

it('items are split at marks and compared without case and punctuation', () => {
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

it('a title is compared without case; if there is none, nothing or the newest job is right', () => {
  expect(isTitleRight(resumeWith({ title: 'Staff Accountant' }, { titles: ['STAFF ACCOUNTANT'] }))).toBe(true)
  expect(isTitleRight(resumeWith({ title: '' }, { titles: [] }))).toBe(true)
  expect(isTitleRight(resumeWith({ title: 'Clerk' }, { titles: ['Cashier'] }))).toBe(false)
  expect(isTitleRight(resumeWith({ title: 'Clerk' }, {}))).toBeUndefined()
})

it.each(['Ana Reyes', 'ana@mail.example', 'Work Experience'])('%j is no title', (title) => {
  expect(isTitleForbidden(resumeWith({ title }, { name: 'Ana Reyes' }))).toBe(true)
})

it('a school or degree is found if all its words are labelled', () => {
  const education = [{ school: 'Cebu Doctors College', degree: 'BS Nursing', start: '', end: '' }]
  expect(isEducationFound(resumeWith({ education }, { education: 'BS Nursing 2012' }))).toBe(true)
  expect(isEducationFound(resumeWith({ education }, { education: 'BS Biology' }))).toBe(false)
})

it('unlabelled jobs are ranges of dates in sections about work', () => {
  const lines = ['Skills', 'Excel 2010 - 2013', 'Work History', 'Cashier, June 2013', 'to', 'May 2015']
  const more = [
    'Sales grew from 2013 - 2014',
    '02/2016 Current',
    'Retail Experience',
    '2009 - 2011',
    'Education',
    '2004 - 2008',
  ]
  expect(jobsByRule([...lines, ...more], ['Skills', 'Work History', 'Education'])).toEqual([
    { start: '2013-06', end: '2015-05' },
    { start: '2016-02', end: 'now' },
    { start: '2009', end: '2011' },
  ])
})

it.each([
  ['June 2013', '2013-06'],
  ['06/2013', '2013-06'],
  ['15/06/2013', '2013-06'],
  ['2013-06', '2013-06'],
  ["Jun'13", '2013-06'],
  ['Jun 95', '1995-06'],
  ['2013', '2013'],
  ['Present', 'now'],
])('%s is counted as %s', (date, month) => expect(monthOf(date)).toBe(month))

const jobOf = (title: string, start: string, end: string) => ({ title, company: '', start, end, summary: '' })

it('a job is found once, by its months and by a labelled title', async () => {
  const jobs = [
    { title: 'Cashier', start: '2013-06', end: '2015-05' },
    { title: 'Waiter', start: '2013-06', end: '2015-05' },
    { title: 'Cook', start: '2016', end: 'now' },
  ]
  const read = [jobOf('CASHIER', 'June 2013', 'May 2015'), jobOf('', 'June 2013', 'May 2015')]
  const [counted] = await countJobs([resumeWith({ past_jobs: read }, { jobs })])
  expect(counted).toMatchObject({
    hits: { right: 1, wrong: 1, missed: 2 },
    titled: 1,
    missed: ['Waiter 2013-06 to 2015-05', 'Cook 2016 to now'],
    vain: ['2013-06 to 2015-05'],
  })
})

it('a Word document and its PDF are compared in each field, with what either adds', () => {
  const pdf = resumeWith({ title: 'Team Lead', skills: ['Excel', 'Zoom'] }, { path: 'a.pdf' })
  const docx = resumeWith(
    { title: 'TEAM LEAD', skills: ['Excel', 'Word'] },
    { path: 'a.docx', twin: 'a.pdf' },
  )
  const compared = compareTwins([pdf, docx])
  expect(compared).toContainEqual({ field: 'title', same: 1, all: 1, differing: [] })
  // Both have Excel; one has Zoom, one Word.
  expect(compared).toContainEqual({ field: 'skills', same: 1, all: 2, differing: ['a.docx'] })
})
