import { afterEach, expect, test, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

afterEach(() => vi.unstubAllGlobals())

test('where a browser has locks, the second tab begins when the first is done', async () => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => Promise<unknown>) => (last = last.then(work))
  vi.stubGlobal('navigator', { locks: { request } })
  const first = Promise.withResolvers<string>()
  const told: string[] = []
  const both = [
    inTurn(() => first.promise.then((word) => told.push(word))),
    inTurn(async () => told.push('second')),
  ]
  first.resolve('first')
  await Promise.all(both)
  expect(told).toEqual(['first', 'second'])
})

test('where it has none, it begins at once', async () => {
  vi.stubGlobal('navigator', {})
  expect(await inTurn(async () => 'done')).toBe('done')
})
