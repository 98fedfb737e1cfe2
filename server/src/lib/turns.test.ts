import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const refuse = () => new Error('too many wait')

test('calls with one key take turns, past those that fail; another key does not wait', async () => {
  const inTurn = createTurns<string>({ atOnce: 1, waiting: 10, refuse })
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

test('one seeker runs eight calls at a time and never holds up another', async () => {
  const inTurn = createTurns<number>({ atOnce: 8, waiting: 200, refuse })
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const calls = Array.from({ length: 50 }, () =>
    inTurn(1, async () => {
      running += 1
      most = Math.max(most, running)
      await gate.promise
      running -= 1
    }),
  )
  expect(await inTurn(2, async () => 'at once')).toBe('at once')
  gate.resolve()
  await Promise.all(calls)
  expect(most).toBe(8)
})

test('a line that has grown too long refuses, and serves again later', async () => {
  const inTurn = createTurns<number>({ atOnce: 8, waiting: 200, refuse })
  const gate = Promise.withResolvers<void>()
  const calls = Array.from({ length: 208 }, () => inTurn(1, () => gate.promise))
  await expect(inTurn(1, async () => {})).rejects.toThrow('too many wait')
  gate.resolve()
  await Promise.all(calls)
  expect(await inTurn(1, async () => 'again')).toBe('again')
})
