import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'

test.each([
  ['/post-job', 'Post a job'],
  ['/resources-employers', 'For employers'],
])('%s says that it is to come, and how to reach us', async (path, title) => {
  openSite(path, {})
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Coming soon')).toBeDefined()
  expect(main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
})
