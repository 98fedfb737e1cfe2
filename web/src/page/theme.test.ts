// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { followSystemTheme, setTheme } from './theme.ts'

type Change = { matches: boolean }

/** Fakes the system's colour scheme. @returns changes it */
function stubSystem(): (change: Change) => void {
  const listeners: ((change: Change) => void)[] = []
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, listener: (change: Change) => void) => listeners.push(listener),
  }))
  return (change) => {
    for (const listener of listeners) listener(change)
  }
}
const theme = () => document.documentElement.dataset['theme']

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('the page follows the system until somebody chooses, and then their choice', () => {
  const change = stubSystem()
  followSystemTheme()
  change({ matches: true })
  expect(theme()).toBe('dark')
  change({ matches: false })
  expect(theme()).toBe('light')
  setTheme('light')
  change({ matches: true })
  expect(theme()).toBe('light')
})
