import type { SavedSearch } from '@hanap/contract/jobs/saved-searches'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { workKind, workKinds } from '../../../test/kinds-of-work.ts'
import { listOf } from '../../../test/listings.ts'
import { openAsAna, savedSearch } from '../../../test/saved-searches.ts'
import { versioned } from '../../../test/versioned.ts'

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
  const words = within(screen.getByRole('list', { name: 'What we search for' })).getAllByRole('listitem')
  expect(words.map((word) => word.textContent)).toEqual(['“va”', 'Gig', '$500–1,000 a month', 'Xero'])
  expect(screen.getByText('2 new jobs in the last 7 days · last match 2 hours ago')).toBeDefined()
  expect(await screen.findByText(/^Alerts come once a day, at 8:00 AM in Manila, by email/)).toBeDefined()
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
  let kept = savedSearch(1)
  let answer: unknown = savedSearch(1, { alerts: false, paused: 'off' })
  const { calls, bodies } = open([], {
    'GET /saved-searches/': () => listOf([kept]),
    'PATCH /saved-searches/1/': () => {
      if (answer instanceof Object && 'alerts' in answer) kept = answer as SavedSearch
      return answer
    },
  })
  const alerts = await screen.findByRole<HTMLInputElement>('switch', { name: 'Alerts for Bookkeeper 1' })
  await userEvent.click(alerts)
  expect(await screen.findByText('Alerts are off')).toBeDefined()
  expect(alerts.checked).toBe(false)
  expect(bodies[calls.indexOf('PATCH /saved-searches/1/')]).toEqual({ alerts: false, language: 'en' })
  answer = refusal(500)
  await userEvent.click(alerts)
  expect(await screen.findByText('We couldn’t save your change. Please try again.')).toBeDefined()
  await waitFor(() => expect(alerts.checked).toBe(false))
})

test('alerts that were switched without an answer stand as the server has them', async () => {
  let kept = savedSearch(1)
  open([], {
    'GET /saved-searches/': () => listOf([kept]),
    'PATCH /saved-searches/1/': (change: object) => {
      kept = { ...kept, ...change, paused: 'off' }
      return 'no answer'
    },
  })
  const alerts = await screen.findByRole<HTMLInputElement>('switch', { name: 'Alerts for Bookkeeper 1' })
  await userEvent.click(alerts)
  expect(
    await screen.findByText('We couldn’t reach Hanap. Check your connection and try again.'),
  ).toBeDefined()
  await waitFor(() => expect(alerts.checked).toBe(false))
})

test('alerts that could not be switched are told also to somebody who went on to another page', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { router } = open([savedSearch(1)], {
    'PATCH /saved-searches/1/': () => answer.promise,
    'GET /job-applications/list_applications/': listOf([]),
  })
  await userEvent.click(await screen.findByRole('switch', { name: 'Alerts for Bookkeeper 1' }))
  await act(() => router.navigate({ to: '/applications' }))
  await screen.findByRole('heading', { level: 1, name: 'My Applications' })
  answer.resolve(refusal(500))
  expect(await screen.findByText('We couldn’t save your change. Please try again.')).toBeDefined()
})

test('the list is asked for anew once the last change under way is through', async () => {
  const kept = [savedSearch(1), savedSearch(2)]
  const first = Promise.withResolvers<unknown>()
  const { calls } = open(kept, {
    'PATCH /saved-searches/1/': () => first.promise,
    'PATCH /saved-searches/2/': 'no answer',
  })
  const asked = () => calls.filter((call) => call === 'GET /saved-searches/').length
  const press = async (name: string) => userEvent.click(await screen.findByRole('switch', { name }))
  await press('Alerts for Bookkeeper 1')
  const before = asked()
  await press('Alerts for Bookkeeper 2')
  expect(
    await screen.findByText('We couldn’t reach Hanap. Check your connection and try again.'),
  ).toBeDefined()
  expect(asked()).toBe(before)
  first.resolve('no answer')
  await waitFor(() => expect(asked()).toBe(before + 1))
})

test('ana renames a search; without a name or an answer it keeps its own', async () => {
  let answer: unknown = 'no answer'
  let kept = savedSearch(1)
  open([], {
    'GET /saved-searches/': () => listOf([kept]),
    'PATCH /saved-searches/1/': () => {
      if (answer !== 'no answer') kept = answer as SavedSearch
      return answer
    },
  })
  await userEvent.click(await button('Rename Bookkeeper 1'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename this search' }))
  const name = dialog.getByLabelText<HTMLInputElement>('Name')
  await userEvent.clear(name)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Please give this search a name')).toBeDefined()
  await userEvent.type(name, 'Books')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/We couldn’t reach Hanap/)).toBeDefined()
  answer = savedSearch(1, { name: 'Books' })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Search renamed')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Books' })).toBeDefined()
})

