import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { listing, listings, listOf, unnamed } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'
import { jobsKey } from '../../../api/query-keys.ts'

const now = Date.now()
const [list, search] = ['GET /jobs/', 'GET /jobs/search/']
const many = listings(10)

const open = (path: string, answers: Readonly<Record<string, unknown>>) =>
  openSite(
    path,
    { ...standingOf(ana, holding('free', 9, now), trialOf(9, now)), ...answers },
    { token: 'known' },
  )
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent)

test('without parameters the ten newest stand under Start your search', async () => {
  const { calls } = open('/jobs', { [list]: listOf(many, 5000) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Find Your Next Opportunity' })).toBeDefined()
  await heading('Start your search')
  await waitFor(() => expect(titles()).toHaveLength(10))
  expect(screen.queryByRole('navigation', { name: 'Pages of jobs' })).toBeNull()
  expect(calls).not.toContain(search)
})

test('an empty search asks for words and calls nothing', async () => {
  const { calls, address } = open('/jobs', { [list]: listOf(many) })
  await heading('Start your search')
  await userEvent.type(screen.getByRole('combobox', { name: /keyword/ }), '   {Enter}')
  expect(await screen.findByText('Empty Search')).toBeDefined()
  expect(screen.getByText('Please enter a search term.')).toBeDefined()
  expect(address()).toBe('/jobs')
  expect(calls).not.toContain(search)
})

test('who saw all that mentions her words is shown what fits the next ones', async () => {
  const { address } = open('/jobs?search=writer&sort_by=date&fit=any', {
    [list]: listOf(many),
    [search]: listOf(many, 124),
  })
  expect(await screen.findByRole('link', { name: 'Show only what fits well' })).toBeDefined()
  const box = await screen.findByRole('combobox', { name: /keyword/ })
  await userEvent.type(box, '{Enter}')
  expect(address()).toBe('/jobs?search=writer&sort_by=date&fit=any')
  await userEvent.type(box, ' remote{Enter}')
  await waitFor(() => expect(address()).toBe('/jobs?search=writer+remote&sort_by=date'))
})

test('ana searches, turns the page, sorts (back at page 1), and goes back', async () => {
  const asked: string[] = []
  const { address } = open('/jobs', {
    [list]: listOf(many),
    [search]: (_: unknown, url: URL) => {
      asked.push(url.search)
      return listOf(many, 124)
    },
  })
  await userEvent.type(await screen.findByRole('combobox', { name: /keyword/ }), ' bookkeeper {Enter}')
  await heading('124 jobs matching "bookkeeper"')
  expect(address()).toBe('/jobs?search=bookkeeper')
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(address()).toBe('/jobs?search=bookkeeper&page=2'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'salary')
  await waitFor(() => expect(address()).toBe('/jobs?search=bookkeeper&sort_by=salary'))
  await waitFor(() =>
    expect(asked).toEqual([
      '?search=bookkeeper&page=1&per_page=10',
      '?search=bookkeeper&page=2&per_page=10',
      '?search=bookkeeper&sort_by=salary&page=1&per_page=10',
    ]),
  )
  window.history.back()
  await waitFor(() => expect(address()).toBe('/jobs?search=bookkeeper&page=2'))
  const current = await screen.findByRole('link', { name: 'Page 2' })
  expect(current.getAttribute('aria-current')).toBe('page')
})

test('ana searches for something else from page 3, and begins at its first page', async () => {
  const { address } = open('/jobs?search=bookkeeper&page=3', {
    [list]: listOf(many),
    [search]: listOf(many, 124),
  })
  await heading('124 jobs matching "bookkeeper"')
  const box = await screen.findByRole('combobox', { name: /keyword/ })
  await userEvent.clear(box)
  await userEvent.type(box, 'designer{Enter}')
  await waitFor(() => expect(address()).toBe('/jobs?search=designer'))
})

test('View All Jobs shows everything, page by page', async () => {
  const { address } = open('/jobs', { [list]: listOf(many, 5000) })
  await userEvent.click(await screen.findByRole('button', { name: 'View All Jobs' }))
  await heading('5,000 jobs found')
  expect(address()).toBe('/jobs?sort_by=date')
  expect(await screen.findByRole('navigation', { name: 'Pages of jobs' })).toBeDefined()
})

test('q is rewritten to search, and filters of the address are sent', async () => {
  let asked = ''
  const { address } = open('/jobs?q=va&job_type=gig&tags=3', {
    [search]: (_: unknown, url: URL) => {
      asked = url.search
      return { count: 1000, count_exact: false, results: many }
    },
  })
  await heading('1,000+ jobs matching "va"')
  expect(address()).toMatch(/search=va/)
  expect(address()).not.toMatch(/[?&]q=/)
  expect(new URLSearchParams(asked).get('job_type')).toBe('gig')
  expect(new URLSearchParams(asked).get('tags')).toBe('3')
})

test('a plain list is read like an object with results and count', async () => {
  open('/jobs?search=x', { [search]: many })
  await heading('10 jobs matching "x"')
  expect(titles()).toHaveLength(10)
})

test('an employer given as plain text stands in the row', async () => {
  open('/jobs?search=x', { [search]: [{ ...listing(1), employer: 'Harbor & Pine' }] })
  expect(await screen.findByText('Harbor & Pine')).toBeDefined()
  expect(screen.getByText('HP')).toBeDefined()
})

test('no match offers Reset Search, which leads to the start', async () => {
  const { address } = open('/jobs?search=qqqq', { [search]: listOf([]), [list]: listOf(many) })
  expect(await screen.findByText('No jobs found')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Reset Search' }))
  expect(document.activeElement).toBe(await heading('Start your search'))
  expect(address()).toBe('/jobs')
})

test('filters without the plan are explained and can be dropped', async () => {
  const { address } = open('/jobs?search=va&job_type=gig', {
    [search]: (_: unknown, url: URL) =>
      url.searchParams.has('job_type') ? refusal(403, { code: 'premium-feature' }) : listOf(many),
  })
  expect(await screen.findByText('Premium Feature')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/subscription/plans')
  await userEvent.click(screen.getByRole('button', { name: 'Search without filters' }))
  await heading('10 jobs matching "va"')
  expect(address()).toBe('/jobs?search=va')
})

test('a row says how far it is known that the job was applied to', async () => {
  const states = ['sent', 'unknown', 'sending', 'failed'] as const
  const rows = states.map((send_state, i) => listing(i + 1, { send_state, applied: send_state !== 'failed' }))
  open('/jobs?search=x', { [search]: listOf(rows) })
  const marks = await Promise.all(
    rows.map(async ({ title }) => {
      const row = (await screen.findByRole('link', { name: title })).closest('li')
      return /Applied|Not confirmed|Being sent/.exec(row?.textContent ?? '')?.[0]
    }),
  )
  expect(marks).toEqual(['Applied', 'Not confirmed', 'Being sent', undefined])
})

test('a row shows type, pay, hours, age and tags, and one link covers it', async () => {
  const tags = ['Xero', 'BAS', 'Payroll', 'MYOB', 'Gusto'].map((name, id) => ({ id, name }))
  const job = listing(2, { tags, applied: true, description: 'x'.repeat(151) })
  open('/jobs?search=x', { [search]: listOf([job]) })
  const link = await screen.findByRole('link', { name: 'Bookkeeper 2' })
  const row = within(link.closest('li') ?? document.body)
  expect(row.getAllByRole('link')).toHaveLength(1)
  expect(link.getAttribute('href')).toBe('/jobs/2?from=search%3Dx')
  for (const text of [
    'Northlight Books',
    'NB',
    'Full Time',
    '2 hours ago',
    'Applied',
    'About',
    '₱52,000–64,000',
    'a month',
    'Night',
    '10 PM–7 AM',
    'Gusto',
  ]) {
    expect(row.getByText(text)).toBeDefined()
  }
  expect(row.getByText('Posted as “$900 – $1,100 per month”')).toBeDefined()
  expect(row.getByText(`${'x'.repeat(150)}…`)).toBeDefined()
  expect(row.getByRole('button', { name: 'Save Job: Bookkeeper 2' }).getAttribute('aria-pressed')).toBe(
    'false',
  )
})

test('the type Any does not stand alone in a row', async () => {
  open('/jobs?search=x', { [search]: listOf([listing(1, { job_type: 'any' })]) })
  expect(await screen.findByText('Job type: Any')).toBeDefined()
})

test('parameters that mean nothing leave the address, and the filters count those that do', async () => {
  const { address } = open('/jobs?search=x&tags=3,-7,3,name:BAS&job_type=astronaut&page=0&shoe=9', {
    [search]: listOf(many),
  })
  await heading('10 jobs matching "x"')
  expect(decodeURIComponent(address())).toBe('/jobs?search=x&tags=3,name:BAS')
  expect(screen.getByRole('button', { name: /^Filters\s?2/ })).toBeDefined()
})

test('an employer the board does not name, and pay nobody stated, are said so', async () => {
  open('/jobs?search=x', { [search]: listOf([{ ...listing(1, { pay: null, salary: 'TBD' }), ...unnamed }]) })
  expect(await screen.findByText('Employer not shown')).toBeDefined()
  expect(screen.getByText('Pay not stated')).toBeDefined()
  expect(screen.getByText('Posted as “TBD”')).toBeDefined()
})

test('with room beside the list a job opens there: the list and the focus stay', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const { calls, address } = open('/jobs?search=x', {
    [search]: listOf(many),
    'GET /jobs/1/': many[0],
    'GET /jobs/2/': many[1],
  })
  await screen.findByRole('article', { name: 'Bookkeeper 1' })
  const link = screen.getByRole('link', { name: 'Bookkeeper 2' })
  await userEvent.click(link)
  const pane = within(await screen.findByRole('article', { name: 'Bookkeeper 2' }))
  expect(address()).toBe('/jobs/2?from=search%3Dx')
  // The second one comes with the end of the pane.
  await waitFor(() => expect(pane.getAllByRole('button', { name: 'Apply Now' })).toHaveLength(2))
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(document.activeElement).toBe(link)
  expect(calls.filter((call) => call === search)).toHaveLength(1)
  expect(document.title).toBe('Bookkeeper 2 · Hanap')
  window.history.back()
  await waitFor(() => expect(document.title).toBe('Find Your Next Opportunity · Hanap'))
})

test('the job that stands beside the rows stays when a newer one comes above it, for ana may be applying', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  let rows = many.slice(1)
  const jobs = Object.fromEntries(many.map((job) => [`GET /jobs/${job.id}/`, job]))
  const { queryClient: queries } = open('/jobs?search=x', { [search]: () => listOf(rows), ...jobs })
  await screen.findByRole('article', { name: 'Bookkeeper 2' })

  rows = many
  await act(() => queries.invalidateQueries({ queryKey: jobsKey }))
  await waitFor(() => expect(titles()[0]).toBe('Bookkeeper 1'))
  expect(screen.getByRole('article', { name: 'Bookkeeper 2' })).toBeDefined()

  rows = many.slice(2)
  await act(() => queries.invalidateQueries({ queryKey: jobsKey }))
  expect(await screen.findByRole('article', { name: 'Bookkeeper 3' })).toBeDefined()
})
