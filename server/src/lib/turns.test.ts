import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('calls with one key take turns, past those that fail; another key does not wait', async () => {
  const inTurn = createTurns()
  const first = Promise.withResolvers<string>()
  const order: string[] = []
  const said = (word: string) => async () => {
    order.push(word)
    return word
  }
  const calls = [
    inTurn('ana', () => first.promise),
    inTurn('ana', said('second')),
    inTurn('ben', said('ben')),
    inTurn('ana', said('third')),
  ]
  await calls[2]
  expect(order).toEqual(['ben'])
  first.reject(new Error('no'))
  await expect(calls[0]).rejects.toThrow('no')
  expect(await Promise.all(calls.slice(1))).toEqual(['second', 'ben', 'third'])
  expect(order).toEqual(['ben', 'second', 'third'])
})
