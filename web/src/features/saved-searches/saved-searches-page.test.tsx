import type { SavedSearch } from '@hanap/contract/saved-searches'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { listOf } from '../../../test/listings.ts'
import { openAsAna, savedSearch } from '../../../test/saved-searches.ts'

const open = (list: readonly SavedSearch[], answers: Readonly<Record<string, unknown>> = {}) =>
  openAsAna('/saved-searches', { 'GET /saved-searches/': listOf(list), ...answers })
const button = (name: string) => screen.findByRole('button', { name })

test('a kept search says what it asks for and what came of it, and opens on the listing', async () => {
  const criteria = { search: 'va', job_type: 'gig', salary_range: '500-1000', tags: 'name:Xero' } as const
  open([savedSearch(1, { name: 'Gigs', criteria })])
  const link = await screen.findByRole('link', { name: 'Gigs' })
  const address = '/jobs?search=va&job_type=gig&salary_range=500-1000&tags=name:Xero&sort_by=date&saved=1'
  expect(link.getAttribute('href')).toBe(address)
  expect(screen.getByRole('link', { name: 'Show jobs' }).getAttribute('href')).toBe(address)
  const words = within(screen.getByRole('list', { name: 'What is searched for' })).getAllByRole('listitem')
  expect(words.map((word) => word.textContent)).toEqual(['“va”', 'Gig', '$500–1,000 a month', 'Xero'])
  expect(screen.getByText('2 new jobs in the last 7 days · the last one 2 hours ago')).toBeDefined()
  expect(await screen.findByText(/^Alerts come once a day, at 8:00 AM in Manila, by e-mail/)).toBeDefined()
})

test.each([
  ['job-alerts-off', 'Paused: job alerts are off in your settings.'],
  ['no-plan', 'Paused: you have no active plan.'],
  ['filters', 'Paused: it uses filters, which are part of Premium.'],
] as const)('a search that tells nothing for %s says so', async (paused, text) => {
  open([savedSearch(1, { paused, recent_matches: 0, last_match_at: null })])
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText(/^No new job in the last 7 days · saved/)).toBeDefined()
})

test('with job alerts off the page says so once for all, and leads to the switch', async () => {
  const settings = { job_alerts: false, application_updates: true, messages: true, marketing: false }
  open([savedSearch(1, { paused: 'job-alerts-off' })], {
    'GET /settings/notifications/': { settings: { ...settings, frequency: 'weekly' } },
  })
  expect(await screen.findByText('Job alerts are off')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Change in Settings' }).getAttribute('href')).toBe(
    '/settings?tab=notifications',
  )
})

test('alerts are switched at once, and back where that fails', async () => {
  let answer: unknown = savedSearch(1, { alerts: false, paused: 'off' })
  const { calls, bodies } = open([savedSearch(1)], { 'PATCH /saved-searches/1/': () => answer })
  const alerts = await screen.findByRole<HTMLInputElement>('switch', { name: 'Alerts for Bookkeeper 1' })
  await userEvent.click(alerts)
  expect(await screen.findByText('Alerts are off')).toBeDefined()
  expect(alerts.checked).toBe(false)
  expect(bodies[calls.indexOf('PATCH /saved-searches/1/')]).toEqual({ alerts: false })
  answer = refusal(500)
  await userEvent.click(alerts)
  expect(await screen.findByText('Your change was not saved. Please try again.')).toBeDefined()
  await waitFor(() => expect(alerts.checked).toBe(false))
})

test('ana renames a search; without a name or an answer it keeps its own', async () => {
  let answer: unknown = 'no answer'
  open([savedSearch(1)], { 'PATCH /saved-searches/1/': () => answer })
  await userEvent.click(await button('Rename Bookkeeper 1'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename this search' }))
  const name = dialog.getByLabelText<HTMLInputElement>('Name')
  await userEvent.clear(name)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Please give this search a name')).toBeDefined()
  await userEvent.type(name, 'Books')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/We could not reach Hanap/)).toBeDefined()
  answer = savedSearch(1, { name: 'Books' })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Search renamed')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Books' })).toBeDefined()
})

test('ana removes a search and takes it back', async () => {
  const { calls, bodies } = open([savedSearch(2), savedSearch(1, { alerts: false, paused: 'off' })], {
    'DELETE /saved-searches/1/': refusal(204),
    'POST /saved-searches/': refusal(201, savedSearch(9, { name: 'Bookkeeper 1' })),
  })
  await userEvent.click(await button('Remove Bookkeeper 1'))
  expect(await screen.findByText('Search removed')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Bookkeeper 1' })).toBeNull()
  expect(document.activeElement).toBe(await button('Rename Bookkeeper 2'))
  await userEvent.click(await button('Undo'))
  expect(await screen.findByText('Search saved again')).toBeDefined()
  expect(bodies[calls.indexOf('POST /saved-searches/')]).toEqual({
    name: 'Bookkeeper 1',
    criteria: { search: 'bookkeeper' },
    alerts: false,
  })
})

test('a removal that fails brings the search back to its place', async () => {
  open([savedSearch(1), savedSearch(2)], { 'DELETE /saved-searches/1/': refusal(500) })
  await userEvent.click(await button('Remove Bookkeeper 1'))
  expect(await screen.findByText('The search was not removed. Please try again.')).toBeDefined()
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(names.slice(0, 2)).toEqual(['Bookkeeper 1', 'Bookkeeper 2'])
})

test('one that another device removed is gone', async () => {
  open([savedSearch(1)], { 'DELETE /saved-searches/1/': refusal(404, { code: 'not-found' }) })
  await userEvent.click(await button('Remove Bookkeeper 1'))
  expect(await screen.findByText('Search removed')).toBeDefined()
  expect(screen.getByText('No saved searches yet')).toBeDefined()
})

test('nothing kept leads to the jobs, and a list that does not load is asked for again', async () => {
  let answer: unknown = refusal(500)
  open([], { 'GET /saved-searches/': () => answer })
  expect(await screen.findByText('Failed to load your saved searches. Please try again.')).toBeDefined()
  answer = listOf([])
  await userEvent.click(await button('Try Again'))
  expect(await screen.findByText('No saved searches yet')).toBeDefined()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Find Jobs' }).getAttribute('href')).toBe('/jobs')
})
