import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { listing, listings, listOf, paying, savedEntry } from '../../../test/listings.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'
import { session } from '../../api/session/browser-session.ts'

const now = Date.now()
const limitCall = 'GET /auth/subscription/saved-jobs/check-limit/'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(count: number, answers: Readonly<Record<string, unknown>> = {}) {
  return openSite(
    '/saved-jobs',
    {
      ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
      'GET /saved-jobs/': listOf(listings(count).map(savedEntry)),
      ...answers,
    },
    { token: 'known' },
  )
}
const onDesk = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width >='),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
const plan = (max_saved_jobs: number) => ({ max_saved_jobs, current_count: 0, can_save: true })

test('a saved job shows what it is and leads to its page three ways', async () => {
  open(1)
  const title = await screen.findByRole('link', { name: 'Bookkeeper 1' })
  const row = within(screen.getAllByRole('listitem').find((item) => item.contains(title)) ?? document.body)
  for (const text of [/Northlight Books/, 'Full Time', '₱52,000–64,000', /Posted as “\$900/, 'Xero', /ago/]) {
    expect(row.getByText(text)).toBeDefined()
  }
  for (const name of ['Bookkeeper 1', 'Apply Now', 'Read More']) {
    expect(row.getByRole('link', { name }).getAttribute('href')).toBe('/jobs/1')
  }
})

test('on a desk a saved job says its hours in Manila, and nothing where it states none', async () => {
  const unstated = { kind: 'not-stated', start_minute: null, end_minute: null } as const
  const flexible = { ...unstated, kind: 'flexible' } as const
  const jobs = [
    listing(1),
    listing(2, { work_hours: flexible }),
    listing(3, { work_hours: { kind: 'day', start_minute: 360, end_minute: 900 } }),
    listing(4, { work_hours: unstated }),
  ]
  onDesk()
  open(0, { 'GET /saved-jobs/': listOf(jobs.map(savedEntry)) })
  expect(await screen.findByText('10:00 PM–7:00 AM, night in Manila')).toBeDefined()
  expect(screen.getByText('Flexible hours')).toBeDefined()
  expect(screen.getByText('6:00 AM–3:00 PM, day in Manila')).toBeDefined()
  expect(
    screen.getAllByText(/, (day|night) in Manila$|^Flexible hours$/, { selector: 'p > span, p' }),
  ).toHaveLength(3)
})

test('on a phone a saved job has its hours as the list of jobs has them, and draws none without a shift', async () => {
  const night = { kind: 'night', start_minute: null, end_minute: null } as const
  open(0, {
    'GET /saved-jobs/': listOf([listing(1), listing(2, { work_hours: night })].map(savedEntry)),
  })
  const row = async (title: string) =>
    (await screen.findByRole('link', { name: title })).closest('li') ?? document.body
  const [shift, unclear] = [await row('Bookkeeper 1'), await row('Bookkeeper 2')]
  expect(within(shift).getByText(/10 PM–7 AM/).textContent).toBe('Night 10 PM–7 AM')
  expect(within(unclear).getByText('Night')).toBeDefined()
  const drawings = (one: HTMLElement) => one.querySelectorAll('svg[preserveAspectRatio]').length
  expect([drawings(shift), drawings(unclear)]).toEqual([2, 1])
})

test('on a desk all saved jobs stand on one scale, the best paid first, with what changed', async () => {
  onDesk()
  const changed = { salary: '$500', title: null, changed_at: '2026-11-20T00:00:00.000Z' }
  const jobs = [
    savedEntry(listing(1, { pay: paying(30_000) })),
    { ...savedEntry(listing(2, { pay: paying(90_000) })), changed },
    savedEntry(listing(3, { pay: null, salary: '' })),
  ]
  open(0, { 'GET /saved-jobs/': listOf(jobs) })
  const panel = async (title: string) =>
    within((await screen.findByRole('heading', { name: title })).closest('section') ?? document.body)
      .getAllByRole('link')
      .map((link) => link.textContent)
  expect(await panel('Side by side')).toEqual(['Bookkeeper 2', 'Bookkeeper 1'])
  expect(await panel('Changed since you saved it')).toEqual(['Bookkeeper 2'])
  expect(screen.getAllByText('Changed since you saved it')).toHaveLength(1)
})

