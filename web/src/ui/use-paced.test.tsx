import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePaced } from './use-paced.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what ana types after a pause counts at once, and what she types on counts when she pauses', async () => {
  const { result, rerender } = renderHook(({ text }) => usePaced(text, 150, ''), {
    initialProps: { text: 'x' },
  })
  expect(result.current).toBe('')
  await pass(0)
  expect(result.current).toBe('x')
  await pass(150)
  rerender({ text: 'xe' })
  await pass(0)
  expect(result.current).toBe('xe')
  await pass(50)
  rerender({ text: 'xer' })
  await pass(50)
  rerender({ text: 'xero' })
  await pass(149)
  expect(result.current).toBe('xe')
  await pass(1)
  expect(result.current).toBe('xero')
})
