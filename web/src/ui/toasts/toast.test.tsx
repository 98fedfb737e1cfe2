import { act, fireEvent, type RenderResult, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from './toast.tsx'
import { createToaster, type Toaster } from './toaster.ts'

let toaster: Toaster
let view: RenderResult
const page = (hasRow: boolean) => (
  <ToastProvider toaster={toaster}>
    <h1 tabIndex={-1}>page</h1>
    {hasRow && <button type="button">Remove</button>}
  </ToastProvider>
)
beforeEach(() => {
  vi.useFakeTimers()
  toaster = createToaster()
  view = render(page(true))
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('a toast stays five seconds', () => {
  act(() => void toaster.success('Job Saved', '4 of 5 saved'))
  expect(screen.getByRole('status').textContent).toBe('Job Saved4 of 5 saved')
  pass(4999)
  expect(screen.queryByText('Job Saved')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Job Saved')).toBeNull()
})

test('a row may say another time', () => {
  act(() => void toaster.warning('Saved Jobs Limit Reached', 'Please upgrade.', { duration: 8000 }))
  pass(7999)
  expect(screen.getByRole('alert').textContent).toContain('Saved Jobs Limit Reached')
  pass(1)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('it waits while someone reads it', () => {
  act(() => void toaster.info('Payment is processing.'))
  fireEvent.mouseEnter(screen.getByRole('region'))
  pass(60_000)
  expect(screen.queryByText('Payment is processing.')).not.toBeNull()
  fireEvent.mouseLeave(screen.getByRole('region'))
  pass(5000)
  expect(screen.queryByText('Payment is processing.')).toBeNull()
})

test('undo runs once and takes the toast away', () => {
  const run = vi.fn<() => void>()
  act(() => void toaster.success('Job Removed', undefined, { action: { label: 'Undo', run } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Job Removed')).toBeNull()
})

test.each([
  ['Undo', true],
  ['Close', true],
  ['Undo', false],
  ['Close', false],
] as const)(
  'after %s the focus goes back where it was, or to the heading where that is gone (%s)',
  (name, stays) => {
    const place = screen.getByRole('button', { name: 'Remove' })
    act(() => place.focus())
    act(() => void toaster.success('Job Removed', undefined, { action: { label: 'Undo', run: () => {} } }))
    act(() => screen.getByRole('button', { name }).focus())
    view.rerender(page(stays))
    fireEvent.click(screen.getByRole('button', { name }))
    expect(document.activeElement).toBe(stays ? place : screen.getByRole('heading'))
  },
)

test('the same words again are shown once, with a fresh clock', () => {
  act(() => void toaster.error('An error occurred. Please try again.'))
  pass(3000)
  act(() => void toaster.error('An error occurred. Please try again.'))
  pass(3000)
  expect(screen.getAllByText('An error occurred. Please try again.')).toHaveLength(1)
  pass(2000)
  expect(screen.queryByText('An error occurred. Please try again.')).toBeNull()
})

test('after the last toast was closed under the pointer, the next one ends by itself', () => {
  act(() => void toaster.success('Job Saved'))
  fireEvent.mouseEnter(screen.getByRole('region'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  act(() => void toaster.success('Job Removed'))
  pass(5000)
  expect(screen.queryByText('Job Removed')).toBeNull()
})

test('five toasts at once leave the newest four', () => {
  act(() => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) toaster.info(name)
  })
  expect(toaster.read().map(({ title }) => title)).toEqual(['b', 'c', 'd', 'e'])
})
