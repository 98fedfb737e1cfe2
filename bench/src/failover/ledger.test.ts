/** @module-tag operations */
import { describe, expect, test } from 'vitest'
import type { Fault } from './faults.ts'
import { findDoubled, findLost, type Outcome, type Write } from './ledger.ts'
import { notice, type Seen } from './measure.ts'
import { describeCost } from './results.ts'

const write = (value: string | null, outcome: Outcome, what = 'note 1'): Write => ({
  what,
  value,
  outcome,
  at: 5,
})

describe('A confirmed write', () => {
  test('is lost if nothing, or an older value, is there', () => {
    const writes = [write('a', 'acknowledged'), write('b', 'acknowledged')]
    expect(findLost(writes, new Map())).toEqual([{ what: 'note 1', expected: 'b', found: null, at: 5 }])
    expect(findLost(writes, new Map([['note 1', 'a']]))).toHaveLength(1)
    expect(findLost(writes, new Map([['note 1', 'b']]))).toEqual([])
  })

  test('may be replaced by an unclear one, but not by a refused one', () => {
    const found = new Map([['note 1', 'b']])
    expect(findLost([write('a', 'acknowledged'), write('b', 'unclear')], found)).toEqual([])
    expect(findLost([write('a', 'acknowledged'), write('b', 'refused')], found)).toHaveLength(1)
  })

  test('that removes something is lost if the thing is still there', () => {
    const writes = [write('saved', 'acknowledged'), write(null, 'acknowledged')]
    expect(findLost(writes, new Map([['note 1', 'saved']]))).toHaveLength(1)
    expect(findLost(writes, new Map())).toEqual([])
  })

  test('alone counts: an unconfirmed one cannot be lost', () => {
    expect(findLost([write('a', 'unclear'), write('b', 'refused')], new Map())).toEqual([])
  })
})

test('what is there twice is reported with its count', () => {
  expect(findDoubled(['a', 'b', 'a', 'a', 'c'])).toEqual(new Map([['a', 3]]))
})

describe('People notice of a fault', () => {
  const seen = (ended: number, status: number, kind: Seen['kind'] = 'read'): Seen => ({
    kind,
    call: 'browse',
    began: ended - 3,
    ended,
    status,
  })
  const good = (from: number, count: number) => Array.from({ length: count }, (_, n) => seen(from + n, 200))

  test('nothing if no request failed', () => {
    const all = [...good(100, 5), seen(106, 404), seen(107, 201, 'write')]
    const { failed, recoveryMs } = notice(all, { from: 100, to: 200 })
    expect({ failed, recoveryMs }).toEqual({
      failed: { read: 0, write: 0 },
      recoveryMs: { read: 0, write: 0 },
    })
  })

  test('its end, at the first of ten good answers after the last bad one', () => {
    const all = [seen(99, 502), ...good(100, 12), seen(120, 503), seen(121, 0), ...good(130, 10)]
    const { failed, recoveryMs, requests } = notice(all, { from: 100, to: 200 })
    expect({ failed, recovery: recoveryMs.read, requests }).toEqual({
      failed: { read: 2, write: 0 },
      recovery: 30,
      requests: 24,
    })
  })

  test('no end if fewer good answers follow', () => {
    const all = [seen(120, 503, 'write'), ...good(130, 20), seen(131, 200, 'write')]
    expect(notice(all, { from: 100, to: 200 }).recoveryMs).toEqual({ read: 0, write: null })
  })

  test('no recovery if nothing is answered any more', () => {
    expect(notice(good(90, 10), { from: 100, to: 200 }).recoveryMs).toEqual({ read: null, write: null })
  })
})

describe('A run fails', () => {
  const fault = (name: string, costsNothing?: boolean): Fault => ({
    name,
    missing: null,
    lastsMs: 0,
    begin: () => {},
    ...(costsNothing && { costsNothing }),
  })
  const noticed = (writeMs: number | null, failed = 1) => ({
    requests: 40,
    failed: { read: 0, write: failed },
    recoveryMs: { read: 0, write: writeMs },
    slowestMs: 90,
  })

  test('if the site never recovered from a fault, even for writes alone', () => {
    const promotion = fault('lose the primary, promote')
    expect(describeCost({ fault: promotion, noticed: noticed(null) })).toEqual([
      'lose the primary, promote: writes did not come back',
    ])
    expect(describeCost({ fault: promotion, noticed: notice([], { from: 100, to: 200 }) })).toEqual([
      'lose the primary, promote: reads did not come back',
      'lose the primary, promote: writes did not come back',
    ])
    expect(describeCost({ fault: promotion, noticed: noticed(2400) })).toEqual([])
  })

  test('if a request failed in a fault that must cost nothing', () => {
    const restart = fault('rolling restart', true)
    expect(describeCost({ fault: restart, noticed: noticed(300) })).toEqual([
      'rolling restart: 1 requests failed',
    ])
    expect(describeCost({ fault: restart, noticed: noticed(0, 0) })).toEqual([])
  })
})
