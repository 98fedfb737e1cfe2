import { describe, expect, it } from 'vitest'
import { addCounts, believeDate, compare, cronEvery, type Heard, noCounts, weigh } from './rules.ts'

const text = Buffer.from('the text as we hold it')
const edited = Buffer.from('the text, edited')
const monday = new Date('2026-11-16T02:00:00Z')
const tuesday = new Date('2026-11-17T02:00:00Z')
const wednesday = new Date('2026-11-18T02:00:00Z')

const kept = { contentHash: text, postedAt: tuesday, removedAt: null, hasEmployer: true }
const seen = { contentHash: text, postedAt: tuesday as Date | null, isLive: true, hasEmployer: true }

describe('what a listing that was found is', () => {
  it.each([
    ['never seen before', undefined, seen, 'new'],
    ['the same again', kept, seen, 'unchanged'],
    ['put on top again', kept, { ...seen, postedAt: wednesday }, 'bumped'],
    ['edited in place', kept, { ...seen, contentHash: edited }, 'changed'],
    ['edited and put on top', kept, { ...seen, contentHash: edited, postedAt: wednesday }, 'changed'],
    ['shown again after it was removed', { ...kept, removedAt: wednesday }, seen, 'back'],
    [
      'removed, then back with another text',
      { ...kept, removedAt: tuesday },
      { ...seen, contentHash: edited },
      'back',
    ],
    ['with an employer that was not known', { ...kept, hasEmployer: false }, seen, 'changed'],
    ['without the employer that is known', kept, { ...seen, hasEmployer: false }, 'unchanged'],
    ['dated back by the board', kept, { ...seen, postedAt: monday }, 'unchanged'],
    [
      'dated back and edited by the board',
      kept,
      { ...seen, postedAt: monday, contentHash: edited },
      'changed',
    ],
    ['older in a file', kept, { ...seen, isLive: false, postedAt: monday, contentHash: edited }, 'unchanged'],
    ['of the same day in a file', kept, { ...seen, isLive: false, contentHash: edited }, 'changed'],
    ['newer in a file', kept, { ...seen, isLive: false, postedAt: wednesday }, 'bumped'],
    [
      'in a file without a date',
      kept,
      { ...seen, isLive: false, postedAt: null, contentHash: edited },
      'changed',
    ],
    [
      'in an old file, after the board removed it',
      { ...kept, removedAt: wednesday },
      { ...seen, isLive: false },
      'unchanged',
    ],
    [
      'in a file without a date, after the board removed it',
      { ...kept, removedAt: wednesday },
      { ...seen, isLive: false, postedAt: null },
      'unchanged',
    ],
  ])('%s', (_, before, found, outcome) => {
    expect(compare(before, found)).toBe(outcome)
  })
})

describe('what the own pages of listings said', () => {
  const pages = (count: number, isGone: boolean, isListed = true): Heard[] =>
    Array.from({ length: count }, (_, index) => ({ sourceId: String(index), isListed, isGone }))

  it.each([
    ['of few, all gone: believed at the end', pages(99, true), false],
    ['of a hundred, half gone', [...pages(50, true), ...pages(50, false)], false],
    ['of a hundred, more than half gone', [...pages(51, true), ...pages(49, false)], true],
    [
      'the last hundred gone, after thousands that are not',
      [...pages(4000, false), ...pages(51, true)],
      true,
    ],
    ['a hundred gone that the list does not show either', pages(100, true, false), false],
    [
      'those not listed count for nothing',
      [...pages(500, false, false), ...pages(51, true), ...pages(49, false)],
      true,
    ],
  ])('%s', (_, heard, isDoubtful) => {
    expect(weigh(heard).isDoubtful).toBe(isDoubtful)
  })

  it('is acted on when a hundred more listed ones were read, and not before', () => {
    const gone: Heard = { sourceId: 'gone', isListed: true, isGone: true }
    const missing: Heard = { sourceId: 'missing', isListed: false, isGone: true }
    expect(weigh([missing, gone, ...pages(99, false)]).gone).toEqual([])
    const { gone: believed, waiting } = weigh([missing, gone, ...pages(100, false)])
    expect(believed).toEqual(['missing', 'gone'])
    expect(waiting).toHaveLength(100)
  })
})

it('a date in the future is not believed, one of another time zone is', () => {
  const now = new Date('2026-11-20T00:00:00Z')
  expect(believeDate(new Date('2099-01-01'), now)).toBeNull()
  expect(believeDate(new Date('2026-11-20T10:00:00Z'), now)).toEqual(new Date('2026-11-20T10:00:00Z'))
  expect(believeDate(null, now)).toBeNull()
})

it.each([
  [0, undefined],
  [1, '* * * * *'],
  [15, '*/15 * * * *'],
  [60, '5 * * * *'],
  [180, '5 */3 * * *'],
  [1440, '5 4 * * *'],
  [10_080, '5 4 */7 * *'],
])('every %i minutes is %s', (minutes, cron) => {
  expect(cronEvery(minutes)).toBe(cron)
})

it('counts add up', () => {
  expect(addCounts({ ...noCounts(), new: 2, tags: 1 }, { new: 3, removed: 1 })).toEqual({
    ...noCounts(),
    new: 5,
    removed: 1,
    tags: 1,
  })
})
