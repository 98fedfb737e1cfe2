import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { employerPage } from '../../../test/employers.ts'
import { jobDetail, listing, listings, unnamed } from '../../../test/listings.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'

const now = Date.now()
const call = 'GET /employers/7/'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  vi.restoreAllMocks()
})

function open(answer: unknown, options: { path?: string; plan?: 'free' | 'premium' } = {}) {
  const standing = standingOf(ana, holding(options.plan ?? 'free', 9, now), trialOf(9, now))
  return openSite(options.path ?? '/employers/7', { ...standing, [call]: answer }, { token: 'known' })
}
const main = () => within(screen.getByRole('main'))

test('an employer’s page tells what the listings tell', async () => {
  open(employerPage(2))
  expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Books' })).toBeDefined()
  for (const text of [
    '48 posts in all',
    'Posting since at least Nov 3, 2026',
    'a month, our estimate · about $900–1,100',
  ])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText('The middle half of the 9 open jobs that state their pay.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: '2 open jobs' })).toBeDefined()
  expect(main().getByRole('link', { name: 'Bookkeeper 1' }).getAttribute('href')).toBe('/jobs/1')
  expect(main().getByRole('link', { name: 'All employers' }).getAttribute('href')).toBe('/employers')
  await waitFor(() => expect(document.title).toBe('Northlight Books · Hanap'))
})

test.each([
  [1, 'From the one open job that states its pay.'],
  [3, 'From the 3 open jobs that state their pay.'],
  [4, 'The middle half of the 4 open jobs that state their pay.'],
])('pay out of %i jobs says so', async (listings, text) => {
  open(employerPage(5, { pay: { php_min: 40_000, php_max: 40_000, usd_min: 700, usd_max: 700, listings } }))
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText('About ₱40,000')).toBeDefined()
})

test('pay and skills that nobody states are not made up', async () => {
  open(employerPage(1, { pay: null, skills: [] }))
  expect(await screen.findByText(/None of their open jobs states pay/)).toBeDefined()
  expect(screen.getByText('Their open jobs name no skills.')).toBeDefined()
})

test('a skill is a search for ana and a filter for carla', async () => {
  const { unmount } = open(employerPage(1))
  const search = await screen.findByRole('link', { name: 'Xero 8 jobs' })
  expect(search.getAttribute('href')).toBe('/jobs?search=Xero')
  expect(screen.getByText(/Uses one of your searches/)).toBeDefined()
  unmount()
  open(employerPage(1), { plan: 'premium' })
  const filter = await screen.findByRole('link', { name: 'Xero 8 jobs' })
  await waitFor(() => expect(filter.getAttribute('href')).toBe('/jobs?tags=31'))
})

test('ana saves a job of an employer', async () => {
  const { calls } = open(employerPage(1))
  const save = await screen.findByRole('button', { name: /^Save/, pressed: false })
  await userEvent.click(save)
  await waitFor(() => expect(calls).toContain('POST /saved-jobs/'))
})

test('thirteen open jobs are two pages, and a page beyond them leads to the last', async () => {
  const answer = (_: unknown, url: URL) => {
    const page = Number(url.searchParams.get('page') ?? 1)
    return employerPage(13, { results: listings(13).slice((page - 1) * 10, page * 10) })
  }
  const { address } = open(answer, { path: '/employers/7?page=9' })
  expect(await screen.findByRole('link', { name: 'Bookkeeper 13' })).toBeDefined()
  expect(address()).toBe('/employers/7?page=2')
  await userEvent.click(screen.getByRole('link', { name: 'Page 1' }))
  expect(await screen.findByRole('link', { name: 'Bookkeeper 1' })).toBeDefined()
  expect(address()).toBe('/employers/7')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '13 open jobs' })),
  )
})

