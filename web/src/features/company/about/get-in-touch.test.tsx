import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openSite } from '../../../../test/open-site.tsx'

vi.mock('../contact/contact-details.ts', () => ({
  contactDetails: {
    email: 'hello@agency.example',
    phone: '+63 2 8555 0199',
    address: 'Makati',
    link: 'https://agency.example/contact',
  },
}))

test('where the operator has set how they are reached, a visitor is led there, and to the form beside it', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  openSite('/about', { 'GET /team-members/': { count: 0, results: [] } })
  expect(await screen.findByRole('heading', { level: 2, name: 'Get in Touch' })).toBeDefined()
  const link = screen.getByRole('link', { name: 'Write to us directly' })
  expect(link.getAttribute('href')).toBe('https://agency.example/contact')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.getByRole('link', { name: 'Use the contact form' }).getAttribute('href')).toBe('/contact')
})
