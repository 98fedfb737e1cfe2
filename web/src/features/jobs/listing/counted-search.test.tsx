import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { listings, listOf } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { searchesLeft } from '../../../../test/searches.ts'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'

const [list, search] = ['GET /jobs/', 'GET /jobs/search/']
const status = 'GET /auth/subscription/search/status/'
const increment = 'POST /auth/subscription/search/increment/'
const many = listings(10)
const blockedText =
  "You've reached your monthly search limit. Please upgrade your subscription to continue searching."

beforeEach(() => session.signIn('known', ana))
afterEach(() => void vi.useRealTimers())

function open(path: string, answers: Readonly<Record<string, unknown>> = {}) {
  const now = Date.now()
  const site = openSite(path, {
    ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
    [list]: listOf(many, 5000),
    [search]: listOf(many, 124),
    [status]: searchesLeft(82),
    [increment]: searchesLeft(81),
    'GET /jobs/suggest/': listOf([]),
    ...answers,
  })
  const times = (call: string) => site.calls.filter((one) => one === call).length
  const sinceThen = () => {
    const start = site.calls.length
    return () => site.calls.slice(start).filter((call) => [status, increment, search].includes(call))
  }
  return { ...site, times, sinceThen }
}
const box = () => screen.findByRole('combobox', { name: /keyword/ })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const meterWith = (left: number) =>
  screen.findByText(
    (_, element) => element?.tagName === 'SPAN' && element.textContent === `${left} of 100 searches left`,
  )

async function type(words: string) {
  const field = await box()
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

test.each([
  ['by the meter', 30, [increment, search, status]],
  ['by asking where the meter is older than a minute', 90, [status, increment, search, status]],
])('new words are checked %s, counted, searched, and the meter asks again', async (_, seconds, expected) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { sinceThen } = open('/jobs')
  await meterWith(82)
  await heading('Start your search')
  vi.setSystemTime(Date.now() + seconds * 1000)
  const calls = sinceThen()
  await type('bookkeeper{Enter}')
  await heading('124 jobs matching "bookkeeper"')
  await waitFor(() => expect(calls()).toEqual(expected))
})

test('the same words, other pages, orders, View All and the way back are free', async () => {
  const { times } = open('/jobs')
  await type('bookkeeper{Enter}')
  await heading('124 jobs matching "bookkeeper"')
  await type('Bookkeeper{Enter}')
  await heading('124 jobs matching "Bookkeeper"')
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Page 2' }).ariaCurrent).toBeDefined())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'salary')
  await waitFor(() => expect(times(search)).toBe(4))
  await userEvent.click(screen.getByRole('button', { name: 'View All Jobs' }))
  await heading('5,000 jobs found')
  window.history.back()
  await heading('124 jobs matching "Bookkeeper"')
  expect(times(increment)).toBe(1)
})

test('a chip taken off leaves words that are paid for', async () => {
  const understood = [{ fact: 'part-time', without: 'bookkeeper' }]
  const { times } = open('/jobs', { [search]: { ...listOf(many, 124), understood } })
  await type('bookkeeper part time{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave out: Part time' }))
  await heading('124 jobs matching "bookkeeper"')
  expect([times(increment), times(search)]).toEqual([1, 2])
})

test('a shared link is searched at once: the server counts it, and the meter asks again', async () => {
  const { calls, times } = open('/jobs?search=bookkeeper')
  await heading('124 jobs matching "bookkeeper"')
  await waitFor(() => expect(times(status)).toBe(2))
  expect(calls).not.toContain(increment)
  await type('bookkeeper{Enter}')
  await waitFor(() => expect(times(search)).toBe(2))
  expect(calls).not.toContain(increment)
})

test('Enter twice and a double click count once and search once', async () => {
  let answer: (status: unknown) => void = () => {}
  const { times } = open('/jobs', { [increment]: () => new Promise((resolve) => (answer = resolve)) })
  await heading('Start your search')
  await type('bookkeeper{Enter}{Enter}')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Search Jobs' }))
  await waitFor(() => expect(times(increment)).toBe(1))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Search Jobs' }))
  answer(searchesLeft(81))
  await heading('124 jobs matching "bookkeeper"')
  expect([times(increment), times(search)]).toEqual([1, 1])
  // The same words search again at no cost.
  await userEvent.click(screen.getByRole('button', { name: 'Search Jobs' }))
  await waitFor(() => expect(times(search)).toBe(2))
  expect(times(increment)).toBe(1)
})

test.each([
  ['a status without searches', { [status]: searchesLeft(0) }, blockedText, [status]],
  ['an increment that says so', { [increment]: searchesLeft(0) }, blockedText, [increment]],
  ['an increment that says no more', { [increment]: { can_search: false } }, blockedText, [increment]],
  [
    'a refused increment',
    { [increment]: refusal(403, { code: 'search-limit', error: 'Used up.' }) },
    'Used up.',
    [increment],
  ],
  [
    'a refusal without words',
    { [increment]: refusal(403) },
    'Search limit reached. Please upgrade your subscription.',
    [increment],
  ],
  [
    'a text about a limit',
    { [increment]: refusal(500, { detail: 'Monthly LIMIT is over' }) },
    'Monthly LIMIT is over',
    [increment],
  ],
  [
    'a status that speaks of a limit',
    { [status]: refusal(400, { error: 'Your limit is over' }) },
    'Your limit is over',
    [status],
  ],
])('%s blocks the search, and View All Jobs is offered', async (_, answers, text, expected) => {
  const { sinceThen, calls, address } = open('/jobs', answers)
  await heading('Start your search')
  const asked = sinceThen()
  await type('bookkeeper{Enter}')
  expect(await screen.findByText(text)).toBeDefined()
  expect(asked().slice(0, expected.length)).toEqual(expected)
  expect(calls).not.toContain(search)
  expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/subscription/plans')
  expect(screen.queryByRole('heading', { level: 2, name: /matching|Searching/ })).toBeNull()
  const [, viewAll] = screen.getAllByRole('button', { name: 'View All Jobs' })
  if (viewAll) await userEvent.click(viewAll)
  await heading('5,000 jobs found')
  expect(address()).toBe('/jobs?sort_by=date')
})

