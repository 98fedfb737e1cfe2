import type { Application } from '@hanap/contract/applications/applications'
import { expect, test } from 'vitest'
import { anApplication } from '../../../../../test/applications.ts'
import { countChoices, filterApplications, waysOut, withoutCriteria } from './application-filters.ts'
import { type ApplicationFilters, originFilters, sendingFilters } from './applications-search.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
const SOON = '2026-11-24T13:00:00Z'
const OVER = '2026-11-10T13:00:00Z'
const round = (starts_at: string | null) => ({
  id: 1,
  starts_at,
  starts_on: null,
  label: '',
  place: '',
  notes: '',
})

test.each<[string, ApplicationFilters, Partial<Application>, boolean]>([
  ['no filter', {}, {}, true],
  ['a word of the title', { search: 'support' }, {}, true],
  ['the beginning of a word', { search: 'supp' }, {}, true],
  [
    'words in any order, of title, employer and notes',
    { search: 'dana pine lead' },
    { notes: 'Ask Dana' },
    true,
  ],
  ['one word that is nowhere', { search: 'support nurse' }, {}, false],
  [
    'accents that were not typed',
    { search: 'nino penafrancia' },
    { employer_name: 'Niño Peñafrancia' },
    true,
  ],
  ['accents that are not there', { search: 'hárbor' }, {}, true],
  ['signs of a pattern', { search: '.*' }, {}, false],
  ['sent from here', { origin: 'hanap' }, {}, true],
  ['sent from here, and it was not', { origin: 'hanap' }, { origin: 'elsewhere' }, false],
  ['added by hand', { origin: 'elsewhere' }, { origin: 'elsewhere' }, true],
  ['sent', { sending: 'sent' }, {}, true],
  ['not confirmed', { sending: 'unknown' }, { send_state: 'unknown' }, true],
  ['not confirmed, as it is still being sent', { sending: 'unknown' }, { send_state: 'sending' }, true],
  ['not sent', { sending: 'failed' }, { send_state: 'failed' }, true],
  ['not sent, and it was', { sending: 'failed' }, {}, false],
  ['from its day on', { from: '2026-11-03' }, {}, true],
  ['from the day after', { from: '2026-11-04' }, {}, false],
  ['until its day', { to: '2026-11-03' }, {}, true],
  ['until the day before', { to: '2026-11-02' }, {}, false],
  ['the day is the one in Manila', { from: '2026-11-04' }, { applied_date: '2026-11-03T16:00:00Z' }, true],
  ['an interview ahead', { interview: 'ahead' }, { status: 'interview', interview_date: SOON }, true],
  [
    'a later round ahead',
    { interview: 'ahead' },
    { interview_date: OVER, interviews: [round(OVER), round(SOON)] },
    true,
  ],
  [
    'an interview that is over',
    { interview: 'ahead' },
    { interview_date: OVER, interviews: [round(OVER)] },
    false,
  ],
  ['an interview without a time', { interview: 'ahead' }, { interviews: [round(null)] }, false],
  [
    'an interview of one that was rejected',
    { interview: 'ahead' },
    { status: 'rejected', interview_date: SOON },
    false,
  ],
  ['a reminder', { reminder: 'set' }, { follow_up_date: SOON }, true],
  ['a reminder that was mailed', { reminder: 'set' }, { follow_up_date: OVER, reminded_at: OVER }, false],
  ['all of several', { search: 'lead', origin: 'hanap', to: '2026-11-30' }, {}, true],
  ['all but one of several', { search: 'lead', origin: 'hanap', to: '2026-11-01' }, {}, false],
])('%s', (_, filters, change, isThere) => {
  expect(filterApplications([anApplication(change)], filters, NOW)).toHaveLength(isThere ? 1 : 0)
})

test('what changes is looked through anew', () => {
  const application = anApplication()
  expect(filterApplications([application], { search: 'dana' }, NOW)).toEqual([])
  const changed = { ...application, notes: 'Ask for Dana' }
  expect(filterApplications([changed], { search: 'dana' }, NOW)).toEqual([changed])
})

test('filters are taken away one by one; what is not a filter is not touched', () => {
  const filters = { search: 'lead', origin: 'hanap', from: '2026-11-03' } as const
  expect(withoutCriteria(filters, ['origin'])).toEqual({ search: 'lead', from: '2026-11-03' })
  const address = { ...filters, view: 'board', page: 2 }
  expect(withoutCriteria(address, ['from'])).toEqual({
    search: 'lead',
    origin: 'hanap',
  })
})

test('of filters that leave nothing, those are named that would bring something, the most first', () => {
  const list = [anApplication({ origin: 'elsewhere' }), anApplication({ id: 2 }), anApplication({ id: 3 })]
  const filters = { origin: 'elsewhere', sending: 'failed', reminder: 'set' } as const
  expect(waysOut(list, filters, NOW)).toEqual([])
  expect(waysOut(list, { origin: 'elsewhere', from: '2026-12-01' }, NOW)).toEqual([
    { criterion: 'from', count: 1 },
  ])
  expect(waysOut(list, { search: 'support', from: '2026-12-01' }, NOW)).toEqual([
    { criterion: 'from', count: 3 },
  ])
})

test('each choice is counted beside the other filters', () => {
  const list = [
    anApplication({ origin: 'elsewhere' }),
    anApplication({ id: 2, send_state: 'failed' }),
    anApplication({ id: 3, job_title: 'Bookkeeper' }),
  ]
  const filters = { search: 'support', origin: 'hanap' } as const
  expect(countChoices(list, filters, { criterion: 'origin', choices: originFilters, now: NOW })).toEqual({
    any: 2,
    hanap: 1,
    elsewhere: 1,
  })
  expect(countChoices(list, filters, { criterion: 'sending', choices: sendingFilters, now: NOW })).toEqual({
    any: 1,
    sent: 0,
    unknown: 0,
    failed: 1,
  })
})
