import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { connected } from '../../../../test/applying.ts'
import { jobDetail, listing, listings, listOf, savedEntry } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'
import { pressJobKey } from './job-keys.ts'

const now = Date.now()
const many = listings(3)
const nine = listings(9)
const pagesOf = (jobs: typeof many) =>
  Object.fromEntries(
    jobs.flatMap((job) => [
      [`GET /jobs/${job.id}/`, jobDetail(job)],
      [`GET /jobs/${job.id}/similar/`, listOf([])],
    ]),
  )
let isWide = true

beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))
})

async function open(path: string, answers: Readonly<Record<string, unknown>> = {}) {
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  const lists = { 'GET /jobs/': () => listOf(many), 'GET /jobs/search/': () => listOf(many) }
  const site = openSite(path, { ...standing, ...lists, ...pagesOf(many), ...answers }, { token: 'known' })
  return { ...site, user: userEvent.setup() }
}
const pane = (name: string) => screen.findByRole('article', { name })
const row = (name: string) => screen.findByRole('link', { name })

test('j and k go through the jobs beside the list, and stop at its ends', async () => {
  const { user, address } = await open('/jobs')
  await pane('Bookkeeper 1')
  await user.keyboard('j')
  await pane('Bookkeeper 2')
  expect(address()).toBe('/jobs/2?from=start')
  expect(document.activeElement).toBe(await row('Bookkeeper 2'))
  await user.keyboard('jjj')
  await pane('Bookkeeper 3')
  await user.keyboard('k')
  await pane('Bookkeeper 2')
})

test('one step back leaves the jobs looked through by key', async () => {
  const { user, address, router } = await open('/jobs')
  await pane('Bookkeeper 1')
  await user.keyboard('j')
  await pane('Bookkeeper 2')
  await user.keyboard('j')
  await pane('Bookkeeper 3')
  router.history.back()
  await waitFor(() => expect(address()).toBe('/jobs'))
})

test('however fast the keys are, one step back leaves all the jobs they opened', async () => {
  const answers = { 'GET /jobs/': () => listOf(nine), ...pagesOf(nine) }
  const { address, router, queryClient: queries } = await open('/jobs', answers)
  await pane('Bookkeeper 1')
  const steps = router.history.location.state.__TSR_index
  for (const key of 'jjjjjjjj') {
    pressJobKey(key, { router, queries, isWide })
    // The address has changed, the page has not.
    await Promise.resolve()
    expect(router.state.resolvedLocation?.pathname).toBe('/jobs')
  }
  await pane('Bookkeeper 9')
  expect(address()).toBe('/jobs/9?from=start')
  expect(router.history.location.state.__TSR_index).toBe(steps + 1)
  router.history.back()
  await waitFor(() => expect(address()).toBe('/jobs'))
  await pane('Bookkeeper 1')
})

test('keys that go on from a job that was chosen add no step of their own', async () => {
  const { user, address, router } = await open('/jobs')
  await user.click(await row('Bookkeeper 1'))
  await pane('Bookkeeper 1')
  await user.keyboard('jj')
  await waitFor(() => expect(address()).toBe('/jobs/3?from=start'))
  router.history.back()
  await waitFor(() => expect(address()).toBe('/jobs'))
})

test('on a page of its own no job is pressed twice', async () => {
  isWide = false
  const { user, address } = await open('/jobs')
  await user.click(await row('Bookkeeper 1'))
  await screen.findByRole('heading', { level: 1, name: 'Bookkeeper 1' })
  await user.keyboard('jj')
  await screen.findByRole('heading', { level: 1, name: 'Bookkeeper 3' })
  expect(address()).toBe('/jobs/3?from=start')
})

test('arrows move in the list, and scroll everywhere else', async () => {
  const { user } = await open('/jobs')
  await pane('Bookkeeper 1')
  await user.keyboard('{ArrowDown}')
  expect(await pane('Bookkeeper 1')).toBeDefined()
  ;(await row('Bookkeeper 1')).focus()
  await user.keyboard('{ArrowDown}')
  await pane('Bookkeeper 2')
  await user.keyboard('{ArrowUp}')
  await pane('Bookkeeper 1')
})

