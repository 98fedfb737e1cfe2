import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../test/api-stub.ts'
import { openSite } from '../test/open-site.tsx'
import { ana, eli, holding, standingOf, trialOf } from '../test/seekers.ts'
import { session } from './api/session/browser-session.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const now = Date.now()
const anasAnswers = standingOf(ana, holding('free', 9, now), trialOf(9, now))
const login = (user: typeof ana) => ({
  'POST /auth/login/': { token: 'fresh', user, redirect_url: '/jobs' },
})
const unauthenticated = refusal(401, { code: 'unauthenticated', detail: 'Please log in' })

async function logInAs(email: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), 'secret12')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

test('ana asks for the plans, logs in first, and comes back to them', async () => {
  const { address } = openSite('/subscription/plans', { ...anasAnswers, ...login(ana) })
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login?next=/subscription/plans')
  await logInAs('ana@example.com')
  await screen.findByRole('heading', { name: 'Choose Your Perfect Plan' })
  expect(address()).toBe('/subscription/plans')
})

test('an address of another site is not gone on to after logging in', async () => {
  const { address } = openSite('/login?next=//evil.example/jobs', { ...anasAnswers, ...login(ana) })
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login')
})

test('eli, whose onboarding is unfinished, comes back to the page he had asked for', async () => {
  const elis = standingOf(eli, holding('free', 9, now), trialOf(9, now))
  const { address } = openSite('/subscription/plans', { ...elis, ...login(eli) })
  await logInAs('eli@example.com')
  await screen.findByRole('heading', { name: 'Choose Your Perfect Plan' })
  expect(address()).toBe('/subscription/plans')
})

test('eli, signed in, goes on from the login and the sign-up to setting up his profile', async () => {
  const elis = standingOf(eli, holding('free', 9, now), trialOf(9, now))
  for (const path of ['/login', '/register']) {
    const { unmount, address } = openSite(path, elis, { token: 'known' })
    await screen.findByRole('heading', { name: 'Set up your profile' })
    expect(address()).toBe('/onboarding')
    unmount()
  }
})

test('dario, whose trial is over, is led from the listing to the plans', async () => {
  const darios = standingOf(ana, holding('free', -1, now), trialOf(-1, now))
  const { address } = openSite('/jobs?q=writer', darios, { token: 'known' })
  await screen.findByRole('heading', { name: 'Choose Your Perfect Plan' })
  expect(address()).toBe('/subscription/plans')
  expect(screen.getByText('Subscription Expired')).toBeDefined()
})

test('the listing stays closed while the status check fails', async () => {
  const check = 'GET /auth/subscription/current/'
  const answers: Record<string, unknown> = { ...anasAnswers, [check]: refusal(500) }
  const { address, queryClient } = openSite('/jobs?search=writer', answers, { token: 'known' })
  await screen.findByRole('heading', { name: 'Choose Your Perfect Plan' })
  expect(address()).toBe('/subscription/plans?next=/jobs%3Fsearch%3Dwriter')
  expect(await screen.findByText(/We couldn’t check your subscription/)).toBeDefined()
  answers[check] = anasAnswers[check]
  await queryClient.invalidateQueries()
  await waitFor(() => expect(address()).toBe('/jobs?search=writer'))
})

test('without a connection the listing says so, and opens when it is tried again', async () => {
  const check = 'GET /auth/subscription/current/'
  const answers: Record<string, unknown> = { ...anasAnswers, [check]: 'no answer' }
  const { address } = openSite('/jobs', answers, { token: 'known' })
  expect(await screen.findByText(/Check your connection/)).toBeDefined()
  expect(address()).toBe('/jobs')
  answers[check] = anasAnswers[check]
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Find Your Next Opportunity' })).toBeDefined()
})

test('when the server no longer knows the session, everything of it is forgotten and the login opens', async () => {
  const { address } = openSite(
    '/subscription/plans',
    { ...anasAnswers, 'GET /auth/profile/': unauthenticated },
    { token: 'stale' },
  )
  session.setUser(ana)
  session.setSavedJobs([{ id: 1 }])
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login?next=/subscription/plans')
  for (const key of ['token', 'user', 'savedJobs']) expect(localStorage.getItem(key)).toBeNull()
})

const bareRefusal = refusal(401)
const tokenRefused = refusal(401, { code: 'token-too-old', detail: 'No' })
test.each([
  ['/', bareRefusal, '/login'],
  ['/', tokenRefused, '/login'],
  ['/', unauthenticated, '/login'],
  ['/onboarding', bareRefusal, '/login?next=/onboarding'],
  ['/onboarding', tokenRefused, '/login?next=/onboarding'],
  ['/saved-jobs', bareRefusal, '/login?next=/saved-jobs'],
  ['/login?next=/settings', bareRefusal, '/login?next=/settings'],
  ['/no-such-page', bareRefusal, '/login'],
] as const)(
  'on %s, a profile refused with a 401 ends the session and opens the login',
  async (path, answer, end) => {
    const { address } = openSite(path, { ...anasAnswers, 'GET /auth/profile/': answer }, { token: 'stale' })
    session.setUser(ana)
    session.setSavedJobs([{ id: 1 }])
    await screen.findByRole('heading', { name: 'Log in' })
    await waitFor(() => expect(address()).toBe(end))
    for (const key of ['token', 'user', 'savedJobs']) expect(localStorage.getItem(key)).toBeNull()
  },
)

test('when every answer on a public page is a 401, whichever comes first opens the login', async () => {
  const calls = ['GET /auth/profile/', 'GET /auth/subscription/current/', 'GET /auth/trial/status/']
  const answers = Object.fromEntries(calls.map((call) => [call, unauthenticated]))
  openSite('/', answers, { token: 'stale' })
  await screen.findByRole('heading', { name: 'Log in' })
  expect(session.read().token).toBeNull()
})

test('opening /logout forgets the session at once, tells the server, and ends at the login', async () => {
  const { address, calls } = openSite(
    '/logout',
    { ...anasAnswers, 'POST /auth/logout/': () => new Promise(() => {}) },
    { token: 'known' },
  )
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login')
  expect(calls.filter((call) => call === 'POST /auth/logout/')).toHaveLength(1)
  for (const key of ['token', 'user', 'savedJobs']) expect(localStorage.getItem(key)).toBeNull()
})

test('where the subscription stands is asked on load and on every change of page', async () => {
  const { calls, router } = openSite('/onboarding', anasAnswers, { token: 'known' })
  const asked = () => calls.filter((call) => call === 'GET /auth/subscription/current/').length
  await waitFor(() => expect(asked()).toBe(1))
  // Skips the time in which recent requests are not repeated.
  const later = Date.now() + 5_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  await router.navigate({ to: '/' })
  await waitFor(() => expect(asked()).toBe(2))
})

test('q becomes search in the address, and values that mean nothing go', async () => {
  const { address } = openSite('/jobs?q=writer&job_type=astronaut&page=0&utm=x', {})
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login?next=/jobs%3Fsearch%3Dwriter')
})

test('an address that is none of ours says so', async () => {
  openSite('/no-such-page', {})
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
})
