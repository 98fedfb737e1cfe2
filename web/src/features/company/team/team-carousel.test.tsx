import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TeamCarousel } from './team-carousel.tsx'

const names = ['Ines Tan', 'Paolo Cruz', 'Lito Ramos']
const members = names.map((name, id) => ({
  id,
  name,
  position: 'Engineer',
  bio: 'Reads.',
  position_fil: null,
  bio_fil: null,
  is_sample: false,
  photo_url: null,
  linkedin_url: null,
  twitter_url: null,
  github_url: null,
}))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (count = 3) => render(<TeamCarousel members={members.slice(0, count)} />)
const shown = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const frame = () => screen.getByRole('region', { name: 'Meet Our Team' })

test('the next one comes every five seconds, and after the last the first', async () => {
  show()
  expect(shown()).toEqual(['Ines Tan'])
  await wait(4999)
  expect(shown()).toEqual(['Ines Tan'])
  await wait(1)
  expect(shown()).toEqual(['Paolo Cruz'])
  await wait(5000)
  expect(shown()).toEqual(['Lito Ramos'])
  await wait(5000)
  expect(shown()).toEqual(['Ines Tan'])
})

test('the buttons go on and back, round both ends, and the dots anywhere', () => {
  show()
  press('Previous team member')
  expect(shown()).toEqual(['Lito Ramos'])
  press('Next team member')
  expect(shown()).toEqual(['Ines Tan'])
  press('Show Paolo Cruz')
  expect(shown()).toEqual(['Paolo Cruz'])
  expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Show Paolo Cruz')
})

test('a page that was turned stays its whole five seconds', async () => {
  show()
  await wait(4000)
  press('Next team member')
  await wait(4999)
  expect(shown()).toEqual(['Paolo Cruz'])
  await wait(1)
  expect(shown()).toEqual(['Lito Ramos'])
})

test('nothing turns under the pointer', async () => {
  show()
  fireEvent.pointerEnter(frame())
  await wait(20_000)
  expect(shown()).toEqual(['Ines Tan'])
  fireEvent.pointerLeave(frame())
  await wait(5000)
  expect(shown()).toEqual(['Paolo Cruz'])
})

test('nothing turns while the keyboard is in it, and arrows, Home and End lead', async () => {
  show()
  const next = screen.getByRole('button', { name: 'Next team member' })
  act(() => next.focus())
  await wait(20_000)
  expect(shown()).toEqual(['Ines Tan'])
  for (const [key, name] of [
    ['ArrowLeft', 'Lito Ramos'],
    ['ArrowRight', 'Ines Tan'],
    ['End', 'Lito Ramos'],
    ['Home', 'Ines Tan'],
  ] as const) {
    fireEvent.keyDown(next, { key })
    expect(shown()).toEqual([name])
  }
  fireEvent.keyDown(next, { key: 'ArrowRight', altKey: true })
  expect(shown()).toEqual(['Ines Tan'])
  act(() => next.blur())
  await wait(5000)
  expect(shown()).toEqual(['Paolo Cruz'])
})

test('it can be stopped, and set going again', async () => {
  show()
  press('Stop changing team members')
  await wait(20_000)
  expect(shown()).toEqual(['Ines Tan'])
  press('Change team members automatically')
  await wait(5000)
  expect(shown()).toEqual(['Paolo Cruz'])
})

test('set going with the pointer or the keyboard in it, it goes until they come anew', async () => {
  show()
  fireEvent.pointerEnter(frame())
  act(() => screen.getByRole('button', { name: 'Stop changing team members' }).focus())
  press('Stop changing team members')
  press('Change team members automatically')
  await wait(5000)
  expect(shown()).toEqual(['Paolo Cruz'])
  fireEvent.pointerEnter(frame())
  await wait(20_000)
  expect(shown()).toEqual(['Paolo Cruz'])
})

test('who wants less motion turns the pages', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  show()
  await wait(20_000)
  expect(shown()).toEqual(['Ines Tan'])
  press('Next team member')
  expect(shown()).toEqual(['Paolo Cruz'])
})

test('one alone has no buttons and no clock', () => {
  show(1)
  expect(screen.queryByRole('button')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
