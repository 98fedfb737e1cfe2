/** @module-tag operations */
import { describe, expect, test } from 'vitest'
import { findDoubled, findLost, type Outcome, type Write } from './ledger.ts'
import { notice, type Seen } from './measure.ts'

const write = (value: string | null, outcome: Outcome, what = 'note 1'): Write => ({
  what,
  value,
  outcome,
  at: 5,
})

describe('A confirmed write', () => {
  test('is lost where nothing, or something older, is there', () => {
    const writes = [write('a', 'acknowledged'), write('b', 'acknowledged')]
    expect(findLost(writes, new Map())).toEqual([{ what: 'note 1', expected: 'b', found: null, at: 5 }])
    expect(findLost(writes, new Map([['note 1', 'a']]))).toHaveLength(1)
    expect(findLost(writes, new Map([['note 1', 'b']]))).toEqual([])
  })

  test('may have been followed by one that nobody knows the end of, and not by one that was refused', () => {
    const found = new Map([['note 1', 'b']])
    expect(findLost([write('a', 'acknowledged'), write('b', 'unclear')], found)).toEqual([])
    expect(findLost([write('a', 'acknowledged'), write('b', 'refused')], found)).toHaveLength(1)
  })

  test('that takes something away is lost where it is still there', () => {
    const writes = [write('saved', 'acknowledged'), write(null, 'acknowledged')]
    expect(findLost(writes, new Map([['note 1', 'saved']]))).toHaveLength(1)
    expect(findLost(writes, new Map())).toEqual([])
  })

  test('is what counts: what was never confirmed cannot be lost', () => {
    expect(findLost([write('a', 'unclear'), write('b', 'refused')], new Map())).toEqual([])
  })
})

test('what is there twice is told with its number', () => {
  expect(findDoubled(['a', 'b', 'a', 'a', 'c'])).toEqual(new Map([['a', 3]]))
})

describe('Of a fault people notice', () => {
  const seen = (ended: number, status: number, kind: Seen['kind'] = 'read'): Seen => ({
    kind,
    call: 'browse',
    began: ended - 3,
    ended,
    status,
  })
  const good = (from: number, count: number) => Array.from({ length: count }, (_, n) => seen(from + n, 200))

  test('nothing where no request failed', () => {
    const { failed, recoveryMs } = notice([...good(100, 5), seen(106, 404)], { from: 100, to: 200 })
    expect({ failed, recoveryMs }).toEqual({
      failed: { read: 0, write: 0 },
      recoveryMs: { read: 0, write: 0 },
    })
  })

  test('that it is over with the first of ten good answers after the last bad one', () => {
    const all = [seen(99, 502), ...good(100, 12), seen(120, 503), seen(121, 0), ...good(130, 10)]
    const { failed, recoveryMs, requests } = notice(all, { from: 100, to: 200 })
    expect({ failed, recovery: recoveryMs.read, requests }).toEqual({
      failed: { read: 2, write: 0 },
      recovery: 30,
      requests: 24,
    })
  })

  test('that it is not over where fewer follow', () => {
    const all = [seen(120, 503, 'write'), ...good(130, 20), seen(131, 200, 'write')]
    expect(notice(all, { from: 100, to: 200 }).recoveryMs).toEqual({ read: 0, write: null })
  })
})
