import type { Application, ApplicationStatus } from '@hanap/contract/applications/applications'
import { expect, test } from 'vitest'
import { anApplication } from '../../../../../test/applications.ts'
import { routeOf } from './route-stops.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
let lastId = 0
const moved = (
  from: ApplicationStatus,
  to: ApplicationStatus,
  happened_at: string,
): Application['history'][number] => ({
  id: ++lastId,
  kind: 'status',
  from,
  to,
  source: 'seeker',
  happened_at,
})

const words = (application: Application) =>
  routeOf(application, NOW).map(({ status, state, date }) =>
    [status, state, date?.slice(0, 10) ?? null].join(' '),
  )

test.each<[string, Partial<Application>, string[]]>([
  ['just sent', {}, ['applied current 2026-11-03', 'reviewing ahead ', 'interview ahead ', 'offer ahead ']],
  [
    'at the interview, with its appointment',
    {
      status: 'interview',
      interview_date: '2026-11-24T13:00:00Z',
      history: [
        moved('applied', 'reviewing', '2026-11-06T00:00:00Z'),
        moved('reviewing', 'interview', '2026-11-18T00:00:00Z'),
      ],
    },
    [
      'applied passed 2026-11-03',
      'reviewing passed 2026-11-06',
      'interview current 2026-11-24',
      'offer ahead ',
    ],
  ],
  [
    'straight to an offer: the stops it went past have no date',
    { status: 'offer', offer_date: '2026-11-30T00:00:00Z' },
    ['applied passed 2026-11-03', 'reviewing passed ', 'interview passed ', 'offer current 2026-11-30'],
  ],
  [
    'hired',
    { status: 'hired', history: [moved('offer', 'hired', '2026-12-01T00:00:00Z')] },
    [
      'applied passed 2026-11-03',
      'reviewing passed ',
      'interview passed ',
      'offer passed ',
      'hired current 2026-12-01',
    ],
  ],
  [
    'rejected after the review: nothing after it is drawn',
    {
      status: 'rejected',
      history: [
        moved('applied', 'reviewing', '2026-11-06T00:00:00Z'),
        moved('reviewing', 'rejected', '2026-11-09T00:00:00Z'),
      ],
    },
    ['applied passed 2026-11-03', 'reviewing passed 2026-11-06', 'rejected ended 2026-11-09'],
  ],
  [
    'rejected at once, with an interview that was only planned before',
    { status: 'rejected', history: [moved('applied', 'rejected', '2026-11-09T00:00:00Z')] },
    ['applied passed 2026-11-03', 'rejected ended 2026-11-09'],
  ],
  [
    'an offer taken back after the hiring',
    { status: 'rejected', history: [moved('hired', 'rejected', '2026-11-09T00:00:00Z')] },
    ['applied passed 2026-11-03', 'offer passed ', 'rejected ended 2026-11-09'],
  ],
  ['rejected without any record', { status: 'rejected' }, ['applied passed 2026-11-03', 'rejected ended ']],
  [
    'an interview is fixed before the status says so',
    { interview_date: '2026-11-24T13:00:00Z' },
    ['applied current 2026-11-03', 'reviewing ahead ', 'interview ahead 2026-11-24', 'offer ahead '],
  ],
  [
    'moved back: what lay behind it is ahead again',
    {
      status: 'reviewing',
      history: [
        moved('applied', 'interview', '2026-11-06T00:00:00Z'),
        moved('interview', 'reviewing', '2026-11-09T00:00:00Z'),
      ],
    },
    ['applied passed 2026-11-03', 'reviewing current 2026-11-09', 'interview ahead ', 'offer ahead '],
  ],
])('%s', (_, change, stops) => {
  expect(words(anApplication(change))).toEqual(stops)
})
