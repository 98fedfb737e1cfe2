import { expect, test } from 'vitest'
import { anApplication } from '../../../../test/applications.ts'
import { nextInterview } from './application-times.ts'
import { readApplicationsSearch } from './finding/applications-search.ts'
import { fromManilaField, toManilaField } from './manila-time.ts'
import { statusTabs } from './views/application-tabs.ts'

test('All and six tabs, each with its count', () => {
  const tabs = statusTabs([anApplication(), anApplication({ status: 'hired' })], 'All')
  expect(tabs.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'All 2',
    'Applied 1',
    'Under Review 0',
    'Interview 0',
    'Offer 0',
    'Hired 1',
    'Rejected 0',
  ])
})

test('one that was never sent counts under All alone, until its seeker knows better', () => {
  const failed = anApplication({ send_state: 'failed' })
  const counts = (...applications: (typeof failed)[]) =>
    statusTabs(applications, 'All').flatMap(({ label, count }) => (count > 0 ? [`${label} ${count}`] : []))
  expect(counts(failed)).toEqual(['All 1'])
  expect(counts(anApplication({ send_state: 'unknown' }))).toEqual(['All 1', 'Applied 1'])
  expect(counts({ ...failed, status: 'reviewing' })).toEqual(['All 1', 'Under Review 1'])
})

test('the next interview is the earliest that lies ahead', () => {
  const now = Date.parse('2026-11-20T00:00:00Z')
  const at = (interview_date: string, status: 'interview' | 'rejected' = 'interview') =>
    anApplication({ status, interview_date })
  expect(nextInterview([], now)).toBeNull()
  expect(
    nextInterview(
      [
        at('2026-11-30T00:00:00Z'),
        at('2026-11-24T00:00:00Z'),
        at('2026-11-01T00:00:00Z'),
        at('2026-11-21T00:00:00Z', 'rejected'),
      ],
      now,
    ),
  ).toBe('2026-11-24T00:00:00Z')
})

test.each([
  ['as it begins', '2026-11-23T16:00:00Z', '2026-11-24'],
  ['at nine in the morning', '2026-11-24T01:00:00Z', '2026-11-24'],
  ['in its last minute', '2026-11-24T15:59:00Z', '2026-11-24'],
  ['once it is over', '2026-11-24T16:00:00Z', null],
])('an interview on a day lies ahead until the day ends in Manila: %s', (_, now, next) => {
  const interview = { interview_date: '2026-11-24T00:00:00Z', interview_on: '2026-11-24' }
  expect(nextInterview([anApplication({ status: 'interview', ...interview })], Date.parse(now))).toBe(next)
})

test.each([
  [
    { status: 'interview', page: '2' },
    { status: 'interview', page: 2 },
  ],
  [{ status: 'dreaming', page: '-1' }, {}],
  [{ page: '1' }, {}],
  [
    { view: 'board', open: '7', sort: 'employer' },
    { view: 'board', open: 7, sort: 'employer' },
  ],
  [{ view: 'table', sort: 'applied' }, {}],
  [{ view: 'kanban', open: '0', sort: 'luck' }, {}],
  [
    {
      search: '  two   words ',
      origin: 'elsewhere',
      sending: 'unknown',
      interview: 'ahead',
      reminder: 'set',
    },
    { search: 'two words', origin: 'elsewhere', sending: 'unknown', interview: 'ahead', reminder: 'set' },
  ],
  [{ search: ' ', origin: 'x', sending: 'sending', interview: 'past', reminder: '1' }, {}],
  [{ search: 2026 }, { search: '2026' }],
  [{ search: `${'a'.repeat(99)} bc` }, { search: 'a'.repeat(99) }],
  [
    { from: '2026-02-28', to: '2026-11-30' },
    { from: '2026-02-28', to: '2026-11-30' },
  ],
  [{ from: '2026-02-30', to: '1999-01-01' }, {}],
  [{ from: '11/03/2026', to: 20261103 }, {}],
  [{ page: 'x' }, {}],
  [{}, {}],
])('the address %j is read as %j', (search, read) => {
  expect(readApplicationsSearch(search)).toEqual(read)
})

test('interview times are given and shown in Manila', () => {
  expect(toManilaField('2026-11-24T13:00:00.000Z')).toBe('2026-11-24T21:00')
  expect(fromManilaField('2026-11-24T21:00')).toBe('2026-11-24T13:00:00.000Z')
  expect(toManilaField(null)).toBe('')
  expect(toManilaField('soon')).toBe('')
  expect(fromManilaField('')).toBe('')
})
