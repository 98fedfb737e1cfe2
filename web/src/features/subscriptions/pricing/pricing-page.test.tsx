import { planList } from '@hanap/contract/payments/plans'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'

const now = Date.now()
const main = async () => within(await screen.findByRole('main'))

test('a visitor sees the three plans with their prices and limits, and signs up from each', async () => {
  openSite('/pricing', {})
  await screen.findByRole('heading', { level: 1, name: 'Pricing' })
  for (const plan of planList) {
    const card = within(screen.getByRole('region', { name: plan.name }))
    expect(card.getByText(`₱${plan.price}`)).toBeDefined()
    expect(card.getByText(plan.max_searches.toLocaleString('en-US'))).toBeDefined()
    const next = plan.plan_type === 'free' ? '' : '?next=/subscription/plans'
    expect(card.getByRole('link').getAttribute('href')).toBe(`/register${next}`)
  }
  expect((await main()).getByRole('link', { name: 'Log in' })).toBeDefined()
})

test('ana, who is signed in, is led to her own plans', async () => {
  openSite('/pricing', standingOf(ana, holding('free', 9, now), trialOf(9, now)), { token: 'known' })
  const link = await (await main()).findByRole('link', { name: 'See your plan' })
  expect(link.getAttribute('href')).toBe('/subscription/plans')
  expect((await main()).queryByRole('link', { name: 'Sign Up Now' })).toBeNull()
})
