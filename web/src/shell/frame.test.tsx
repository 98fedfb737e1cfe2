import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../test/api-stub.ts'
import { openSite } from '../../test/open-site.tsx'

test('a seeker whose profile does not come, and who is not remembered, is no visitor: her pages and Logout are there', async () => {
  openSite(
    '/about',
    {
      'GET /auth/profile/': refusal(500, { code: 'internal', detail: 'stack' }),
      'GET /subscriptions/current/': 'no answer',
      'GET /subscriptions/trial-status/': 'no answer',
      'GET /team-members/': [],
    },
    { token: 't-ana' },
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }))
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
})
