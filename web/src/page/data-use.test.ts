// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let tell: (...sizes: number[]) => void = () => {}

class Watcher {
  constructor(onEntries: (list: { getEntries(): { transferSize: number }[] }) => void) {
    tell = (...sizes) =>
      act(() => onEntries({ getEntries: () => sizes.map((transferSize) => ({ transferSize })) }))
  }
  observe() {}
}

beforeEach(() => vi.stubGlobal('PerformanceObserver', Watcher))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** @returns the footer's text */
async function load() {
  vi.resetModules()
  const { useDataUsed } = await import('./data-use.ts')
  const { result } = renderHook(useDataUsed)
  return () => result.current
}
const leave = () => window.dispatchEvent(new Event('pagehide'))
const comeBack = () =>
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('what ana has used counts on over the pages she loads in a visit', async () => {
  const first = await load()
  expect(first()).toBeNull()
  tell(90_000, 30_000)
  expect(first()).toBe(120_000)
  leave()
  const second = await load()
  tell(5_000)
  expect(second()).toBe(125_000)
  tell(1_000)
  expect(second()).toBe(126_000)
})

test('a page that comes back as it was left knows what was used meanwhile', async () => {
  const first = await load()
  tell(100)
  const tellFirst = tell
  sessionStorage.setItem('dataUsed', '300')
  void comeBack()
  expect(first()).toBe(300)
  tellFirst(10)
  expect(first()).toBe(310)
})

test('a logout does not take the count back, and what nobody can read counts nothing', async () => {
  sessionStorage.setItem('dataUsed', 'many')
  const used = await load()
  tell(100)
  sessionStorage.clear()
  tell(10)
  expect(used()).toBe(110)
})
