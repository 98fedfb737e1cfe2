import type { Job } from '@hanap/contract/jobs/jobs'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { connected } from '../../../../test/applying.ts'
import { listing, listings, listOf, savedEntry, similarTo, unnamed } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'

afterEach(() => vi.unstubAllGlobals())

const now = Date.now()
const job = listing(7, {
  title: 'Customer Support Lead',
  date_posted: '2026-11-18T14:40:00Z',
  description: 'We answer guests.\n\nWhat you bring:\n- Written English\n- <b>A calm voice</b>',
})

function open(path: string, given: unknown, answers: Readonly<Record<string, unknown>> = {}) {
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  return openSite(
    path,
    { ...standing, 'GET /jobs/7/': given, 'GET /jobs/7/similar/': listOf([]), ...answers },
    { token: 'known' },
  )
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const names = (role: 'button' | 'link') =>
  screen.getAllByRole(role).map((one) => one.getAttribute('aria-label') ?? one.textContent)

test('a job tells everything: board, pay and how it was read, details, description, employer', async () => {
  const pay = { ...(job.pay ?? null), assumptions: ['currency-by-size'] }
  open('/jobs/7', { ...job, pay })
  await title('Customer Support Lead')
  for (const text of [
    'Posted Nov 18, 2026, 10:40 PM · Full Time',
    'About ₱52,000–64,000',
    'a month, our estimate · about $900–1,100',
    'The employer wrote: “$900 – $1,100 per month”. Converted at the exchange rate of Nov 20, 2026.',
    'The job states no currency: we judged by the size of the figure.',
    '14 posts',
    '<b>A calm voice</b>',
  ]) {
    expect(await screen.findByText(text)).toBeDefined()
  }
  for (const name of ['Pay', 'Job details', 'Description', 'Quick Apply', 'Employer', 'Similar Jobs']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeDefined()
  }
  expect(screen.getByRole('heading', { level: 3, name: 'What you bring' })).toBeDefined()
  expect(names('button')).toEqual(expect.arrayContaining(['Apply Now', 'Save Job', 'Share']))
})

test('a job whose weekly hours were a day’s says what we made of them', async () => {
  const pay = { ...(job.pay ?? null), assumptions: ['hours-of-a-day'] }
  open('/jobs/7', { ...job, hours_per_week: 45, hours_per_day: 9, pay })
  await title('Customer Support Lead')
  expect(screen.getByText('45 (we read “9” as hours a day)')).toBeDefined()
  expect(
    await screen.findByText('The stated hours fit one full-time day: we counted five days a week.'),
  ).toBeDefined()
})

test('a job applied to says Applied', async () => {
  open('/jobs/7', { ...job, applied: true })
  await title('Customer Support Lead')
  expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
  expect(screen.getAllByText('Applied').length).toBeGreaterThan(0)
})

test.each([
  ['unknown', 'Not confirmed', /We don’t know yet if your application arrived/],
  ['sending', 'Being sent', /We’re sending your application/],
] as const)('a job whose application is %s does not say Applied', async (send_state, mark, text) => {
  open('/jobs/7', { ...job, applied: true, send_state, application_id: 31 })
  await title('Customer Support Lead')
  expect(screen.queryByText('Applied')).toBeNull()
  expect(screen.queryByText(/You have applied for this job/)).toBeNull()
  expect(screen.getByText(text)).toBeDefined()
  const [link] = screen.getAllByRole('link', { name: new RegExp(mark) })
  expect(link?.getAttribute('href')).toBe('/applications?open=31')
})

test('similar jobs cost nothing of a prepaid load before ana is near them', async () => {
  const near: (() => void)[] = []
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      near.push(() => tell([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { calls } = open('/jobs/7', job, { 'GET /jobs/7/similar/': listOf(listings(5).map(similarTo)) })
  expect(await screen.findByRole('heading', { name: 'Similar Jobs' })).toBeDefined()
  expect(calls).not.toContain('GET /jobs/7/similar/')
  act(() => near.forEach((tell) => tell()))
  expect(await screen.findByRole('link', { name: 'See all similar jobs' })).toBeDefined()
})

test('the three most similar jobs, and the way to the rest', async () => {
  open('/jobs/7', job, { 'GET /jobs/7/similar/': listOf(listings(5).map(similarTo)) })
  const more = await screen.findByRole('link', { name: 'See all similar jobs' })
  expect(more.getAttribute('href')).toBe('/jobs?similar_to=7')
  expect(screen.getAllByText('Highly Similar')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Bookkeeper 3' }).getAttribute('href')).toBe('/jobs/3')
})

test('the way back leads to the results the job was opened from', async () => {
  open('/jobs/7?from=search%3Dva%26page%3D2', job)
  const back = await screen.findByRole('link', { name: 'Back to results' })
  expect(back.getAttribute('href')).toBe('/jobs?search=va&page=2')
})

test('a job that does not load says so and shows a sample that can be neither saved nor applied to', async () => {
  let answer: unknown = refusal(500)
  open('/jobs/7', () => answer)
  expect(await screen.findByText('Failed to load job details. Please try again.')).toBeDefined()
  expect(await screen.findByText('Sample')).toBeDefined()
  expect(document.title).toBe('Job details · Hanap')
  for (const name of ['Apply Now', 'Save Job']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  }
  answer = job
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(document.activeElement).toBe(await title('Customer Support Lead'))
})

test('without a connection it says so, and the job comes by itself when the connection is back', async () => {
  let answer: unknown = 'no answer'
  open('/jobs/7', () => answer)
  expect(await screen.findByText('Failed to load job details. Please try again.')).toBeDefined()
  expect(screen.getByText('You seem to be offline.')).toBeDefined()
  window.dispatchEvent(new Event('offline'))
  answer = job
  window.dispatchEvent(new Event('online'))
  await title('Customer Support Lead')
})

test('a job of an employer who takes either says what the Any is about', async () => {
  open('/jobs/7', { ...job, job_type: 'any' })
  await title('Customer Support Lead')
  expect(screen.getByText('Posted Nov 18, 2026, 10:40 PM · Job type: Any')).toBeDefined()
})

test('the board of an employer who is not shown is no painted one', async () => {
  open('/jobs/7', { ...job, ...unnamed })
  const board = (await title('Customer Support Lead')).parentElement
  expect(board?.className).toMatch(/\bpaint-none\b/)
})

test('an employer given as plain text is shown by name, and where there are no figures none are invented', async () => {
  open('/jobs/7', { ...job, employer: 'Northlight Books' }, { 'GET /settings/integrations/': connected })
  await title('Customer Support Lead')
  expect(screen.getAllByText('Northlight Books').length).toBeGreaterThan(2)
  expect(screen.getAllByText('NB').length).toBeGreaterThan(0)
  expect(screen.queryByText(/posts?$/)).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Apply Now' })[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Northlight Books/)).toBeDefined()
})

test('a listing that tells no more than its id and title opens', async () => {
  open('/jobs/7', { id: 7, title: 'Customer Support Lead' })
  await title('Customer Support Lead')
  expect(screen.getAllByText('Employer not shown').length).toBeGreaterThan(0)
  expect(screen.getByText('Pay not stated')).toBeDefined()
})

test('an answer that is no listing is a job that did not load', async () => {
  open('/jobs/7', 'hello')
  expect(await screen.findByText('Failed to load job details. Please try again.')).toBeDefined()
})

test('similar jobs may come as a plain list, and Try Again keeps the keyboard where it is', async () => {
  let answer: unknown = refusal(500)
  open('/jobs/7', job, { 'GET /jobs/7/similar/': () => answer })
  expect(await screen.findByText('Similar jobs didn’t load.')).toBeDefined()
  const again = await screen.findByRole('button', { name: 'Try Again' })
  answer = listings(3).map(similarTo)
  await userEvent.click(again)
  const first = await screen.findByRole('link', { name: 'Bookkeeper 1' })
  expect(document.activeElement?.contains(first)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test.each(['/jobs/7', '/jobs/abc', '/jobs/0'])(
  '%s without a listing leads to what there is',
  async (path) => {
    open(path, refusal(404, { code: 'not-found' }))
    await title('This job is no longer available')
    const all = screen.getByRole('link', { name: 'View All Jobs' })
    expect(all.getAttribute('href')).toBe('/jobs?sort_by=date')
  },
)

const removed = { ...job, removed_at: '2026-11-19T00:00:00Z' }
const isSavedAs = (saved: Job) => ({ 'GET /saved-jobs/': { count: 1, results: [savedEntry(saved)] } })

test('a job that the board took down stays readable, and can be neither applied to, saved nor shared', async () => {
  open('/jobs/7', { ...removed, applied: false })
  await title('Customer Support Lead')
  expect(screen.getAllByText('This job is no longer posted').length).toBeGreaterThan(0)
  for (const name of ['Apply Now', 'Save Job', 'Share']) {
    await waitFor(() => expect(names('button')).not.toContain(name))
  }
})

test('a saved job that the board took down can be taken off the saved ones, for good', async () => {
  const { calls } = open(
    '/jobs/7',
    { ...removed, saved: true },
    { ...isSavedAs(removed), 'DELETE /saved-jobs/107/': refusal(204) },
  )
  const heading = await title('Customer Support Lead')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from Saved' }))
  await waitFor(() => expect(names('button')).not.toContain('Save Job'))
  expect(document.activeElement).toBe(heading)
  await waitFor(() => expect(calls).toContain('DELETE /saved-jobs/107/'))
})
