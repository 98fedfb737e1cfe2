import type { PlanType } from '@hanap/contract/payments/plans'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { listing, listings, listOf } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'

const now = Date.now()
const [list, search] = ['GET /jobs/', 'GET /jobs/search/']
const many = listings(10)

afterEach(() => void vi.useRealTimers())

const open = (path: string, answers: Readonly<Record<string, unknown>>, plan: PlanType = 'free') =>
  openSite(
    path,
    { ...standingOf(ana, holding(plan, 9, now), trialOf(9, now)), ...answers },
    { token: 'known' },
  )
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent)

test.each([
  ['/jobs', 'Failed to load jobs. Please try again.'],
  ['/jobs?search=x', 'Failed to search jobs. Please try again.'],
  ['/jobs?sort_by=date', 'Failed to load all jobs. Please try again.'],
])('when %s does not load it says %j, and Try Again tries again', async (path, text) => {
  let answer: unknown = refusal(500)
  const answers = { [list]: () => answer, [search]: () => answer }
  open(path, answers)
  expect(await screen.findByText(text)).toBeDefined()
  answer = listOf(many)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(titles()).toHaveLength(10))
  expect(document.activeElement).toBe(await heading(/^Start your search$|jobs/))
})

test('a search that is too slow for the server says what to change', async () => {
  const text = 'This search takes too long. Please use fewer phrases in quotes, or rarer words.'
  open('/jobs?search=x', { [search]: refusal(400, { code: 'invalid', errors: { search: [text] } }) })
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText('Failed to search jobs. Please try again.')).toBeDefined()
})

test('Try Again that fails again keeps the focus on Try Again', async () => {
  open('/jobs', { [list]: refusal(500) })
  const again = await screen.findByRole('button', { name: 'Try Again' })
  await userEvent.click(again)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Try Again'))
  expect(document.activeElement).not.toBe(again)
})

test('a search that fails is answered from the newest 500 in the browser, and says so', async () => {
  const pages: string[] = []
  const newest = listings(500)
  open('/jobs?search=editor&sort_by=salary', {
    [search]: refusal(503),
    [list]: (_: unknown, url: URL) => {
      const page = Number(url.searchParams.get('page'))
      pages.push(url.search)
      const part = newest.slice((page - 1) * 100, page * 100)
      const changed = part.map((job) =>
        job.id % 100 === 5 ? { ...job, title: `Editor ${job.id}`, salary: `$${job.id}` } : job,
      )
      return listOf(changed, 5000)
    },
  })
  await heading('5 jobs matching "editor"')
  expect(await screen.findByText(/match among the newest 500 jobs/)).toBeDefined()
  expect(titles()).toEqual(['Editor 405', 'Editor 305', 'Editor 205', 'Editor 105', 'Editor 5'])
  expect(screen.getByText(/For now, only exact words match/)).toBeDefined()
  expect(pages).toEqual([1, 2, 3, 4, 5].map((page) => `?page=${page}&per_page=100`))
  await userEvent.click(screen.getByRole('button', { name: 'View all jobs' }))
  await heading('5,000 jobs found')
})

const gig = { ...listing(3), title: 'Gig editor', job_type: 'gig' as const, tags: [{ id: 9, name: 'BAS' }] }

test('filters are matched in the browser then, and the plain list is asked without them', async () => {
  const asked: string[] = []
  open(
    '/jobs?search=editor&job_type=gig&tags=9&date_posted=week&salary_range=500-1000&sort_by=date',
    {
      [search]: refusal(503),
      [list]: (_: unknown, url: URL) => {
        asked.push(url.search)
        return listOf([...many, gig])
      },
    },
    'premium',
  )
  await heading('1 job matching "editor"')
  expect(titles()).toEqual(['Gig editor'])
  expect(asked).toEqual(['?page=1&per_page=100'])
})

test('the fallback too has filters only with Premium', async () => {
  open('/jobs?job_type=gig', { [search]: refusal(503), [list]: listOf([gig]) }, 'basic')
  expect(await screen.findByText('Premium Feature')).toBeDefined()
  expect(titles()).toEqual([])
})

