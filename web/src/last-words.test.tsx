import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../test/api-stub.ts'
import { listing, listOf, savedEntry } from '../test/listings.ts'
import { openSite } from '../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../test/seekers.ts'
import { session } from './api/session/browser-session.ts'

const line = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./seeker/leave-page.ts', async (original) => {
  await line.promise
  return original()
})

afterEach(() => {
  vi.useRealTimers()
  session.clear()
})

test('on a slow line ana still reads at the login why her saved job was not removed', async () => {
  const now = Date.now()
  session.signIn('anas', ana)
  const { address } = openSite('/saved-jobs', {
    ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
    'GET /saved-jobs/': listOf([savedEntry(listing(1))]),
    'DELETE /saved-jobs/101/': refusal(401, { code: 'unauthenticated' }),
  })
  const remove = await screen.findByRole('button', { name: /^Remove from Saved/ })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => remove.click())
  await screen.findByText('Authentication required')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  line.resolve()
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login?next=/saved-jobs')
  expect(await screen.findByText('Authentication required')).toBeDefined()
})
