import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WhenSeen } from './when-seen.tsx'

afterEach(() => vi.unstubAllGlobals())

const margins: unknown[] = []
type Callback = (entries: { isIntersecting: boolean }[]) => void

/** A fake IntersectionObserver. @returns reports visibility */
function observe(): (isIntersecting: boolean) => void {
  let tell: Callback = () => {}
  class Observer {
    constructor(callback: Callback, options: IntersectionObserverInit) {
      tell = callback
      margins.push(options.rootMargin)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return (isIntersecting) => act(() => tell([{ isIntersecting }]))
}

test('a part far down is there once somebody scrolls near it', () => {
  const tell = observe()
  render(<WhenSeen>Similar Jobs</WhenSeen>)
  expect(margins.at(-1)).toBe('400px')
  tell(false)
  expect(screen.queryByText('Similar Jobs')).toBeNull()
  tell(true)
  expect(screen.getByText('Similar Jobs')).toBeDefined()
})

test('a part far down is there once somebody goes by keys: nothing of it may be passed over', () => {
  observe()
  render(<WhenSeen>Hide this job</WhenSeen>)
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(screen.queryByText('Hide this job')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(screen.getByText('Hide this job')).toBeDefined()
})

test('where the browser cannot tell it is there at once', () => {
  render(<WhenSeen>Similar Jobs</WhenSeen>)
  expect(screen.getByText('Similar Jobs')).toBeDefined()
})
