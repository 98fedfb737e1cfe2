import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { listings, listOf } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'

const now = Date.now()
const many = listings(10)
const [first] = many

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const open = (given: unknown) =>
  openSite(
    '/jobs',
    {
      ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
      'GET /jobs/': listOf(many),
      'GET /jobs/1/': given,
      'GET /jobs/1/similar/': listOf([]),
    },
    { token: 'known' },
  )

test('beside the list a job that does not load says so and shows a sample without working buttons', async () => {
  let answer: unknown = refusal(500)
  open(() => answer)
  const pane = within(await screen.findByRole('article', { name: 'Job details' }))
  expect(pane.getByText('Failed to load job details. Please try again.')).toBeDefined()
  expect(await pane.findByText('Sample')).toBeDefined()
  for (const name of ['Apply Now', 'Save Job']) {
    expect(pane.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  }
  answer = first
  await userEvent.click(pane.getByRole('button', { name: 'Try Again' }))
  const opened = await screen.findByRole('article', { name: 'Bookkeeper 1' })
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true))
})

test('beside the list a job that is gone says that', async () => {
  open(refusal(404, { code: 'not-found' }))
  expect(await screen.findByText('This job is no longer available')).toBeDefined()
  expect(screen.queryByText('Sample')).toBeNull()
})

test('without a job chosen the window keeps the name of the list', async () => {
  open(first)
  await screen.findByRole('article', { name: 'Bookkeeper 1' })
  expect(document.title).toBe('Find Your Next Opportunity · Hanap')
})

test('beside the list stands what became of the listing', async () => {
  const history = ['2026-11-20T02:00:00.000Z', '2026-11-18T02:00:00.000Z'].map((at, i) => ({
    at,
    what: i === 0 ? 'bumped' : 'seen',
    times: 1,
    before: null,
    after: null,
  }))
  open({ ...first, history })
  const pane = within(await screen.findByRole('article', { name: 'Bookkeeper 1' }))
  expect(await pane.findByRole('heading', { name: 'History of this job' })).toBeDefined()
  expect(pane.getByText('First seen by Hanap')).toBeDefined()
})
