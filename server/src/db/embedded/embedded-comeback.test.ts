/** @module-tag operations */
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { keepRunning } from './embedded-comeback.ts'

function makeServer() {
  const end = Promise.withResolvers<number>()
  const stop = vi.fn<() => Promise<void>>(async () => end.resolve(0))
  return { exited: end.promise, hasExited: () => false, output: () => '', stop, die: () => end.resolve(1) }
}

test('the pause grows with every try that fails', async () => {
  const [first, second] = [makeServer(), makeServer()]
  const lines: string[] = []
  const returned = Promise.withResolvers<void>()
  const start = async () => {
    if (lines.length < 4) throw new Error('No space left on device')
    returned.resolve()
    return second
  }
  const { stop } = keepRunning(first, start, { log: (line) => lines.push(line), stepMs: 1 })
  first.die()
  await returned.promise
  await stop()
  expect(second.stop).toHaveBeenCalled()
  expect(lines).toEqual([
    'The database ended by itself (code 1); starting it again.',
    'No space left on device (next try in 0.001 s)',
    'No space left on device (next try in 0.002 s)',
    'No space left on device (next try in 0.003 s)',
  ])
})

test('the pause is half a minute at most, and a stop does not wait for its end', async () => {
  const first = makeServer()
  const lines: string[] = []
  const failed = Promise.withResolvers<void>()
  const log = (line: string) => {
    lines.push(line)
    if (lines.length === 2) failed.resolve()
  }
  const start = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('No space left on device')))
  const { stop } = keepRunning(first, start, { log, stepMs: 3_600_000 })
  first.die()
  await failed.promise
  await stop()
  expect(lines[1]).toBe('No space left on device (next try in 30 s)')
  expect(start).toHaveBeenCalledTimes(1)
})

test('a server that is ready in the very moment of a stop is ended too', async () => {
  const [first, second] = [makeServer(), makeServer()]
  const begun = Promise.withResolvers<void>()
  const start = async (stopping: AbortSignal) => {
    begun.resolve()
    await once(stopping, 'abort')
    return second
  }
  const { stop } = keepRunning(first, start, { log: () => {} })
  first.die()
  await begun.promise
  await stop()
  expect(second.stop).toHaveBeenCalled()
})
