import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { listings, listOf } from '../../../test/listings.ts'
import { openAsAna, savedSearch } from '../../../test/saved-searches.ts'

const SAVE = 'POST /saved-searches/'
const found = { 'GET /jobs/': listOf(listings(3)), 'GET /jobs/search/': listOf(listings(3)) }

const open = (path: string, answers: Readonly<Record<string, unknown>> = {}) =>
  openAsAna(path, { ...found, ...answers })
const saveButton = () => screen.findByRole('button', { name: 'Save search' })
async function openDialog() {
  await userEvent.click(await saveButton())
  return within(await screen.findByRole('dialog', { name: 'Save this search' }))
}
const submit = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save search' }))

test('ana saves what she searches for, under a name made of it, and is told when alerts come', async () => {
  const kept = savedSearch(4, { criteria: { search: 'bookkeeper', job_type: 'full-time' } })
  const { calls, bodies, router } = open('/jobs?search=bookkeeper&job_type=full-time&sort_by=salary', {
    [SAVE]: refusal(201, kept),
  })
  const dialog = await openDialog()
  const words = within(dialog.getByRole('list', { name: 'What we search for' })).getAllByRole('listitem')
  expect(words.map((word) => word.textContent)).toEqual(['“bookkeeper”', 'Full Time'])
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('bookkeeper, Full Time')
  expect(await dialog.findByText(/Alerts come once a day, at 8:00 AM in Manila\./)).toBeDefined()
  expect(dialog.getByRole('link', { name: 'Change in Settings' }).getAttribute('href')).toBe(
    '/settings?tab=notifications',
  )
  await submit(dialog)
  expect(await screen.findByText('We’ll alert you about new matches.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(bodies[calls.indexOf(SAVE)]).toEqual({
    language: 'en',
    name: 'bookkeeper, Full Time',
    criteria: { search: 'bookkeeper', job_type: 'full-time' },
    alerts: true,
  })
  await userEvent.click(screen.getByRole('button', { name: 'See saved searches' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/saved-searches'))
})

test('ben misspells a word: he saves the search as it was made, so that alerts find what he sees', async () => {
  const list = { ...listOf(listings(3)), meant: 'bookkeeper' }
  const { calls, bodies } = open('/jobs?search=bookeeper&job_type=full-time', {
    'GET /jobs/': list,
    'GET /jobs/search/': list,
    [SAVE]: refusal(201, savedSearch(4, { criteria: { search: 'bookkeeper', job_type: 'full-time' } })),
  })
  const dialog = await openDialog()
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('bookkeeper, Full Time')
  await submit(dialog)
  expect(await screen.findByText('Search saved')).toBeDefined()
  expect(bodies[calls.indexOf(SAVE)]).toMatchObject({ criteria: { search: 'bookkeeper' } })
})

test('a search without alerts is kept and says where it is', async () => {
  const { calls, bodies } = open('/jobs?search=va&date_posted=week', {
    [SAVE]: refusal(201, savedSearch(4, { alerts: false, paused: 'off' })),
  })
  const dialog = await openDialog()
  expect(dialog.getByText('We leave out the date filter: alerts are always about new jobs.')).toBeDefined()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Alert me about new matches' }))
  expect(dialog.queryByText(/Alerts come/)).toBeNull()
  await submit(dialog)
  expect(await screen.findByText('Find it under Saved Searches.')).toBeDefined()
  expect(bodies[calls.indexOf(SAVE)]).toMatchObject({ criteria: { search: 'va' }, alerts: false })
})

test('a search that tells nothing says why', async () => {
  open('/jobs?search=va', { [SAVE]: refusal(201, savedSearch(4, { paused: 'job-alerts-off' })) })
  await submit(await openDialog())
  expect(await screen.findByText('Paused: job alerts are off in your settings.')).toBeDefined()
})

test('a search that is kept already leads to the kept ones', async () => {
  open('/jobs?search=Bookkeeper', { 'GET /saved-searches/': listOf([savedSearch(1)]) })
  const link = await screen.findByRole('link', { name: 'Search saved' })
  expect(link.getAttribute('href')).toBe('/saved-searches')
})

test('one that was kept elsewhere meanwhile says so', async () => {
  open('/jobs?search=va', { [SAVE]: { ...savedSearch(1), detail: 'You saved this search before' } })
  await submit(await openDialog())
  expect(await screen.findByText('You saved this search before')).toBeDefined()
})

test('a name is asked for, and what was typed stays when saving fails', async () => {
  const limit = 'You can keep 20 searches. Please remove one first.'
  let answer: unknown = refusal(409, { code: 'conflict', detail: limit })
  open('/jobs?search=va', { [SAVE]: () => answer })
  const dialog = await openDialog()
  const name = dialog.getByLabelText<HTMLInputElement>('Name')
  await userEvent.clear(name)
  await submit(dialog)
  expect(dialog.getByText('Please give this search a name')).toBeDefined()
  await userEvent.type(name, 'Mine')
  await submit(dialog)
  expect(await dialog.findByText(limit)).toBeDefined()
  answer = 'no answer'
  await submit(dialog)
  expect(await dialog.findByText(/We couldn’t reach Hanap/)).toBeDefined()
  answer = refusal(500)
  await submit(dialog)
  expect(await dialog.findByText('We couldn’t save the search. Please try again.')).toBeDefined()
  expect(name.value).toBe('Mine')
})

test.each(['/jobs', '/jobs?sort_by=date', '/jobs?date_posted=week'])(
  '%s has nothing to save',
  async (path) => {
    const { calls } = open(path)
    await screen.findByRole('heading', { level: 3, name: 'Bookkeeper 1' })
    await waitFor(() => expect(calls).toContain('GET /notifications/unread/'))
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
  },
)

const UPDATE = 'PATCH /saved-searches/4/'
const mine = savedSearch(4, { name: 'Books' })
const updateButton = () => screen.findByRole('button', { name: 'Update this search: Books' })

test('a saved search that was opened is changed to what ana looks for now, and back', async () => {
  let kept = mine
  const { calls, bodies, address } = open('/jobs?search=bookkeeper&sort_by=date&saved=4', {
    'GET /saved-searches/': () => listOf([kept]),
    [UPDATE]: (body: object) => {
      kept = { ...kept, ...body }
      return kept
    },
  })
  await screen.findByRole('link', { name: 'Search saved' })
  expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull()
  const words = screen.getByRole('combobox', { name: /keyword/ })
  await userEvent.clear(words)
  await userEvent.type(words, 'payroll{Enter}')
  const button = await updateButton()
  expect(address()).toBe('/jobs?search=payroll&sort_by=date&saved=4')
  expect(screen.getByRole('button', { name: 'Save search' })).toBeDefined()
  await userEvent.click(button)
  expect(await screen.findByText('Search updated')).toBeDefined()
  expect(screen.getByText('“Books” now searches for this.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Search saved' }))
  expect(bodies[calls.indexOf(UPDATE)]).toEqual({ criteria: { search: 'payroll' }, language: 'en' })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Search restored')).toBeDefined()
  expect(bodies[calls.lastIndexOf(UPDATE)]).toEqual({ criteria: { search: 'bookkeeper' }, language: 'en' })
})

test.each<[string, unknown, string]>([
  [
    'a search that is kept already',
    refusal(409, {
      code: 'conflict',
      detail: 'x',
      errors: { criteria: ['You saved this search before'] },
    }),
    'You saved this search before',
  ],
  ['a crash', refusal(500, { code: 'internal' }), 'Please try again.'],
  ['no answer', 'no answer', 'We couldn’t reach Hanap. Check your connection and try again.'],
])('%s is told, and the saved search stays as it was', async (_, answer, text) => {
  open('/jobs?search=payroll&job_type=gig&saved=4', {
    'GET /saved-searches/': listOf([mine]),
    [UPDATE]: answer,
  })
  await userEvent.click(await updateButton())
  expect(await screen.findByText('We couldn’t update the search')).toBeDefined()
  expect(screen.getByText(text)).toBeDefined()
  expect(await updateButton()).toBeDefined()
})

test.each(['/jobs?search=payroll', '/jobs?search=payroll&saved=5'])(
  '%s was opened from no saved search that is there',
  async (path) => {
    open(path, { 'GET /saved-searches/': listOf([mine]) })
    await saveButton()
    expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull()
  },
)