test('a list that comes as a plain array is the list', async () => {
  open(0, { 'GET /saved-jobs/': [savedEntry(listing(3))] })
  expect(await screen.findByRole('link', { name: 'Bookkeeper 3' })).toBeDefined()
})

test('an answer that is no list is a failure to load, with the copy of this browser', async () => {
  open(0, { 'GET /saved-jobs/': { hello: 'there' } })
  session.setSavedJobs([savedEntry(listing(8))])
  expect(await screen.findByText('Failed to load saved jobs. Please try again.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Bookkeeper 8' })).toBeDefined()
})

test('a description of 151 characters is cut, one of 150 is not', async () => {
  const [long, exact] = ['a'.repeat(151), 'b'.repeat(150)]
  const jobs = [listing(1, { description: long }), listing(2, { description: exact })]
  open(0, { 'GET /saved-jobs/': listOf(jobs.map(savedEntry)) })
  expect(await screen.findByText(`${'a'.repeat(150)}…`)).toBeDefined()
  expect(screen.getByText(exact)).toBeDefined()
})

test.each([
  [3, 5, '3 of 5 saved', false],
  [4, 5, '4 of 5 saved (20% remaining)', false],
  [5, 5, '5 of 5 saved', true],
  [23, 25, '23 of 25 saved (8% remaining)', true],
])('%i of %i: the bar says %j', async (count, max, words, offersUpgrade) => {
  open(count, { [limitCall]: plan(max) })
  expect(await screen.findByText(words)).toBeDefined()
  const upgrade = screen.queryByRole('link', { name: 'Upgrade Plan' })
  expect(upgrade?.getAttribute('href')).toBe(offersUpgrade ? '/subscription/plans' : undefined)
})

test('the cap stays five and the failure is logged when the limit does not load', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  open(2, { [limitCall]: refusal(500) })
  expect(await screen.findByText('2 of 5 saved')).toBeDefined()
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('limit'), expect.anything()))
})

test('nothing saved leads to the jobs', async () => {
  open(0)
  expect((await screen.findByRole('link', { name: 'Browse Jobs' })).getAttribute('href')).toBe('/jobs')
  expect(screen.queryByRole('heading', { name: 'Newest jobs' })).toBeNull()
})

test('the first job is saved from the empty page', async () => {
  let entries: unknown[] = []
  open(0, {
    'GET /saved-jobs/': () => listOf(entries),
    'GET /jobs/': listOf([listing(5)]),
    'POST /saved-jobs/': () => {
      entries = [savedEntry(listing(5))]
      return entries[0]
    },
  })
  const newest = within(await screen.findByRole('region', { name: 'Newest jobs' }))
  expect(newest.getByRole('link', { name: 'Bookkeeper 5' }).getAttribute('href')).toBe('/jobs/5')
  await userEvent.click(newest.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(screen.queryByText('No saved jobs yet')).toBeNull())
  expect(screen.getByRole('link', { name: 'Bookkeeper 5' })).toBeDefined()
})

test('ana removes a job', async () => {
  open(2, { 'DELETE /saved-jobs/101/': null })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from Saved: Bookkeeper 1' }))
  expect(await screen.findByText('Job Removed')).toBeDefined()
  expect(screen.getByText('The job has been removed from your saved jobs.')).toBeDefined()
})

test('a removal that fails leaves the job and says so', async () => {
  open(2, { 'DELETE /saved-jobs/101/': refusal(500) })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from Saved: Bookkeeper 1' }))
  expect(await screen.findByText('An error occurred while removing the job. Please try again.')).toBeDefined()
  expect(screen.getByText('Failed to remove job. Please try again.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Bookkeeper 1' })).toBeDefined()
})

test('a list that was read before ana saved a job in another tab does not take that back', async () => {
  const lists: ((answer: unknown) => void)[] = []
  open(0, { 'GET /saved-jobs/': () => new Promise((resolve) => lists.push(resolve)) })
  await waitFor(() => expect(lists).toHaveLength(1))
  localStorage.setItem('savedJobs', JSON.stringify([savedEntry(listing(4))]))
  session.readFromOtherTab('savedJobs')
  lists[0]?.(listOf([]))
  await waitFor(() => expect(lists).toHaveLength(2))
  expect(session.read().savedJobs).toHaveLength(1)
  lists[1]?.(listOf([savedEntry(listing(4))]))
  expect(await screen.findByRole('link', { name: 'Bookkeeper 4' })).toBeDefined()
})

