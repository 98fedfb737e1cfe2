import { plans } from '@hanap/contract/plans'
import { describe, expect, it, test } from 'vitest'
import { criteriaKey, lastDue, pauseOf, plainCriteria, takeInTurn, writtenEstimate } from './rules.ts'

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

test.each([
  [28_000, 34_000, 'about ₱28,000 to ₱34,000 a month, our estimate'],
  [28_000, 28_000, 'about ₱28,000 a month, our estimate'],
  [28_000, null, 'from ₱28,000 a month, our estimate'],
  [null, 34_000, 'up to ₱34,000 a month, our estimate'],
  [null, null, ''],
])('pay from %s to %s reads %j', (php_min, php_max, text) => {
  expect(writtenEstimate({ php_min, php_max })).toBe(text)
})
