import { expect, test } from 'vitest'
import { NetworkProblem } from '../problems/problems.ts'
import { readList } from './read-list.ts'

test.each([
  ['an object with count and results', { count: 9, results: [1, 2] }, 9],
  ['an object without a count', { results: [1, 2] }, 2],
  ['a plain array', [1, 2], 2],
])('%s is a list', (_, answer, count) => {
  expect(readList(answer)).toEqual({ count, results: [1, 2] })
})

test.each([[null], ['hello'], [{}], [{ count: 1, results: { length: 1 } }]])(
  '%j is no list, which is no answer',
  (answer) => {
    expect(() => readList(answer as never)).toThrow(NetworkProblem)
  },
)
