import type { JobDetail } from '@hanap/contract/jobs/job-details'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobDetail, listing } from '../../../test/listings.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { SaidFacts } from './said-facts.tsx'

async function open(told: Partial<JobDetail>) {
  await renderPage(<SaidFacts job={jobDetail(listing(7), told)} heading="h2" />)
}

test('ana reads both pays where field and text differ, and that no month is worked out', async () => {
  const pay = { field: '$5000', text: '$400/month base pay', quote: 'You get $400/month base pay' }
  await open({ said: { type: null, pay, country: null } })
  expect(screen.getByRole('heading', { name: 'Two different pays' })).toBeDefined()
  expect(screen.getByText('The pay field says “$5000”, the text says:')).toBeDefined()
  expect(screen.getByText('You get $400/month base pay')).toBeDefined()
})

test('ben reads that a job listed as Full Time is part time by its text', async () => {
  const type = { field: 'full-time', text: 'part-time', quote: 'This is a part-time role' } as const
  await open({ said: { type, pay: null, country: null } })
  expect(screen.getByText('It is listed as Full Time, but the text says:')).toBeDefined()
  expect(screen.getByText('This is a part-time role')).toBeDefined()
})

test('carla reads night hours from words without a strip of made-up times', async () => {
  await open({ manila: { hours: 'night', from: null, to: null, quote: 'US business hours' } })
  expect(screen.getByRole('heading', { name: 'Night hours in Manila' })).toBeDefined()
  expect(screen.getByText('US business hours')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('dario reads where the employer is, in its own words', async () => {
  const country = { name: 'Canada', quote: 'We are a bakery based in Toronto' }
  await open({ said: { type: null, pay: null, country } })
  expect(screen.getByText('Canada, by its own words:')).toBeDefined()
  expect(screen.getByText('We are a bakery based in Toronto')).toBeDefined()
})
