import type { Application } from '@hanap/contract/applications/applications'
import { expect, test } from 'vitest'
import { anApplication } from '../../../../../test/applications.ts'
import { changed } from '../changing/address-change.ts'
import type { ApplicationsSearch } from './applications-search.ts'
import { changeToShow } from './where-shown.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')

test.each<[string, ApplicationsSearch, Partial<Application>, ApplicationsSearch]>([
  ['the table opens it', { page: 3 }, {}, { open: 1 }],
  [
    'filters that show it stay',
    { origin: 'hanap', sort: 'employer' },
    {},
    { origin: 'hanap', sort: 'employer', open: 1 },
  ],
  ['filters that leave it out go', { search: 'nurse', from: '2026-11-01' }, {}, { open: 1 }],
  ['another tab gives way', { status: 'offer' }, {}, { open: 1 }],
  ['its own tab stays', { status: 'offer' }, { status: 'offer' }, { status: 'offer', open: 1 }],
  ['on the board it is only shown', { view: 'board', search: 'nurse' }, {}, { view: 'board' }],
  [
    'a phone’s board turns to its column',
    { view: 'board', status: 'offer' },
    {},
    { view: 'board', status: 'applied' },
  ],
  ['the timeline begins at its first page', { view: 'timeline', page: 2 }, {}, { view: 'timeline' }],
])('%s', (_, search, application, after) => {
  expect(changed(search, changeToShow(anApplication(application), search, NOW))).toEqual(after)
})