test('all jobs by salary are sorted in the browser when the server cannot', async () => {
  const paid = [900, 30, 4000].map((dollars, i) => listing(i + 1, { salary: `$${dollars} a month` }))
  open('/jobs?sort_by=salary', {
    [list]: (_: unknown, url: URL) => (url.searchParams.has('sort_by') ? refusal(503) : listOf(paid)),
  })
  await heading('3 jobs found')
  expect(titles()).toEqual(['Bookkeeper 3', 'Bookkeeper 1', 'Bookkeeper 2'])
  expect(screen.getByText('Search isn’t working right now')).toBeDefined()
})

test.each([
  ['no such page', refusal(404, { code: 'not-found' })],
  ['too many calls', refusal(429, { code: 'too-many' })],
  ['a bad request without a field', refusal(400)],
  ['trouble', refusal(500)],
  ['no answer', 'no answer'],
  ['garbage', { hello: 'world' }],
])(
  'a search answered with %s falls back to the plain list, called with its fixed header',
  async (_, answer) => {
    const { calls, headers } = open('/jobs?search=bookkeeper', { [search]: answer, [list]: listOf(many) })
    await heading('10 jobs matching "bookkeeper"')
    expect(screen.getByText('Search isn’t working right now')).toBeDefined()
    expect(headers[calls.indexOf(list)]?.get('X-CSRFToken')).toBe('hanap')
    expect(headers[calls.indexOf(search)]?.has('X-CSRFToken')).toBe(false)
  },
)

test.each([
  ['a refusal', refusal(403, { detail: 'No' })],
  ['a field that is wrong', refusal(400, { code: 'invalid', errors: { search: ['Too long'] } })],
])('a search answered with %s is not searched for in the browser', async (_, answer) => {
  const { calls } = open('/jobs?search=bookkeeper', { [search]: answer, [list]: listOf(many) })
  expect(await screen.findByText('Failed to search jobs. Please try again.')).toBeDefined()
  expect(calls).not.toContain(list)
})

test('a subscription that ends while ana reads leads her to the plans', async () => {
  let subscription = holding('basic', 9, now)
  const { address } = open('/jobs?sort_by=date', {
    'GET /auth/subscription/current/': () => subscription,
    [list]: (_: unknown, url: URL) => {
      if (url.searchParams.get('page') === '1') return listOf(many, 50)
      subscription = holding('basic', -1, now)
      return refusal(403, { code: 'subscription-required' })
    },
  })
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(address()).toBe('/subscription/plans'))
})

test('a page beyond the last one is the last one', async () => {
  const { address } = open('/jobs?search=x&page=999', {
    [search]: (_: unknown, url: URL) => listOf(url.searchParams.get('page') === '3' ? many.slice(7) : [], 23),
  })
  await heading('23 jobs matching "x"')
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(address()).toBe('/jobs?search=x&page=3')
  expect(screen.queryByText('No jobs found')).toBeNull()
})

test('results go no further than the 10,000th, and say so', async () => {
  const { address } = open('/jobs?search=x&page=1001', {
    [search]: (_: unknown, url: URL) =>
      listOf(Number(url.searchParams.get('page')) > 1000 ? [] : many, 12_345),
  })
  await heading('12,345 jobs matching "x"')
  await waitFor(() => expect(address()).toBe('/jobs?search=x&page=1000'))
  const last = await screen.findByRole('link', { name: 'Page 1000' })
  expect(last.getAttribute('aria-current')).toBe('page')
  expect(screen.queryByRole('link', { name: 'Page 1001' })).toBeNull()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Next page' })).disabled).toBe(true)
  const text = 'We list only the first 10,000. Narrow your search to see others.'
  expect(screen.getAllByText(text)).toHaveLength(1)
})

test('a slow list says so after 8 s, and after 15 s can be cancelled into its failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let answer: unknown = new Promise(() => {})
  open('/jobs', { [list]: () => answer })
  await heading('Start your search')
  const slow = 'This is taking longer than usual.'
  act(() => void vi.advanceTimersByTime(7_000))
  expect(screen.queryByText(slow)).toBeNull()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByText(slow)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  act(() => void vi.advanceTimersByTime(7_000))
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Failed to load jobs. Please try again.')).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Try Again')
  answer = listOf(many)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(titles()).toHaveLength(10))
})