test('s saves the open job and a applies for it', async () => {
  const { user, calls } = await open('/jobs', {
    'POST /saved-jobs/': savedEntry(listing(1)),
    'GET /settings/integrations/': connected,
  })
  const opened = await pane('Bookkeeper 1')
  await within(opened).findByRole('button', { name: 'Save Job' })
  await user.keyboard('s')
  await waitFor(() => expect(calls).toContain('POST /saved-jobs/'))
  await user.keyboard('a')
  expect(await screen.findByRole('dialog', { name: /Apply/ })).toBeDefined()
})

test('/ goes to the search box, where keys are letters again', async () => {
  const { user, address, calls } = await open('/jobs')
  await pane('Bookkeeper 1')
  await user.keyboard('/')
  const box = screen.getByLabelText<HTMLInputElement>('Job title, skill or keyword')
  await waitFor(() => expect(document.activeElement).toBe(box))
  await user.keyboard('jsa?')
  expect(box.value).toBe('jsa?')
  expect(address()).toBe('/jobs')
  expect(calls).not.toContain('POST /saved-jobs/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('? lists the keys, which rest while a dialog is open and can be turned off', async () => {
  const { user, address } = await open('/jobs')
  await pane('Bookkeeper 1')
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }))
  expect(dialog.getByText('Next job')).toBeDefined()
  await user.keyboard('j')
  expect(address()).toBe('/jobs')
  await user.click(dialog.getByRole('switch', { name: 'Use these keys' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await user.keyboard('j?')
  expect(address()).toBe('/jobs')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Press ? for the keys' }))
  await user.click(await screen.findByRole('switch', { name: 'Use these keys' }))
  await user.keyboard('{Escape}')
  await user.keyboard('j')
  await pane('Bookkeeper 2')
})

test('a key with a modifier is the browser’s own', async () => {
  const { user, address } = await open('/jobs')
  await pane('Bookkeeper 1')
  await user.keyboard('{Control>}j{/Control}{Meta>}j{/Meta}{Alt>}j{/Alt}')
  expect(address()).toBe('/jobs')
})

test('where there is only the list, j and k move the focus, and s saves that row', async () => {
  isWide = false
  const { user, address, calls } = await open('/jobs', { 'POST /saved-jobs/': savedEntry(listing(2)) })
  await row('Bookkeeper 1')
  await user.keyboard('s')
  await user.keyboard('j')
  await waitFor(async () => expect(document.activeElement).toBe(await row('Bookkeeper 1')))
  expect(calls).not.toContain('POST /saved-jobs/')
  await user.keyboard('j')
  await waitFor(async () => expect(document.activeElement).toBe(await row('Bookkeeper 2')))
  await user.keyboard('s')
  await waitFor(() => expect(calls).toContain('POST /saved-jobs/'))
  expect(address()).toBe('/jobs')
  expect(screen.queryByRole('button', { name: 'Press ? for the keys' })).toBeNull()
})

test('on a page of its own j goes on to the next job of the list it came from', async () => {
  isWide = false
  const { user, address } = await open('/jobs')
  await user.click(await row('Bookkeeper 1'))
  await screen.findByRole('heading', { level: 1, name: 'Bookkeeper 1' })
  await user.keyboard('j')
  await screen.findByRole('heading', { level: 1, name: 'Bookkeeper 2' })
  expect(address()).toBe('/jobs/2?from=start')
  await user.click(screen.getByRole('link', { name: 'Back to results' }))
  await row('Bookkeeper 3')
  expect(address()).toBe('/jobs')
})

test('hiding a job beside the list opens the next one, and its row is gone', async () => {
  const { user } = await open('/jobs/1?from=start', { 'PUT /jobs/1/hidden/': refusal(204) })
  const opened = await pane('Bookkeeper 1')
  const hide = await within(opened).findByRole('button', { name: 'Hide this job' })
  await user.click(hide)
  await pane('Bookkeeper 2')
  expect(await screen.findByText('Job hidden')).toBeDefined()
  expect(document.activeElement).toBe(await row('Bookkeeper 2'))
})

test('hiding a job on a page of its own leads back to the list', async () => {
  isWide = false
  const { user, address } = await open('/jobs', { 'PUT /jobs/2/hidden/': refusal(204) })
  await user.click(await row('Bookkeeper 2'))
  await screen.findByRole('heading', { level: 1, name: 'Bookkeeper 2' })
  await user.click(await screen.findByRole('button', { name: 'Hide this job' }))
  await row('Bookkeeper 1')
  expect(address()).toBe('/jobs')
  expect(screen.getByText('We took “Bookkeeper 2” off your lists.')).toBeDefined()
})
