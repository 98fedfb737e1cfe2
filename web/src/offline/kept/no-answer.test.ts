import { afterEach, expect, test, vi } from 'vitest'
import { orKept } from './no-answer.ts'

afterEach(() => {
  vi.useRealTimers()
})

const fresh = new Response('fresh')
const old = new Response('old')
const kept = () => Promise.resolve<Response | undefined>(old)
const nothing = () => Promise.resolve(undefined)

test('the answer of the server comes before the kept one', async () => {
  expect(await orKept(Promise.resolve(fresh), kept, 1000)).toBe(fresh)
})

test('without a signal the kept one comes at once', async () => {
  expect(await orKept(Promise.reject(new TypeError('Failed to fetch')), kept, 1e9)).toBe(old)
})

test('without a signal and with nothing kept the failure is told', async () => {
  await expect(orKept(Promise.reject(new TypeError('Failed to fetch')), nothing, 1000)).rejects.toThrow(
    'Failed to fetch',
  )
})

test('on a dying connection the kept one comes when the patience is over', async () => {
  vi.useFakeTimers()
  const answer = orKept(new Promise<Response>(() => {}), kept, 4000)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await answer).toBe(old)
})

test('a slow answer is waited for where nothing is kept', async () => {
  vi.useFakeTimers()
  let come: (response: Response) => void = () => {}
  const slow = new Promise<Response>((resolve) => {
    come = resolve
  })
  const answer = orKept(slow, nothing, 4000)
  await vi.advanceTimersByTimeAsync(9000)
  come(fresh)
  expect(await answer).toBe(fresh)
})