test('a name that ana’s phone gave meanwhile is hers to choose', async () => {
  const kept = versioned(savedSearch(1))
  open([], { 'GET /saved-searches/': () => listOf([kept.now()]), 'PATCH /saved-searches/1/': kept.write })
  await userEvent.click(await button('Rename Bookkeeper 1'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename this search' }))
  kept.set({ name: 'From the phone' })
  await userEvent.clear(dialog.getByLabelText('Name'))
  await userEvent.type(dialog.getByLabelText('Name'), 'Books{Enter}')
  const choice = within(await screen.findByRole('dialog', { name: 'This changed elsewhere' }))
  expect(choice.getByText('From the phone')).toBeDefined()
  await userEvent.click(choice.getByRole('button', { name: 'Save this' }))
  expect(await screen.findByText('Search renamed')).toBeDefined()
  expect(kept.now().name).toBe('Books')
})

test('ana removes a search and takes it back', async () => {
  let kept = [savedSearch(2), savedSearch(1, { alerts: false, paused: 'off' })]
  const { calls, bodies } = open([], {
    'GET /saved-searches/': () => listOf(kept),
    'DELETE /saved-searches/1/': () => {
      kept = kept.slice(0, 1)
      return refusal(204)
    },
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
    language: 'en',
    removed_id: 1,
  })
})

test('a removal that fails brings the search back to its place', async () => {
  open([savedSearch(1), savedSearch(2)], { 'DELETE /saved-searches/1/': refusal(500) })
  await userEvent.click(await button('Remove Bookkeeper 1'))
  expect(await screen.findByText('We couldn’t remove the search. Please try again.')).toBeDefined()
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(names.slice(0, 2)).toEqual(['Bookkeeper 1', 'Bookkeeper 2'])
})

test('a removal that fails after the list was asked for anew brings the search back once', async () => {
  const removal = Promise.withResolvers<unknown>()
  const { queryClient } = open([savedSearch(1), savedSearch(2)], {
    'DELETE /saved-searches/1/': () => removal.promise,
  })
  await userEvent.click(await button('Remove Bookkeeper 1'))
  await act(() => queryClient.refetchQueries({ queryKey: ['saved-searches'] }))
  expect(await screen.findByRole('link', { name: 'Bookkeeper 1' })).toBeDefined()
  const seen: string[][] = []
  const stop = queryClient.getQueryCache().subscribe(() => {
    const list = queryClient.getQueryData<SavedSearch[]>(['saved-searches']) ?? []
    seen.push(list.map(({ name }) => name))
  })
  removal.resolve(refusal(500))
  expect(await screen.findByText('We couldn’t remove the search. Please try again.')).toBeDefined()
  stop()
  expect(new Set(seen.map(String))).toEqual(new Set(['Bookkeeper 1,Bookkeeper 2']))
})

test('a removal without an answer leaves the list as the server has it', async () => {
  let kept = [savedSearch(1), savedSearch(2)]
  open([], {
    'GET /saved-searches/': () => listOf(kept),
    'DELETE /saved-searches/1/': () => {
      kept = kept.slice(1)
      return 'no answer'
    },
  })
  await userEvent.click(await button('Remove Bookkeeper 1'))
  expect(await screen.findByText('We couldn’t remove the search. Please try again.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bookkeeper 1' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Bookkeeper 2' })).toBeDefined()
})

test('one that another device removed is gone', async () => {
  let kept = [savedSearch(1)]
  open([], {
    'GET /saved-searches/': () => listOf(kept),
    'DELETE /saved-searches/1/': () => {
      kept = []
      return refusal(404, { code: 'not-found' })
    },
  })
  await userEvent.click(await button('Remove Bookkeeper 1'))
  expect(await screen.findByText('Search removed')).toBeDefined()
  expect(screen.getByText('No saved searches yet')).toBeDefined()
})

test('alerts of a search that another device removed: its row goes, and the toast says why', async () => {
  let kept = [savedSearch(1)]
  open([], {
    'GET /saved-searches/': () => listOf(kept),
    'PATCH /saved-searches/1/': () => {
      kept = []
      return refusal(404, { code: 'not-found', detail: 'This saved search was not found.' })
    },
  })
  await userEvent.click(await screen.findByRole('switch', { name: 'Alerts for Bookkeeper 1' }))
  expect(await screen.findByText('This saved search was not found.')).toBeDefined()
  expect(await screen.findByText('No saved searches yet')).toBeDefined()
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

test('a popular search is saved with one press, and is then offered no more', async () => {
  const kinds = workKinds(
    workKind('virtual-assistant', 'Virtual assistant'),
    workKind('bookkeeper', 'Bookkeeper', 347),
  )
  let kept: SavedSearch[] = []
  const { calls, bodies } = open([], {
    'GET /saved-searches/': () => listOf(kept),
    'GET /work/': kinds,
    'POST /saved-searches/': () => {
      kept = [savedSearch(2, { name: 'Bookkeeper' })]
      return refusal(201, kept[0])
    },
  })
  expect(await screen.findByText('347 open jobs')).toBeDefined()
  await userEvent.click(await button('Save search: Bookkeeper'))
  expect(await screen.findByRole('switch', { name: 'Alerts for Bookkeeper' })).toBeDefined()
  const body = { name: 'Bookkeeper', criteria: { search: 'bookkeeper' }, language: 'en' }
  expect(bodies[calls.indexOf('POST /saved-searches/')]).toEqual(body)
  expect(screen.queryByRole('button', { name: 'Save search: Bookkeeper' })).toBeNull()
  expect(document.activeElement).toBe(await button('Save search: Virtual assistant'))
  expect(screen.queryByRole('list', { name: 'What we search for' })).toBeNull()
})

test('a popular search that is not saved says so', async () => {
  open([], {
    'GET /work/': workKinds(workKind('bookkeeper', 'Bookkeeper')),
    'POST /saved-searches/': refusal(500),
  })
  await userEvent.click(await button('Save search: Bookkeeper'))
  expect(await screen.findByText('We couldn’t save the search. Please try again.')).toBeDefined()
})
