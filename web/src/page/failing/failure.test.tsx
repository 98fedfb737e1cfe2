import { QueryObserver } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { renderPage } from '../../../test/render-page.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'
import { type ApplicationError, applicationErrorQuery } from '../../acts/apply/queries.ts'
import { NetworkProblem } from '../../api/problems/problems.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { Failure } from './failure.tsx'

test('a page whose answer could not be drawn asks for another, and what was written stays', async () => {
  // React logs the page's error.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const unreadable = { count: 1, results: [{ id: 1, name: { en: 'Books' } }] }
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
  const lastTry = applicationErrorQuery(7)
  const why: ApplicationError = { message: 'The board was down', details: null }
  queryClient.setQueryData(lastTry.queryKey, why)
  const closeDialog = new QueryObserver(queryClient, lastTry).subscribe(() => {})
  closeDialog()
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeDefined()

  answer = { count: 0, results: [] }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved Searches' })).toBeDefined()
  expect(queryClient.getQueryData(['a-draft'])).toBe('Written')
  expect(queryClient.getQueryData(lastTry.queryKey)?.message).toBe('The board was down')
})

test('a page that was only not answered leaves all that is here: without a signal it is all there is', async () => {
  const queries = createQueryClient()
  const reset = vi.fn<() => void>()
  await queries.fetchQuery({ queryKey: ['jobs'], queryFn: () => 'read before' })
  await renderPage(<Failure error={new NetworkProblem('offline')} reset={reset} />, { queries })
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reset).toHaveBeenCalledTimes(1)
  expect(queries.getQueryData(['jobs'])).toBe('read before')
})
