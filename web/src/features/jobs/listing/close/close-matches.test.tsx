import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { jobDetail, listing, listings, listOf, savedEntry } from '../../../../../test/listings.ts'
import { openSite } from '../../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../../test/seekers.ts'
import { setApplied } from '../../../../acts/apply/by-hand/mark-applied.ts'

const now = Date.now()
const two = listings(2)
const [three, four] = [listing(3), listing(4)]
let isWide = false

beforeEach(() => {
  isWide = false
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
})

function open(answer: unknown, answers: Readonly<Record<string, unknown>> = {}) {
  const details = Object.fromEntries(
    [...two, three, four].flatMap((job) => [
      [`GET /jobs/${job.id}/`, jobDetail(job)],
      [`GET /jobs/${job.id}/similar/`, listOf([])],
    ]),
  )
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  const site = { ...standing, ...details, 'GET /jobs/search/': answer, ...answers }
  return openSite('/jobs?search=xero+payroll', site, { token: 'known' })
}
const few = { ...listOf(two), close: [three, four] }
const none = { ...listOf([]), close: [three, four] }
const section = async () => within(await screen.findByRole('region', { name: 'Close matches' }))
const titlesIn = (part: { getAllByRole: typeof screen.getAllByRole }) =>
  part.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

test('what lacks some of the words stands under what has them all, in a list of its own, and is not counted', async () => {
  open(few)
  const close = await section()
  expect(close.getByRole('heading', { level: 2, name: 'Close matches' })).toBeDefined()
  expect(close.getByText('These match some of your words.')).toBeDefined()
  expect(within(close.getByRole('list')).getAllByRole('heading')).toHaveLength(2)
  expect(titlesIn(screen)).toEqual(['Bookkeeper 1', 'Bookkeeper 2', 'Bookkeeper 3', 'Bookkeeper 4'])
  expect(screen.getByRole('heading', { name: '2 jobs matching "xero payroll"' })).toBeDefined()
  expect(screen.getAllByText(/tick = 20k/)).toHaveLength(1)
})

test('where nothing has all the words, the close ones stand under that, with what their rulers mean', async () => {
  open(none)
  expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeDefined()
  const close = await section()
  expect(titlesIn(close)).toEqual(['Bookkeeper 3', 'Bookkeeper 4'])
  expect(screen.getByRole('heading', { name: '0 jobs matching "xero payroll"' })).toBeDefined()
  expect(close.getAllByText(/tick = 20k/)).toHaveLength(1)
})

test('a list that says nothing of close matches has no such section', async () => {
  open(listOf(two))
  await screen.findByRole('link', { name: 'Bookkeeper 2' })
  expect(screen.queryByRole('heading', { name: 'Close matches' })).toBeNull()
})

test('ana saves a close match from its row, and one she applied to says so', async () => {
  let saved: unknown[] = []
  const save = () => {
    saved = [savedEntry(four)]
    return saved[0]
  }
  const { queryClient } = open(few, { 'POST /saved-jobs/': save, 'GET /saved-jobs/': () => listOf(saved) })
  const close = await section()
  await userEvent.click(close.getByRole('button', { name: 'Save Job: Bookkeeper 4' }))
  expect(await close.findByRole('button', { name: 'Save Job: Bookkeeper 4', pressed: true })).toBeDefined()
  setApplied(queryClient, 3)
  expect(await close.findByText('Applied')).toBeDefined()
})

test('beside the list the first close match is open where nothing else was found, and the keys go on', async () => {
  isWide = true
  const { address } = open(none)
  await screen.findByRole('article', { name: 'Bookkeeper 3' })
  const user = userEvent.setup()
  await user.keyboard('j')
  await screen.findByRole('article', { name: 'Bookkeeper 4' })
  expect(address()).toBe('/jobs/4?from=search%3Dxero%2Bpayroll')
  await user.keyboard('k')
  await screen.findByRole('article', { name: 'Bookkeeper 3' })
})

test('the keys go from the last match on to the first close one, and back', async () => {
  const { address } = open(few)
  await section()
  const row = (name: string) => screen.findByRole('link', { name })
  ;(await row('Bookkeeper 2')).focus()
  const user = userEvent.setup()
  await user.keyboard('j')
  await waitFor(async () => expect(document.activeElement).toBe(await row('Bookkeeper 3')))
  await user.keyboard('k')
  await waitFor(async () => expect(document.activeElement).toBe(await row('Bookkeeper 2')))
  expect(address()).toBe('/jobs?search=xero+payroll')
})

test('a close match that ana hides leaves at once, the next one opens, and the count stays', async () => {
  isWide = true
  let asked = 0
  const answer = () => (++asked === 1 ? few : 'no answer')
  open(answer, { 'PUT /jobs/3/hidden/': refusal(204), 'GET /jobs/': 'no answer' })
  const close = await section()
  await userEvent.click(close.getByRole('link', { name: 'Bookkeeper 3' }))
  const pane = within(await screen.findByRole('article', { name: 'Bookkeeper 3' }))
  await userEvent.click(await pane.findByRole('button', { name: 'Hide this job' }))
  await screen.findByRole('article', { name: 'Bookkeeper 4' })
  expect(titlesIn(await section())).toEqual(['Bookkeeper 4'])
  expect(screen.getByRole('heading', { name: '2 jobs matching "xero payroll"' })).toBeDefined()
})
