import { act, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { workKind, workKinds } from '../../../test/kinds-of-work.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'
import { Counters } from './counters.tsx'

const now = Date.now()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent)

/** Fakes IntersectionObserver. @returns brings the element on screen */
function watchSight(): () => void {
  let tellNow: (entries: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof tellNow) {
        tell([{ isIntersecting: false }])
        tellNow = tell
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => tellNow([{ isIntersecting: true }])
}

test('the figures run up in thirty steps over one and a half seconds and end exactly', async () => {
  vi.useFakeTimers()
  const see = watchSight()
  render(<Counters />)
  act(see)
  const seen = new Set<string>()
  expect(figures()).toEqual(['0', '0', '0'])
  for (let step = 1; step <= 30; step += 1) {
    await act(() => vi.advanceTimersByTimeAsync(49))
    const before = figures().join()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(figures().join()).not.toBe(before)
    seen.add(figures().join())
  }
  expect(seen.size).toBe(30)
  expect(figures()).toEqual(['1,000', '3,500', '12,000'])
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(figures()).toEqual(['1,000', '3,500', '12,000'])
  expect(vi.getTimerCount()).toBe(0)
})

test('the figures stand until somebody sees them, and count then', async () => {
  vi.useFakeTimers()
  const see = watchSight()
  render(<Counters />)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(figures()).toEqual(['1,000', '3,500', '12,000'])
  act(see)
  expect(figures()).toEqual(['0', '0', '0'])
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(figures()).toEqual(['1,000', '3,500', '12,000'])
})

test('who asked for less motion sees the figures at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<Counters />)
  expect(figures()).toEqual(['1,000', '3,500', '12,000'])
})

test('a visitor is invited to sign up or log in', async () => {
  openSite('/', {})
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByRole('link', { name: 'Sign Up Now' }).at(-1)?.getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
  // Visitors have no subscription.
  expect(screen.queryByRole('complementary', { name: 'Subscription' })).toBeNull()
})

test('ana, signed in, is led to the jobs', async () => {
  openSite('/', standingOf(ana, holding('free', 9, now), trialOf(9, now)), { token: 'known' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByRole('link', { name: 'Find Jobs' }).at(-1)?.getAttribute('href')).toBe('/jobs')
  expect(screen.queryByRole('link', { name: 'Sign Up Now' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
  expect(await screen.findByRole('complementary', { name: 'Subscription' })).toBeDefined()
})

test('when her trial ends before her eyes, the server is asked how ana stands', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now })
  const minute = 1 / 1440
  const { calls } = openSite('/', standingOf(ana, holding('free', minute, now), trialOf(minute, now)), {
    token: 'known',
  })
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  const asked = () => [
    calls.filter((call) => call === 'GET /auth/subscription/current/').length,
    calls.filter((call) => call === 'GET /auth/trial/status/').length,
  ]
  const [subscriptions = 0, trials = 0] = asked()
  expect(subscriptions).toBeGreaterThan(0)
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(asked()).toEqual([subscriptions + 1, trials + 1])
})

test('the guide has four steps, and while nothing is counted each board searches for its work', async () => {
  openSite('/', {})
  const steps = await screen.findByRole('list', { name: 'Four stops to a new job' })
  expect(steps.children).toHaveLength(4)
  const board = screen.getByRole('link', { name: /^Virtual assistant/ })
  expect(board.getAttribute('href')).toBe('/jobs?search=virtual+assistant')
})

test('boards have the jobs and pay of their work; the largest kinds stand in for those without a page', async () => {
  openSite('/', {
    'GET /work/': workKinds(
      workKind('virtual-assistant', 'Virtual assistant'),
      workKind('accountant', 'Accountant', 500),
      workKind('bookkeeper', 'Bookkeeper', 347),
      workKind('recruiter', 'Recruiter', 200),
      workKind('video-editor', 'Video editor', 100),
      workKind('data-entry', 'Data entry', 50),
    ),
  })
  const boards = within(await screen.findByRole('navigation', { name: 'Popular kinds of work' }))
  await boards.findByText('962 jobs')
  expect(boards.getAllByRole('link').map((board) => board.getAttribute('href'))).toEqual([
    '/work/virtual-assistant',
    '/work/bookkeeper',
    '/work/video-editor',
    '/work/accountant',
    '/work/recruiter',
    '/work',
  ])
  expect(boards.getByRole('link', { name: 'Virtual assistant 962 jobs ₱25,000–45,000' })).toBeDefined()
  expect(boards.getByRole('link', { name: 'All 6 kinds of work' })).toBeDefined()
})
