import { expect, it } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

it('lets one seeker run eight calls at a time and never holds up another', async () => {
  const inTurn = createFairTurns()
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

it('refuses a seeker whose line has grown too long, and serves her again later', async () => {
  const inTurn = createFairTurns()
  const gate = Promise.withResolvers<void>()
  const calls = Array.from({ length: 208 }, () => inTurn(1, () => gate.promise))
  await expect(inTurn(1, async () => {})).rejects.toMatchObject({ status: 429 })
  gate.resolve()
  await Promise.all(calls)
  expect(await inTurn(1, async () => 'again')).toBe('again')
})

it('goes on after a call that fails', async () => {
  const inTurn = createFairTurns()
  await expect(inTurn(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(1, async () => 'next')).toBe('next')
})
