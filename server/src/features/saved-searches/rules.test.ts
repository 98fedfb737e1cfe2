import { plans } from '@hanap/contract/payments/plans'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { criteriaKey, lastDue, pauseOf, plainCriteria, takeInTurn } from './rules.ts'

describe('Criteria in their plain form', () => {
  it('leave out what does not narrow', () => {
    const given = { search: ' ', job_type: 'any', salary_range: 'any', tags: '-3' } as const
    expect(plainCriteria(given)).toEqual({})
  })
  it('name each tag once, in one order', () => {
    expect(plainCriteria({ tags: 'name:Web%20Design,9,2,name:web design,9' })).toEqual({
      tags: '2,9,name:web%20design',
    })
  })
  it('stay as they are when they are made plain again', () => {
    const plain = plainCriteria({ search: 'Tax.', tags: `name:${'é'.repeat(90)}`, job_type: 'gig' })
    expect(plainCriteria(plain)).toEqual(plain)
  })
  it.each([
    [{ search: 'va' }, { search: 'vb' }],
    [{ search: 'va' }, { tags: 'name:va' }],
    [{ tags: '1' }, { tags: '1,2' }],
    [{ tags: '1' }, { tags: 'name:1' }],
    [{ job_type: 'gig' }, { job_type: 'contract' }],
    [{ search: 'va', salary_range: '0-500' }, { search: 'va' }],
  ] as const)('that differ have different keys (%#)', (one, other) => {
    expect(criteriaKey(plainCriteria(one))).not.toEqual(criteriaKey(plainCriteria(other)))
  })
})

test.each([
  // A Friday, a minute before eight in Manila and at eight.
  ['daily', '2026-11-19T23:59:59Z', '2026-11-19T00:00:00Z'],
  ['daily', '2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'],
  ['daily', '2026-11-20T15:59:00Z', '2026-11-20T00:00:00Z'],
  ['daily', '2026-11-20T23:00:00Z', '2026-11-20T00:00:00Z'],
  ['weekly', '2026-11-20T12:00:00Z', '2026-11-16T00:00:00Z'],
  ['weekly', '2026-11-15T23:59:59Z', '2026-11-09T00:00:00Z'],
  ['weekly', '2026-11-16T00:00:00Z', '2026-11-16T00:00:00Z'],
  ['weekly', '2026-11-22T23:59:00Z', '2026-11-16T00:00:00Z'],
  ['immediately', '2026-11-22T23:59:00Z', '2026-11-22T23:59:00Z'],
] as const)('who wants to be told %s is told at %s of what matched until %s', (frequency, now, due) => {
  expect(lastDue(frequency, new Date(now))).toEqual(new Date(due))
})

const DAY_MS = 24 * 60 * 60 * 1000
const inManila = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  weekday: 'long',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
})
const writtenInManila = (time: Date) =>
  Object.fromEntries(inManila.formatToParts(time).map(({ type, value }) => [type, value]))

test('whatever the hour of the day, a digest is due at it, on a Monday if weekly, and the next lies ahead', () => {
  const times = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 23 }), (now, hour) => {
      const daily = lastDue('daily', now, hour)
      const weekly = lastDue('weekly', now, hour)
      for (const due of [daily, weekly]) {
        const { hour: at, minute, second } = writtenInManila(due)
        expect([Number(at), Number(minute), Number(second)]).toEqual([hour, 0, 0])
      }
      expect(writtenInManila(weekly)['weekday']).toBe('Monday')
      const [sinceDaily, sinceWeekly] = [now.getTime() - daily.getTime(), now.getTime() - weekly.getTime()]
      expect([sinceDaily >= 0, sinceDaily < DAY_MS]).toEqual([true, true])
      expect([sinceWeekly >= 0, sinceWeekly < 7 * DAY_MS]).toEqual([true, true])
    }),
  )
})

test.each([
  [{ alerts: false, jobAlerts: false, plan: null }, 'off'],
  [{ alerts: true, jobAlerts: false, plan: null }, 'job-alerts-off'],
  [{ alerts: true, jobAlerts: true, plan: null }, 'no-plan'],
  [{ alerts: true, jobAlerts: true, plan: plans.basic }, 'filters'],
  [{ alerts: true, jobAlerts: true, plan: plans.premium }, null],
] as const)('the first thing in the way is named (%#)', (given, pause) => {
  expect(pauseOf({ ...given, criteria: { job_type: 'gig' } })).toBe(pause)
})

test('a search that finds much leaves room for the others', () => {
  expect(takeInTurn([[1, 2, 3, 4, 5], [6], [7, 8]], 5)).toEqual([[1, 2], [6], [7, 8]])
  expect(takeInTurn([[1], [], [2]], 5)).toEqual([[1], [], [2]])
  expect(takeInTurn([[1, 2], [3]], 1)).toEqual([[1], []])
})
