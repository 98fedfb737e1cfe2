import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listings, listOf } from '../../../../test/listings.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'

vi.mock('./filter-panel.tsx', () => {
  throw new Error('The connection is gone')
})

test('filters whose code does not arrive say so, and the list stays', async () => {
  const now = Date.now()
  openSite(
    '/jobs',
    { ...standingOf(ana, holding('premium', 9, now), trialOf(9, now)), 'GET /jobs/': listOf(listings(3)) },
    { token: 'known' },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  expect(await screen.findByText('The filters didn’t open.')).toBeDefined()
  expect(screen.getByText('Check your connection and try again.')).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Bookkeeper 1' })).toBeDefined()
})
