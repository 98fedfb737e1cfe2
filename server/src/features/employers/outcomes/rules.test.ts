import { expect, test } from 'vitest'
import { outcomeOf, rangeOf, type SentEvent, tellOutcomes, wilson } from './rules.ts'

const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 24 * 60 * 60 * 1000)
const status = (to: string, on: number): SentEvent => ({ kind: 'status', from: 'applied', to, at: day(on) })
const outcome = (events: SentEvent[], repliedOn: number | null = null) => {
  const { replied, interviewed } = outcomeOf({
    sentAt: day(0),
    repliedAt: repliedOn === null ? null : day(repliedOn),
    events,
  })
  return [replied, interviewed]
}

test.each<[string, SentEvent[], number | null, [boolean, boolean]]>([
  ['no word at all', [], null, [false, false]],
  ['that it was looked at', [status('reviewing', 3)], null, [false, false]],
  ['a message', [status('reviewing', 3)], 3, [true, false]],
  ['a message on the thirtieth day', [], 30, [true, false]],
  ['a message a day later', [], 31, [false, false]],
  ['a rejection', [status('rejected', 4)], null, [true, false]],
  ['an interview', [status('interview', 4)], null, [true, true]],
  ['a rejection after an interview', [status('interview', 4), status('rejected', 9)], null, [true, true]],
  ['a slip that was set back', [status('hired', 4), status('applied', 4)], null, [false, false]],
  ['an offer that came too late', [status('offer', 31)], null, [false, false]],
  ['a time for an interview', [{ kind: 'interview', from: null, to: 'x', at: day(5) }], null, [true, true]],
  [
    'one that was called off',
    [
      { kind: 'interview', from: null, to: 'x', at: day(5) },
      { kind: 'interview', from: 'x', to: null, at: day(6) },
    ],
    null,
    [false, false],
  ],
])('of ana’s application, %s', (_, events, repliedOn, expected) => {
  expect(outcome(events, repliedOn)).toEqual(expected)
})

test('the interval is Wilson’s', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  expect(wilson(81, 263)).toEqual({ low: 0.255, high: 0.366 })
  expect(wilson(15, 148)).toEqual({ low: 0.062, high: 0.16 })
  expect(wilson(0, 20)).toEqual({ low: 0, high: 0.161 })
  expect(wilson(1, 29)).toEqual({ low: 0.006, high: 0.172 })
})

test('a page tells counts to the nearest five', () => {
  expect(
    [0, 2, 3, 7, 8, 10].map((count) => rangeOf(count, 10)).map(({ least, most }) => [least, most]),
  ).toEqual([
    [0, 2],
    [0, 2],
    [3, 7],
    [3, 7],
    [8, 10],
    [8, 10],
  ])
  expect(tellOutcomes(undefined)).toBeNull()
})

test('whoever writes down every page learns of no group that all ten fared alike, even one of the ten', () => {
  /** The ranges told, each with the counts that every group may have had. */
  const possible = new Map<string, Set<number>[]>()
  const groups = [0, 1, 2, 3]
  const follow = (counts: number[]) => {
    if (counts.length < groups.length) {
      for (let count = 0; count <= 10; count += 1) follow([...counts, count])
      return
    }
    const told = groups.map((i) => rangeOf(sum(counts.slice(0, i + 1)), 10 * (i + 1)).least).join()
    const sets = possible.get(told) ?? groups.map(() => new Set<number>())
    for (const [i, set] of sets.entries()) set.add(counts[i] ?? 0)
    possible.set(told, sets)
  }
  follow([])
  // One of the ten knows their own outcome, so two of the other nine must still differ.
  for (const set of [...possible.values()].flat()) {
    expect(Math.max(...set)).toBeGreaterThanOrEqual(2)
    expect(Math.min(...set)).toBeLessThanOrEqual(8)
    expect(set.size).toBeGreaterThanOrEqual(3)
  }
})

const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)
