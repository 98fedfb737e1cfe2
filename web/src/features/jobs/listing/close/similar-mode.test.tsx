import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { listing, listings, listOf, similarTo } from '../../../../../test/listings.ts'
import { openSite } from '../../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../../test/seekers.ts'

const now = Date.now()
const [list, similar] = ['GET /jobs/', 'GET /jobs/7/similar/']
const many = listings(10)

const open = (answers: Readonly<Record<string, unknown>>) =>
  openSite(
    '/jobs?similar_to=7',
    {
      ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
      'GET /jobs/7/': listing(7),
      [list]: listOf(many, 5000),
      ...answers,
    },
    { token: 'known' },
  )
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)

test('similar jobs are paged in the browser and lead back to all jobs', async () => {
  const { calls, address } = open({ [similar]: listOf(listings(12).map(similarTo)) })
  await title('Similar Jobs')
  await heading('12 similar jobs found')
  await waitFor(() => expect(titles()).toHaveLength(10))
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  await waitFor(() => expect(titles()).toEqual(['Bookkeeper 11', 'Bookkeeper 12']))
  expect(calls.filter((call) => call.endsWith('/similar/'))).toHaveLength(1)
  await userEvent.click(screen.getByRole('link', { name: 'Back to All Jobs' }))
  await heading('Start your search')
  expect(address()).toBe('/jobs')
})

test('they say which job they are like, and how much', async () => {
  open({ [similar]: listOf(listings(2).map(similarTo)) })
  const link = await screen.findByRole('link', { name: '“Bookkeeper 7”' })
  expect(link.getAttribute('href')).toBe('/jobs/7')
  expect(link.parentElement?.textContent).toBe('Jobs like “Bookkeeper 7”')
  expect(await screen.findAllByText('Highly Similar')).toHaveLength(2)
})

test('without the similar jobs all jobs are shown as ever, and it says so', async () => {
  const { address } = open({ [similar]: refusal(500) })
  expect(await screen.findByText('Failed to find similar jobs. Showing all jobs instead.')).toBeDefined()
  await title('Find Your Next Opportunity')
  await heading('5,000 jobs found')
  expect(screen.getByRole('combobox', { name: /keyword/ })).toBeDefined()
  expect(screen.getByRole('button', { name: /^Filters/ })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Back to All Jobs' })).toBeNull()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'salary')
  await waitFor(() => expect(address()).toBe('/jobs?sort_by=salary'))
})

test('similar jobs that are being read stay when they are asked for once more and do not come', async () => {
  let isUp = true
  const { queryClient, calls } = open({
    [similar]: () => (isUp ? listOf(listings(2).map(similarTo)) : 'no answer'),
  })
  await heading('2 similar jobs found')
  isUp = false
  await act(() => queryClient.invalidateQueries())
  expect(calls.filter((call) => call === similar)).toHaveLength(2)
  expect(titles()).toEqual(['Bookkeeper 1', 'Bookkeeper 2'])
  expect(screen.queryByText(/Showing all jobs instead/)).toBeNull()
})

test('where no job is like it, it says that and leads back', async () => {
  open({ [similar]: listOf([]) })
  expect(await screen.findByText('No similar jobs found')).toBeDefined()
  expect(screen.queryByText('No jobs found')).toBeNull()
  const back = screen.getAllByRole('link', { name: 'Back to All Jobs' })
  expect(back.map((link) => link.getAttribute('href'))).toEqual(['/jobs', '/jobs'])
})
