import { normaliseWords } from '@hanap/contract/jobs/searches'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthInManila } from '../../lib/manila-time.ts'
import { readCriteria } from '../jobs/rules.ts'
import {
  type Counter,
  dayAfterMonth,
  NOTHING_SPENT,
  openCredit,
  repeatsSince,
  spendSearch,
  statusOf,
} from './rules.ts'

describe('the month', () => {
  test.each([
    ['2026-11-30T15:59:59.999Z', '2026-11', '2026-12-01'],
    ['2026-11-30T16:00:00.000Z', '2026-12', '2027-01-01'],
    ['2026-12-31T15:59:59.999Z', '2026-12', '2027-01-01'],
    ['2026-12-31T16:00:00.000Z', '2027-01', '2027-02-01'],
    ['2028-02-29T15:59:59.999Z', '2028-02', '2028-03-01'],
  ])('of %s is %s in Manila and ends before %s', (now, month, next) => {
    expect(monthInManila(new Date(now))).toBe(month)
    expect(dayAfterMonth(month)).toBe(next)
  })
})

/** Any text, with many characters that cleaning removes. */
const typed = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1 }),
    fc.constantFrom(...'aIH. ,!\u00ad\u200d\u0307\u0331\0'),
  ),
  maxLength: 60,
})

describe('the text of a search', () => {
  test.each([
    ['  Video   EDITOR ', 'video editor'],
    ['Ｖｉｄｅｏ　ｅｄｉｔｏｒ', 'video editor'],
    ['video\teditor\n', 'video editor'],
    ['vi\u0000deo', 'vi deo'],
    ['CAFE\u0301', 'caf\u00e9'],
    ['𝐕𝐀', 'va'],
    ['"Video Editor" -Remote', '"video editor" -remote'],
    ['\ud800', '\ufffd'],
    ['video editor.', 'video editor'],
    ['vi\u00addeo\ufeff', 'video'],
    ['I want C++!', 'i want c++!'],
  ])('%j counts as %j', (text, normal) => {
    expect(normaliseWords(text)).toBe(normal)
  })

  test('is the same whether it was cleaned for searching first, and whether it was normalised before', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const searched = readCriteria({ search: text }, new Date()).text ?? ''
        expect(normaliseWords(searched)).toBe(normaliseWords(text))
        expect(normaliseWords(normaliseWords(text))).toBe(normaliseWords(text))
      }),
    )
  })
})

test('a credit holds where a smaller plan came in between, once', () => {
  const now = new Date('2026-11-20T03:00:00Z')
  const announced = openCredit({ spent: 500, credit_expires_at: null }, 750, now)
  expect(announced).not.toBeNull()
  const counter = announced ?? NOTHING_SPENT
  expect(statusOf(counter, { max: 100, isActive: true, now })).toMatchObject({
    current_count: 501,
    remaining_searches: 0,
    can_search: true,
  })
  const spent = spendSearch(counter, 100, now)
  expect(spent).toEqual({ spent: 501, credit_expires_at: null })
  expect(spendSearch(spent ?? NOTHING_SPENT, 100, now)).toBeNull()
})

type Step = { kind: 'announce' } | { kind: 'search'; text: string } | { kind: 'wait'; ms: number }

const MINUTE_MS = 60_000
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('announce' as const) }),
  fc.record({ kind: fc.constant('search' as const), text: fc.constantFrom('va', 'csr', 'editor', 'cook') }),
  fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.oneof(
      fc.nat({ max: 90_000 }),
      fc.constantFrom(59_999, MINUTE_MS, 30 * MINUTE_MS - 1, 30 * MINUTE_MS),
      fc.nat({ max: 8 * 24 * 60 * MINUTE_MS }),
    ),
  }),
)

test('whatever a seeker does, the count is what a plain list of charges says and stays within the cap', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (steps, max) => {
      let now = new Date('2026-11-25T15:00:00Z')
      const counters = new Map<string, Counter>()
      const lastSearched = new Map<string, Date>()
      // A simple model: the charges, and the last unspent announcement.
      const charges: Date[] = []
      let announcedAt: Date | null = null

      for (const done of steps) {
        const month = monthInManila(now)
        const charged = charges.filter((at) => monthInManila(at) === month).length
        const waits = isWaiting(announcedAt, now)
        const counter = counters.get(month) ?? NOTHING_SPENT
        if (done.kind === 'wait') now = new Date(now.getTime() + done.ms)
        if (done.kind === 'announce') {
          const opened = openCredit(counter, max, now)
          expect(opened === null).toBe(charged === max)
          if (opened) {
            counters.set(month, opened)
            announcedAt = now
          } else expect(waits).toBe(false)
        }
        if (done.kind === 'search') {
          const last = lastSearched.get(done.text)
          if (last && last > repeatsSince(now)) {
            expect(now.getTime() - last.getTime()).toBeLessThan(30 * MINUTE_MS)
            lastSearched.set(done.text, now)
          } else {
            if (last) expect(now.getTime() - last.getTime()).toBeGreaterThanOrEqual(30 * MINUTE_MS)
            const spent = spendSearch(counter, max, now)
            expect(spent === null).toBe(charged === max)
            if (spent) {
              counters.set(month, spent)
              lastSearched.set(done.text, now)
              charges.push(now)
              announcedAt = null
            }
          }
        }
        expectWithinCap(counters, { charges, announcedAt, max, now })
      }
    }),
    { numRuns: 400 },
  )
})

const isWaiting = (announcedAt: Date | null, now: Date) =>
  announcedAt !== null &&
  now.getTime() - announcedAt.getTime() < MINUTE_MS &&
  monthInManila(announcedAt) === monthInManila(now)

function expectWithinCap(
  counters: Map<string, Counter>,
  model: { charges: Date[]; announcedAt: Date | null; max: number; now: Date },
) {
  const { max, now } = model
  const month = monthInManila(now)
  const status = statusOf(counters.get(month) ?? NOTHING_SPENT, { max, isActive: true, now })
  const charged = model.charges.filter((at) => monthInManila(at) === month).length
  const counted = charged + (isWaiting(model.announcedAt, now) ? 1 : 0)
  expect(counted).toBeLessThanOrEqual(max)
  expect(status).toMatchObject({
    current_count: counted,
    remaining_searches: max - counted,
    can_search: charged < max,
    month,
  })
}
