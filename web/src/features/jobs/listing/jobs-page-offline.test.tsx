import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { listings, listOf } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'

const now = Date.now()
const [list, search] = ['GET /jobs/', 'GET /jobs/search/']
const many = listings(20)
const offline = 'You seem to be offline.'

const open = (path: string, answers: Readonly<Record<string, unknown>>) =>
  openSite(
    path,
    { ...standingOf(ana, holding('free', 9, now), trialOf(9, now)), ...answers },
    { token: 'known' },
  )
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent)
const goOffline = () => void window.dispatchEvent(new Event('offline'))
const comeBack = () => void window.dispatchEvent(new Event('online'))

test.each([
  ['/jobs', 'Failed to load jobs. Please try again.'],
  ['/jobs?search=x', 'Failed to search jobs. Please try again.'],
  ['/jobs?sort_by=date', 'Failed to load all jobs. Please try again.'],
])('without a connection %s says so, and comes by itself when the connection is back', async (path, text) => {
  let answer: unknown = 'no answer'
  open(path, { [list]: () => answer, [search]: () => answer })
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText(offline)).toBeDefined()
  goOffline()
  answer = listOf(many.slice(0, 10))
  comeBack()
  await waitFor(() => expect(titles()).toHaveLength(10))
  expect(screen.queryByText(offline)).toBeNull()
})

test('a server in trouble is not called being offline', async () => {
  open('/jobs', { [list]: refusal(500) })
  expect(await screen.findByText('Failed to load jobs. Please try again.')).toBeDefined()
  expect(screen.queryByText(offline)).toBeNull()
})

test('without a connection the rows stay, and Try Again brings the page that was asked for', async () => {
  let isAway = false
  const { address } = open('/jobs?search=bookkeeper', {
    [list]: () => (isAway ? 'no answer' : listOf(many)),
    [search]: (_: unknown, url: URL) => {
      const page = Number(url.searchParams.get('page'))
      return isAway ? 'no answer' : listOf(many.slice(10 * (page - 1), 10 * page), 20)
    },
  })
  await screen.findByRole('heading', { level: 2, name: '20 jobs matching "bookkeeper"' })
  isAway = true
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  expect(await screen.findByText('Failed to search jobs. Please try again.')).toBeDefined()
  expect(screen.getByText(`${offline} These are the jobs from before.`)).toBeDefined()
  expect(titles()).toEqual(many.slice(0, 10).map(({ title }) => title))
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(titles()).toEqual(many.slice(10).map(({ title }) => title)))
  expect(address()).toBe('/jobs?search=bookkeeper&page=2')
  expect(screen.queryByText('Failed to search jobs. Please try again.')).toBeNull()
})
