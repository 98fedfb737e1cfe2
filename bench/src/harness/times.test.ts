import { expect, test } from 'vitest'
import { medianOf, summarise, timeRequests } from './times.ts'

test('one slow request in a hundred is not in p99, two are', () => {
  const fast = Array.from({ length: 100 }, (_, n) => n + 1)
  expect(summarise(fast)).toEqual({ n: 100, p50: 50, p95: 95, p99: 99 })
  expect(summarise([...fast.slice(0, 98), 5000, 9000]).p99).toBe(5000)
})

test('one slow run of three does not count', () => {
  const usual = { n: 10, p50: 2, p95: 3, p99: 4 }
  expect(medianOf([{ n: 10, p50: 20, p95: 30, p99: 40 }, usual, usual], ['n', 'p50', 'p95', 'p99'])).toEqual(
    usual,
  )
})

test('items are asked in turn, at least one, and none after the time is up', async () => {
  const asked: string[] = []
  const ask = (question: string) => asked.push(question)
  expect(await timeRequests(['a', 'b', 'c'], ask, { requests: 5 })).toHaveLength(5)
  expect(asked).toEqual(['a', 'b', 'c', 'a', 'b'])
  expect(await timeRequests(['a', 'b'], ask, { requests: 5, budgetMs: -1 })).toHaveLength(1)
})
