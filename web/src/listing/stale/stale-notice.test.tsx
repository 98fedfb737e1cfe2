import type { Job } from '@hanap/contract/jobs/jobs'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobDetail, listing, listOf } from '../../../test/listings.ts'
import { openSite } from '../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../test/seekers.ts'

const now = Date.now()

function open(path: string, stale: Job['stale']) {
  const job = listing(7, { title: 'Customer Support Lead', stale })
  const standing = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  const answers = {
    'GET /jobs/': listOf([job, listing(8)]),
    'GET /jobs/7/': jobDetail(job),
    'GET /jobs/7/similar/': listOf([]),
  }
  return openSite(path, { ...standing, ...answers }, { token: 'known' })
}
const title = () => screen.findByRole('heading', { level: 1, name: 'Customer Support Lead' })

test('ana sees in the row why a job may be filled, and only there', async () => {
  open('/jobs', { why: 'alike', jobs: 12 })
  const row = (await screen.findByRole('link', { name: 'Customer Support Lead' })).closest(
    'li',
  ) as HTMLElement
  expect(within(row).getByText('Maybe filled: one of 12 alike')).toBeDefined()
  expect(screen.getAllByText(/^Maybe filled/)).toHaveLength(1)
})

test('ana reads on the page of a job why it may be filled, in a sentence', async () => {
  open('/jobs/7', { why: 'bumped', times: 6 })
  await title()
  expect(
    await screen.findByText(
      'This job may be filled: it went back to the top of the board 6 times without a change.',
    ),
  ).toBeDefined()
})
