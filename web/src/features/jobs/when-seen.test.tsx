import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WhenSeen } from './when-seen.tsx'

afterEach(() => vi.unstubAllGlobals())

type Callback = (entries: { isIntersecting: boolean }[]) => void

test('a part far down is there once somebody scrolls near it', () => {
  let tell: Callback = () => {}
  class Observer {
    constructor(callback: Callback) {
      tell = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  render(<WhenSeen>Similar Jobs</WhenSeen>)
  act(() => tell([{ isIntersecting: false }]))
  expect(screen.queryByText('Similar Jobs')).toBeNull()
  act(() => tell([{ isIntersecting: true }]))
  expect(screen.getByText('Similar Jobs')).toBeDefined()
})

test('where the browser cannot tell it is there at once', () => {
  render(<WhenSeen>Similar Jobs</WhenSeen>)
  expect(screen.getByText('Similar Jobs')).toBeDefined()
})