test('an employer whom the board does not name has a page that says so', async () => {
  open({ ...employerPage(1, { name: null }), results: [{ ...listing(1), ...unnamed }] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Employer not shown' })).toBeDefined()
  expect(screen.getByText('Online Jobs Portal doesn’t name who posts these jobs.')).toBeDefined()
})

test('what ana hid is told and left out', async () => {
  const { unmount } = open(employerPage(3, { count: 2, results: listings(2) }))
  expect(await screen.findByRole('heading', { name: '3 open jobs, 1 hidden by you' })).toBeDefined()
  unmount()
  open(employerPage(1, { count: 0, results: [] }))
  expect(await screen.findByRole('heading', { name: 'You hid all their open jobs' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What they pay' })).toBeDefined()
})

test('an employer with nothing open says so and leads to all jobs', async () => {
  open(employerPage(0, { pay: null, skills: [] }))
  expect(await screen.findByRole('heading', { name: 'No open jobs right now' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'View All Jobs' }).getAttribute('href')).toBe('/jobs?sort_by=date')
  expect(screen.queryByRole('heading', { name: 'What they pay' })).toBeNull()
})

test.each(['/employers/7', '/employers/northlight', '/employers/0'])('%s may be nobody', async (path) => {
  const gone = refusal(404, { code: 'not-found', detail: 'This employer was not found.' })
  open(gone, { path })
  expect(await screen.findByRole('heading', { level: 1, name: 'This employer is not here' })).toBeDefined()
  expect(main().getByRole('link', { name: 'All employers' }).getAttribute('href')).toBe('/employers')
})

test.each([refusal(500), 'no answer', { hello: 'there' }, []])(
  'a failure can be tried again (%#)',
  async (failure) => {
    let answer: unknown = failure
    open(() => answer)
    expect(await screen.findByText('Failed to load this employer. Please try again.')).toBeDefined()
    answer = employerPage(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Books' })).toBeDefined()
  },
)

test('a named employer on a job’s page leads to the employer’s page', async () => {
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  const answers = { ...standing, 'GET /jobs/3/': jobDetail(listing(3)), [call]: employerPage(2) }
  openSite('/jobs/3', answers, { token: 'known' })
  const links = await screen.findAllByRole('link', { name: 'Northlight Books' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/employers/7', '/employers/7'])
})

test('ana reads how an employer’s jobs went, and what applicants heard', async () => {
  const outcomes = {
    seekers: 20,
    replies: { least: 3, most: 7, low: 0.052, high: 0.567 },
    interviews: { least: 0, most: 2, low: 0, high: 0.301 },
  }
  open(employerPage(9, { outcomes }))
  const past = within(await screen.findByRole('region', { name: 'Their past on Hanap' }))
  for (const text of [
    '48 jobs seen, 9 open now',
    'Jobs stay up about 23 days',
    'The median of 12 jobs that we saw taken down.',
    '1 lower',
    '5 usual',
    '2 higher',
    'Pay text changed after posting in 3 of 48 jobs',
    'Replies: 3–7 of 20',
    'likely 5–57%',
    'Interviews: 0–2 of 20',
    'likely 0–30%',
  ])
    expect(past.getByText(text)).toBeDefined()
  expect(past.getByText(/^20 people who applied through Hanap, each counted once/)).toBeDefined()
})

test('what is not known of an employer’s past is said, also where nothing is open', async () => {
  const nothing = {
    listings: 1,
    open: 0,
    days_up: null,
    pay: null,
    pay_changes: { changed: 0, listings: 1 },
  }
  open(employerPage(0, { pay: null, skills: [], past: nothing }))
  const past = within(await screen.findByRole('region', { name: 'Their past on Hanap' }))
  for (const text of [
    '1 job seen, 0 open now',
    'Fewer than three jobs taken down so far: too few to say how long they stay up.',
    'Too few jobs with pay to compare.',
    'Pay text not changed since posting',
    'Fewer than ten Hanap seekers applied here over 30 days ago. From ten on, we show replies.',
  ])
    expect(past.getByText(text)).toBeDefined()
})

test('an answer of before, without a past, still shows the employer', async () => {
  const { past: _, outcomes: __, ...before } = employerPage(1)
  open(before)
  expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Books' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Their past on Hanap' })).toBeNull()
})