test('when loading fails the copy of this browser is shown, and Try Again asks again', async () => {
  let list: unknown = refusal(500)
  open(0, { 'GET /saved-jobs/': () => list })
  session.setSavedJobs([savedEntry(listing(8))])
  expect(await screen.findByText('Failed to load saved jobs. Please try again.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Bookkeeper 8' })).toBeDefined()
  list = listOf([savedEntry(listing(9))])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('link', { name: 'Bookkeeper 9' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(screen.queryByText('Failed to load saved jobs. Please try again.')).toBeNull()
})

test('how many are saved is not said before that is known', async () => {
  let answer: (list: unknown) => void = () => {}
  let list: unknown = new Promise((resolve) => {
    answer = resolve
  })
  open(0, { 'GET /saved-jobs/': () => list })
  const meter = () => screen.queryByRole('progressbar')
  expect(await screen.findByText('Loading saved jobs')).toBeDefined()
  expect(meter()).toBeNull()
  answer(refusal(500))
  expect(await screen.findByText('Failed to load saved jobs. Please try again.')).toBeDefined()
  expect(meter()).toBeNull()
  list = listOf([])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('0 of 5 saved')).toBeDefined()
  expect(meter()).not.toBeNull()
})

test('a job ana has applied to says so beside its three ways on', async () => {
  open(0, { 'GET /saved-jobs/': listOf([savedEntry(listing(4, { applied: true }))]) })
  expect(await screen.findByText('Applied')).toBeDefined()
  for (const name of ['Bookkeeper 4', 'Apply Now', 'Read More']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/jobs/4')
  }
})

test('a job that the board took down is marked, cannot be applied to, and once removed not taken back', async () => {
  const gone = listing(4, { removed_at: '2026-11-19T00:00:00Z' })
  open(0, { 'GET /saved-jobs/': listOf([savedEntry(gone)]), 'DELETE /saved-jobs/104/': null })
  expect(await screen.findByText('No longer posted')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Read More' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Remove from Saved: Bookkeeper 4' }))
  expect(await screen.findByText('Job Removed')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('the focus goes on to the next row, then the one before, then the heading, and is never lost', async () => {
  let list = listings(3)
  const takes = (id: number) => () => {
    list = list.filter((job) => job.id !== id)
    return null
  }
  open(0, {
    'GET /saved-jobs/': () => listOf(list.map(savedEntry)),
    'DELETE /saved-jobs/102/': takes(2),
    'DELETE /saved-jobs/103/': takes(3),
    'DELETE /saved-jobs/101/': takes(1),
    'POST /saved-jobs/': () => {
      list = listings(1)
      return savedEntry(listing(1))
    },
  })
  const removing = (id: number) =>
    screen.findByRole('button', { name: `Remove from Saved: Bookkeeper ${id}` })
  await userEvent.click(await removing(2))
  expect(document.activeElement).toBe(await removing(3))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(await removing(1))
  await userEvent.keyboard('{Enter}')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(document.activeElement).toBe(heading)
  await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement)
  expect(await removing(1)).toBeDefined()
  expect(document.activeElement).toBe(heading)
})

test('a job whose pay and title changed since it was saved says so, the old beside the new', async () => {
  const changed = { salary: '$900', title: 'Book clerk', changed_at: '2026-11-20T00:00:00.000Z' }
  const paid = { ...savedEntry(listing(1, { salary: '$1,200' })), changed }
  const unpaid = { ...savedEntry(listing(2, { salary: '' })), changed: { ...changed, title: null } }
  open(0, { 'GET /saved-jobs/': listOf([paid, unpaid, savedEntry(listing(3))]) })
  await screen.findByRole('link', { name: 'Bookkeeper 1' })
  expect(screen.getAllByText('Changed since you saved it')).toHaveLength(2)
  const said = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(said).toEqual([
    'was “$900”, is now “$1,200”',
    'was “Book clerk”, is now “Bookkeeper 1”',
    'was “$900”, is now not stated',
  ])
})

test('a job that was taken down since says when', async () => {
  open(0, { 'GET /saved-jobs/': listOf([savedEntry(listing(4, { removed_at: '2026-11-19T00:00:00Z' }))]) })
  expect(
    await screen.findByText('Online Jobs Portal removed it on Nov 19, 2026, after you saved it.'),
  ).toBeDefined()
})
