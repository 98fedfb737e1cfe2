import { expect, test } from 'vitest'
import { anApplication } from '../../../../../test/applications.ts'
import { formatMonth, groupByMonth } from '../timeline/timeline-months.ts'
import { orderApplications } from './application-order.ts'
import type { TrackerOrder } from './applications-search.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
const list = [
  anApplication({
    id: 1,
    employer_name: 'álamo 10',
    applied_date: '2026-11-01T00:00:00Z',
    last_updated: '2026-11-19T00:00:00Z',
  }),
  anApplication({
    id: 2,
    employer_name: 'Zebra',
    applied_date: '2026-11-10T00:00:00Z',
    last_updated: '2026-11-10T00:00:00Z',
    interview_date: '2026-11-30T00:00:00Z',
  }),
  anApplication({
    id: 3,
    employer_name: 'Alamo 9',
    applied_date: '2026-11-05T00:00:00Z',
    last_updated: '2026-10-31T16:30:00Z',
    interview_date: '2026-11-22T00:00:00Z',
  }),
  anApplication({
    id: 4,
    employer_name: 'Zebra',
    applied_date: '2026-11-12T00:00:00Z',
    last_updated: '2026-10-31T15:30:00Z',
    interview_date: '2026-11-02T00:00:00Z',
  }),
]

test.each<[TrackerOrder, number[]]>([
  ['applied', [4, 2, 3, 1]],
  ['updated', [1, 2, 3, 4]],
  ['interview', [3, 2, 4, 1]],
  ['employer', [3, 1, 4, 2]],
])('by %s', (order, ids) => {
  expect(orderApplications(list, order, NOW).map(({ id }) => id)).toEqual(ids)
})

test('the list itself stays as it was', () => {
  orderApplications(list, 'applied', NOW)
  expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('months are those of Manila, in the order of the list', () => {
  const months = groupByMonth(orderApplications(list, 'updated', NOW))
  expect(months.map(({ month, applications }) => [month, ...applications.map(({ id }) => id)])).toEqual([
    ['2026-11', 1, 2, 3],
    ['2026-10', 4],
  ])
  expect(groupByMonth([])).toEqual([])
  expect(formatMonth('2026-11')).toBe('November 2026')
  expect(formatMonth('')).toBe('')
})
