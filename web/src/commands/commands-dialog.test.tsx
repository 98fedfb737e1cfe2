import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { jobDetail, listings, listOf, savedEntry } from '../../test/listings.ts'
import { openSite } from '../../test/open-site.tsx'
import { searchesLeft } from '../../test/searches.ts'
import { ana, holding, standingOf, trialOf } from '../../test/seekers.ts'

const now = Date.now()
const jobs = listings(3)
const [first] = jobs

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

async function open(path: string, days = 9, answers: Readonly<Record<string, unknown>> = {}) {
  const site = openSite(
    path,
    {
      ...standingOf(ana, holding('free', days, now), trialOf(days, now)),
      'GET /jobs/': () => listOf(jobs),
      'GET /jobs/search/': () => listOf(jobs),
      ...Object.fromEntries(jobs.map((job) => [`GET /jobs/${job.id}/`, jobDetail(job)])),
      'GET /auth/subscription/search/status/': searchesLeft(82),
      ...answers,
    },
    { token: 'known' },
  )
  await screen.findByRole('heading', { level: 1 })
  const user = userEvent.setup()
  return { ...site, user }
}

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'A page, an action or a job' })
const names = () => screen.getAllByRole('option').map((option) => option.textContent)
const active = async () => {
  const id = (await box()).getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

test('Ctrl or Cmd and K opens the commands, and once more or Escape closes them where the focus was', async () => {
  const { user } = await open('/')
  const link = screen.getAllByRole('link', { name: 'Find Jobs' })[0]
  link?.focus()
  await user.keyboard('{Control>}k{/Control}')
  const input = await box()
  expect(document.activeElement).toBe(input)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(link)
  await user.keyboard('{Meta>}k{/Meta}')
  await box()
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Ctrl and K opens the commands with Caps Lock on', async () => {
  await open('/')
  fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true })
  expect(await box()).toBeDefined()
})

test('what ana types before the commands are there reaches them and not the page', async () => {
  const { address, calls } = await open('/jobs')
  await screen.findByRole('article', { name: 'Bookkeeper 1' })
  const pressed = calls.length
  // All before the browser's next task.
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  for (const key of ['s', 'a', 'Enter', 'j']) fireEvent.keyDown(document.body, { key })
  expect((await box()).value).toBe('saj')
  expect(address()).toBe('/jobs')
  expect(calls.slice(pressed).filter((call) => call.startsWith('POST'))).toEqual([])
})

test('arrows go round, Home and End to the ends, and Enter opens the page', async () => {
  const { user, address } = await open('/')
  await user.click(screen.getByRole('button', { name: /^Commands/ }))
  await user.type(await box(), 'saved')
  expect(names().slice(0, 2)).toEqual(['Saved Jobs ', 'Saved Searches '])
  expect(await active()).toBe('Saved Jobs ')
  await user.keyboard('{ArrowDown}')
  expect(await active()).toBe('Saved Searches ')
  await user.keyboard('{Home}{ArrowUp}')
  expect(await active()).toBe(names().at(-1))
  await user.keyboard('{End}{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/saved-jobs'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('readers hear how many commands fit', async () => {
  const { user } = await open('/')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'privacy')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^\d+ commands\. Use the up and down arrows/)).toBeDefined()
})

test('a visitor is offered the public pages and the ways in, and no search', async () => {
  openSite('/', {})
  await screen.findByRole('heading', { level: 1 })
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  await box()
  const shown = names().map((name) => name.trim())
  for (const name of ['Find Jobs', 'Login', 'Register', 'Salary guide', 'About', 'Privacy'])
    expect(shown).toContain(name)
  for (const name of ['Saved Jobs', 'Settings', 'Logout']) expect(shown).not.toContain(name)
  await user.type(await box(), 'zzz')
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getByText(/^No command called “zzz”\. /)).toBeDefined()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('a visitor who wants the jobs is led to them through logging in', async () => {
  const { address } = openSite('/', {})
  await screen.findByRole('heading', { level: 1 })
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'find jobs{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(address()).toBe('/login?next=/jobs')
})

test('whose trial is over is offered no page that asks for a plan', async () => {
  const { user } = await open('/', -1)
  await screen.findByText('Subscription Expired')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'jobs')
  const shown = names().map((name) => name.trim())
  expect(shown).toContain('Saved Jobs')
  expect(shown).not.toContain('Find Jobs')
  expect(shown.some((name) => name.startsWith('Search jobs'))).toBe(false)
})

test('the open job is saved from here as by its own button, with the key shown beside it', async () => {
  const { user, calls } = await open('/jobs', 9, {
    'POST /saved-jobs/': first && savedEntry(first),
  })
  const pane = await screen.findByRole('article', { name: 'Bookkeeper 1' })
  await within(pane).findByRole('button', { name: 'Save Job' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'save job')
  expect(await active()).toBe('Save Job Bookkeeper 1s')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(calls).toContain('POST /saved-jobs/'))
})

test('a job that was loaded opens by its title among the results, and nothing is searched for it', async () => {
  const { user, calls, address } = await open('/jobs')
  await screen.findByRole('article', { name: 'Bookkeeper 1' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'keeper 3')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/jobs/3?from=start'))
  expect(calls.filter((call) => /search|suggest/.test(call) && !call.includes('status'))).toEqual([])
})

test('the search of the listings stands last and says what it uses up', async () => {
  const { user, calls, address } = await open('/')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'payroll')
  expect(await screen.findByText('Uses 1 of your 100 searches')).toBeDefined()
  expect(names().at(-1)).toMatch(/^Search jobs for “payroll” /)
  expect(calls).not.toContain('GET /jobs/search/')
  await user.keyboard('{End}{Enter}')
  await waitFor(() => expect(address()).toBe('/jobs?search=payroll'))
})

test('what was chosen lately comes first the next time', async () => {
  const { user } = await open('/')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'dark')
  await user.keyboard('{Enter}')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await user.keyboard('{Control>}k{/Control}')
  await box()
  expect(screen.getByRole('group', { name: 'Recent' }).textContent).toContain('Switch to light mode')
  delete document.documentElement.dataset['theme']
})

test('the list of keys opens from here on every page', async () => {
  const { user } = await open('/about')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'shortcuts')
  await user.keyboard('{Enter}')
  const keys = await screen.findByRole('dialog', { name: 'Keys' })
  expect(within(keys).getByText('All commands, on every page')).toBeDefined()
})

test('while another dialog is open the key is the browser’s', async () => {
  const { user } = await open('/jobs')
  await screen.findByRole('article', { name: 'Bookkeeper 1' })
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keys' })
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
