import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The part loads once `isThere` is set. */
async function open() {
  const signal = { isThere: false, tries: 0 }
  const Part = lazyPart(async () => {
    signal.tries += 1
    if (!signal.isThere) throw new TypeError('Failed to fetch')
    return () => <p>Why nothing is found</p>
  })
  render(
    <main>
      Jobs
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  )
  await pass(0)
  return signal
}

test('a part that did not come over a bad signal comes once that is back', async () => {
  const signal = await open()
  expect(screen.getByRole('main').textContent).toBe('Jobs')
  await pass(2000)
  signal.isThere = true
  await pass(10_000)
  expect(screen.getByText('Why nothing is found')).toBeDefined()
})

test('a part that never comes is given up until the browser is online again, and the page stands without it', async () => {
  const signal = await open()
  await pass(600_000)
  expect(signal.tries).toBe(6)
  expect(screen.getByRole('main').textContent).toBe('Jobs')
  signal.isThere = true
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(screen.getByText('Why nothing is found')).toBeDefined()
})