test.each([
  ['the count without searches', { [status]: searchesLeft(0) }],
  ['the increment', { [increment]: refusal(403, { code: 'subscription-required', detail: 'No' }) }],
])(
  'carla, whose Premium ended while the page was open, is led to the plans: %s is no monthly limit',
  async (_, answers) => {
    const now = Date.now()
    let held = holding('premium', 1, now)
    const { address, calls } = open('/jobs', {
      ...answers,
      'GET /auth/subscription/current/': () => held,
      [search]: refusal(403, { code: 'subscription-required', detail: 'No' }),
    })
    await heading('Start your search')
    held = holding('premium', -1, now)
    const seen = calls.length
    await type('bookkeeper{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/subscription\/plans/))
    expect(screen.queryByText(blockedText)).toBeNull()
    expect(await screen.findByText('Subscription Expired')).toBeDefined()
    expect(calls.slice(seen)).toContain(search)
  },
)

test('a link opened at the limit is blocked in the server’s words, without the fallback', async () => {
  const { calls } = open('/jobs?search=bookkeeper', {
    [search]: refusal(403, {
      code: 'search-limit',
      detail: blockedText,
      current_count: 100,
      max_allowed: 100,
    }),
    [status]: searchesLeft(0),
  })
  expect(await screen.findByText(blockedText)).toBeDefined()
  expect(await screen.findByText(/Your searches reset on Dec 1/)).toBeDefined()
  expect(calls).not.toContain(list)
})

test.each([
  ['trouble', refusal(500)],
  ['no answer', 'no answer'],
])('when the count answers with %s the search goes on and the meter says so', async (_, failure) => {
  const { calls, sinceThen } = open('/jobs', { [status]: failure })
  expect(await screen.findByText('Unable to load search count information')).toBeDefined()
  const asked = sinceThen()
  await type('bookkeeper{Enter}')
  await heading('124 jobs matching "bookkeeper"')
  expect(calls).not.toContain(increment)
  expect(asked().slice(0, 2)).toEqual([status, search])
})

test('an increment in trouble does not hold up the search, and is not repeated', async () => {
  const { times } = open('/jobs', { [increment]: refusal(500) })
  await type('bookkeeper{Enter}')
  await heading('124 jobs matching "bookkeeper"')
  expect(times(increment)).toBe(1)
})

test('an increment that says nothing but yes leaves the meter as it was', async () => {
  let asked = 0
  const answers = {
    [status]: () => (++asked === 1 ? searchesLeft(82) : new Promise(() => {})),
    [increment]: { can_search: true },
  }
  const { times } = open('/jobs', answers)
  await meterWith(82)
  await type('bookkeeper{Enter}')
  await heading('124 jobs matching "bookkeeper"')
  await waitFor(() => expect(times(status)).toBe(2))
  expect(times(increment)).toBe(1)
  await meterWith(82)
  expect(screen.queryByText('Unable to load search count information')).toBeNull()
})

test('while the fallback stands in for the search, its words are not said to cost one', async () => {
  open('/jobs?search=bookkeeper', { [search]: refusal(500) })
  const cost = 'Uses 1 of your 100 searches'
  await screen.findByRole('button', { name: 'Try Again' })
  await meterWith(82)
  await waitFor(() => expect(screen.queryByText(cost)).toBeNull())
  await type('bookkeepers')
  expect(screen.getByText(cost)).toBeDefined()
})

test('where the fallback fails as well, its words are not said to cost one either', async () => {
  open('/jobs?search=bookkeeper', { [search]: refusal(500), [list]: refusal(500) })
  const cost = 'Uses 1 of your 100 searches'
  await screen.findByText('Failed to search jobs. Please try again.')
  await meterWith(82)
  await waitFor(() => expect(screen.queryByText(cost)).toBeNull())
  await type('bookkeepers')
  expect(screen.getByText(cost)).toBeDefined()
})

test('what the typed words cost stands under the box; words just searched cost nothing', async () => {
  open('/jobs')
  await meterWith(82)
  const cost = 'Uses 1 of your 100 searches'
  expect(screen.queryByText(cost)).toBeNull()
  await type('bookkeeper')
  expect(screen.getByText(cost)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Search Jobs', description: cost })).toBeDefined()
  await userEvent.keyboard('{Enter}')
  await heading('124 jobs matching "bookkeeper"')
  await waitFor(() => expect(screen.queryByText(cost)).toBeNull())
  await type('bookkeepers')
  expect(screen.getByText(cost)).toBeDefined()
})
