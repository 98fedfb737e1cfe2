import { EXPORT_DAYS } from '@hanap/contract/notices/exports'
import { plans, TRIAL_DAYS } from '@hanap/contract/payments/plans'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../../../test/open-site.tsx'

const main = () => within(screen.getByRole('main'))

test.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
])('%s has its name, its date, and a list of its sections that leads to each', async (path, name) => {
  openSite(path, {})
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
  expect(main().getByText('Last updated: May 5, 2025')).toBeDefined()
  const contents = within(main().getByRole('navigation', { name: 'On this page' }))
  const sections = contents.getAllByRole('link')
  expect(sections.length).toBeGreaterThan(8)
  for (const link of sections) {
    const section = document.querySelector(link.getAttribute('href') ?? '')
    expect(within(section as HTMLElement).getByRole('heading', { level: 2 }).textContent).toContain(
      link.textContent,
    )
  }
  // No unparsed markup remains.
  expect(screen.getByRole('main').textContent).not.toMatch(/\]\(|\*\*| \| |undefined/)
})

test('the privacy policy says what ana asks: passwords, cards, letters, copy, leaving, the second trial', async () => {
  openSite('/privacy', {})
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })
  const text = screen.getByRole('main').textContent ?? ''
  for (const words of [
    'Data Privacy Act of 2012 (Republic Act No. 10173)',
    'seal it with strong encryption',
    'Your card number and security code go to it and are kept nowhere here',
    'a server that runs a language model',
    `a link that works once, for ${EXPORT_DAYS} days`,
    'A keyed hash of your email address',
    `this address already had its free ${TRIAL_DAYS} days`,
    'no second free trial',
    'National Privacy Commission',
  ])
    expect(text).toContain(words)
  const links = main().getAllByRole('link')
  const to = (name: string) => links.find((link) => link.textContent === name)?.getAttribute('href')
  expect(to('contact form')).toBe('/contact')
  expect(to('Settings, Privacy')).toBe('/settings?tab=privacy')
  expect(to('Settings, Integrations')).toBe('/settings?tab=integrations')
  expect(to('National Privacy Commission')).toBe('https://privacy.gov.ph')
})

test('the terms name the days and prices of the price list', async () => {
  openSite('/terms', {})
  await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })
  const table = within(main().getByRole('table', { name: 'Trial, plans and payment' }))
  expect(table.getByRole('row', { name: new RegExp(`Free Trial.*${TRIAL_DAYS} days`) })).toBeDefined()
  for (const plan of [plans.basic, plans.premium])
    expect(
      table.getByRole('row', { name: new RegExp(`${plan.name}.*₱${plan.price} for one month`) }),
    ).toBeDefined()
})
