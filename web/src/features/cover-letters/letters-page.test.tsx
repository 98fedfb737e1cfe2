import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { letterSummary } from '../../../test/letters.ts'
import { listing, listOf, savedEntry } from '../../../test/listings.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'

const now = Date.now()
const LIST = 'GET /cover-letters/'
const open = (answers: Readonly<Record<string, unknown>>, path = '/letters') =>
  openSite(
    path,
    { ...standingOf(ana, holding('free', 9, now), trialOf(9, now)), ...answers },
    { token: 'known' },
  )
const main = () => within(screen.getByRole('main'))
const subjects = () =>
  main()
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const rowOf = (subject: string) => {
  const row = main().getByRole('link', { name: subject }).closest('li')
  return within(row ?? document.body)
}
/** Letters are numbered from 1. */
const keeping = (count: () => number) => ({
  [LIST]: (_: unknown, url: URL) => {
    const first = (Number(url.searchParams.get('page') ?? 1) - 1) * 20
    const all = Array.from({ length: count() }, (_one, i) => letterSummary(i + 1))
    return { count: count(), results: all.slice(first, first + 20) }
  },
})

test('the account menu leads to the letters', async () => {
  const { address } = open({ [LIST]: { count: 0, results: [] } }, '/saved-jobs')
  await userEvent.click(await screen.findByRole('button', { name: /^Account:/ }))
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(names.indexOf('My Cover Letters')).toBe(names.indexOf('Applications') + 1)
  await userEvent.click(screen.getByRole('menuitem', { name: 'My Cover Letters' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My Cover Letters' })).toBeDefined()
  expect(address()).toBe('/letters')
})

test('ana sees what each letter is for, how it begins, its age, and which were sent', async () => {
  const removed = { job_removed_at: '2026-11-20T00:00:00.000Z' }
  const rows = [
    letterSummary(1, { is_sent: true, ...removed }),
    letterSummary(2, { excerpt: 'I draw.' }),
    letterSummary(3, removed),
  ]
  open({ [LIST]: { count: 3, results: rows } })
  expect(await screen.findByRole('heading', { name: '3 cover letters' })).toBeDefined()
  expect(subjects()).toEqual(['Books, gladly 1', 'Books, gladly 2', 'Books, gladly 3'])

  const sent = rowOf('Books, gladly 1')
  expect(sent.getByText('Sent')).toBeDefined()
  expect(sent.getByText('Changed 1 hour ago')).toBeDefined()
  expect(sent.getByRole('link', { name: 'Bookkeeper 1' }).getAttribute('href')).toBe('/jobs/1')

  const other = rowOf('Books, gladly 2')
  expect(other.getByRole('link', { name: 'Books, gladly 2' }).getAttribute('href')).toBe('/letters/2')
  expect(other.getByText('Northlight Books')).toBeDefined()
  expect(other.getByText('I draw.')).toBeDefined()
  expect(other.queryByText('Sent')).toBeNull()

  const gone = rowOf('Books, gladly 3')
  expect(gone.getByText('No longer posted')).toBeDefined()
  expect(gone.queryByRole('link', { name: 'Bookkeeper 3' })).toBeNull()
})

test('twenty stand on a page, which stands in the address, and a page that is gone is the last one', async () => {
  const { address, unmount } = open(keeping(() => 45))
  await screen.findByRole('link', { name: 'Books, gladly 20' })
  expect(subjects()).toHaveLength(20)
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }))
  await screen.findByRole('link', { name: 'Books, gladly 41' })
  expect(subjects()).toHaveLength(5)
  expect(address()).toBe('/letters?page=3')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '45 cover letters' }))
  unmount()
  const later = open(
    keeping(() => 21),
    '/letters?page=9',
  )
  await screen.findByRole('link', { name: 'Books, gladly 21' })
  expect(later.address()).toBe('/letters?page=2')
})

test('without a letter the way goes to the jobs', async () => {
  open({ [LIST]: { count: 0, results: [] } })
  expect(await screen.findByRole('heading', { name: 'No cover letters yet' })).toBeDefined()
  expect(main().getByRole('link', { name: 'Find Jobs' }).getAttribute('href')).toBe('/jobs')
})

test('a page beyond no letters at all is the empty one', async () => {
  const { address } = open({ [LIST]: { count: 0, results: [] } }, '/letters?page=4')
  expect(await screen.findByRole('heading', { name: 'No cover letters yet' })).toBeDefined()
  await waitFor(() => expect(address()).toBe('/letters'))
})

test('a list that does not load can be asked for again', async () => {
  let answer: unknown = refusal(500)
  open({ [LIST]: () => answer })
  expect(await screen.findByText('Failed to load your cover letters. Please try again.')).toBeDefined()
  answer = { count: 1, results: [letterSummary(1)] }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: '1 cover letter' })).toBeDefined()
  expect(screen.queryByText('Failed to load your cover letters. Please try again.')).toBeNull()
})

test('saved jobs without a cover letter come next', async () => {
  const letter = letterSummary(1)
  const saved = [listing(letter.job_post_id), listing(800), listing(801, { applied: true })]
  open({ [LIST]: listOf([letter]), 'GET /saved-jobs/': listOf(saved.map(savedEntry)) })
  const write = await screen.findByRole('link', { name: 'Write', description: 'Bookkeeper 800' })
  expect(write.getAttribute('href')).toBe('/jobs/800')
  expect(screen.getAllByRole('link', { name: 'Write' })).toHaveLength(1)
})
