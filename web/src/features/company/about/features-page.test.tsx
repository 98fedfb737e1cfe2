import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../../../test/open-site.tsx'

test('six cards lead to what they tell of, and two more to plans and privacy', async () => {
  openSite('/features', {})
  await screen.findByRole('heading', { level: 1, name: /^Features/ })
  const main = within(screen.getByRole('main'))
  const names = main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(names).toEqual([
    'Advanced search',
    'Easy applications',
    'Your profile',
    'Resume management',
    'Saved jobs',
    'Notifications',
    'And two things to know',
  ])
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/jobs',
    '/jobs',
    '/profile',
    '/profile',
    '/saved-jobs',
    '/settings?tab=notifications',
    '/subscription/plans',
    '/settings?tab=privacy',
  ])
})
