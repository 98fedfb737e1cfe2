import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusal } from '../test/api-stub.ts'
import { openSite } from '../test/open-site.tsx'
import { ana, eli, holding, standingOf, trialOf } from '../test/seekers.ts'
import { session } from './api/session/browser-session.ts'

// Filipino addresses with English texts, which these tests do not check.
vi.mock('./i18n/language.ts', () => ({ language: 'fil', locale: 'en-US' }))

const now = Date.now()
const anas = standingOf(ana, holding('free', 9, now), trialOf(9, now))
const elis = standingOf(eli, holding('free', 9, now), trialOf(9, now))
const loginAnswer = (user: typeof ana) => ({ token: 'fresh', user, redirect_url: '/jobs' })

async function logIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'ana@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret12')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

test('ana logs in on the Filipino pages and comes back to the Filipino page she asked for', async () => {
  const { address } = openSite('/fil/subscription/plans', {
    ...anas,
    'POST /auth/login/': loginAnswer(ana),
  })
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/fil/login?next=/subscription/plans')
  await logIn()
  await screen.findByRole('heading', { name: 'Choose Your Perfect Plan' })
  expect(address()).toBe('/fil/subscription/plans')
})

test('eli, who asked for nothing, goes on with his profile in Filipino', async () => {
  const { address } = openSite('/fil/login', { ...elis, 'POST /auth/login/': loginAnswer(eli) })
  await logIn()
  await waitFor(() => expect(address()).toBe('/fil/onboarding'))
})

test('who is signed in already, or signs in in another tab, goes on from the Filipino login in Filipino', async () => {
  const first = openSite('/fil/login', elis, { token: 'known' })
  await waitFor(() => expect(first.address()).toBe('/fil/onboarding'))
  first.unmount()
  session.clear()
  const { address } = openSite('/fil/login', elis)
  await screen.findByLabelText('Email')
  session.signIn('from-the-other-tab', null)
  await waitFor(() => expect(address()).toBe('/fil/onboarding'))
})

test('a token in the address is taken out of it, and the Filipino pages stay', async () => {
  const { address } = openSite('/fil/login-success#token=fresh', elis)
  await waitFor(() => expect(address()).toBe('/fil/login-success'))
  expect(window.location.hash).toBe('')
  await waitFor(() => expect(address()).toBe('/fil/onboarding'))
})

test('when the check passes, the Filipino listing opens with the search that was asked for', async () => {
  const check = 'GET /auth/subscription/current/'
  const answers: Record<string, unknown> = { ...anas, [check]: refusal(500) }
  const { address, queryClient } = openSite('/fil/jobs?search=writer', answers, { token: 'known' })
  await screen.findByText(/We couldn’t check your subscription/)
  expect(address()).toBe('/fil/subscription/plans?next=/jobs%3Fsearch%3Dwriter')
  answers[check] = anas[check]
  await queryClient.invalidateQueries()
  await waitFor(() => expect(address()).toBe('/fil/jobs?search=writer'))
})

test('a notification leads to its Filipino page, in this tab or in another', async () => {
  const item = {
    id: 7,
    kind: 'message',
    title: 'A reply',
    text: '',
    path: '/applications?status=interview',
    created_at: new Date(now).toISOString(),
    read_at: new Date(now).toISOString(),
  }
  const list = { count: 1, unread_count: 0, results: [item] }
  const { address } = openSite(
    '/fil/notifications',
    { ...anas, 'GET /notifications/': list },
    { token: 'known' },
  )
  const link = await screen.findByRole('link', { name: /A reply/ })
  expect(link.getAttribute('href')).toBe('/fil/applications?status=interview')
  await userEvent.click(link)
  await waitFor(() => expect(address()).toBe('/fil/applications?status=interview'))
})
