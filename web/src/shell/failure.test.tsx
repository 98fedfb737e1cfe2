import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../test/seekers.ts'

test('a page whose answer could not be drawn asks for another, and what was written stays', async () => {
  // React tells of what a page failed at.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const unreadable = { count: 1, results: [{ id: 1, name: 'Books' }] }
  let answer: unknown = unreadable
  const { queryClient } = openSite(
    '/saved-searches',
    {
      ...standingOf(ana, holding('basic', 20, Date.now()), trialOf(0, Date.now())),
      'GET /saved-searches/': () => answer,
    },
    { token: 'hers' },
  )
  queryClient.setQueryData(['a-draft'], 'Written')
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeDefined()

  answer = { count: 0, results: [] }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved Searches' })).toBeDefined()
  expect(queryClient.getQueryData(['a-draft'])).toBe('Written')
})
