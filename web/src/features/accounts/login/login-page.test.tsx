import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, eli, holding, standingOf, trialOf } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'

const now = Date.now()
const email = () => screen.findByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const logIn = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }))

async function fill(address: string, secret: string) {
  if (address) await userEvent.type(await email(), address)
  if (secret) await userEvent.type(password(), secret)
  await logIn()
}

test.each([
  ['', 'secret12', 'Email address is required'],
  ['   ', 'secret12', 'Email address is required'],
  ['ana', 'secret12', 'Please enter a valid email address'],
  ['ana@example', 'secret12', 'Please enter a valid email address'],
  ['ana@example.com', '', 'Password is required'],
  ['ana@example.com', '12345', 'Password must be at least 6 characters'],
])('with e-mail "%s" and password "%s" ana reads: %s', async (address, secret, text) => {
  const { calls } = openSite('/login', {})
  await email()
  await fill(address, secret)
  await screen.findByText(text)
  expect(calls).toEqual([])
})

test.each([
  [401, { code: 'wrong-password', detail: 'x' }, 'Invalid email or password'],
  [429, { code: 'too-many', detail: 'x' }, 'Too many login attempts. Please try again later.'],
  [400, { code: 'invalid', errors: { email: ['Not this one'] } }, 'Not this one'],
  [400, { code: 'invalid', errors: { password: ['Nor this'] } }, 'Nor this'],
  [400, { code: 'invalid', errors: { non_field_errors: ['Not like this'] } }, 'Not like this'],
  [400, {}, 'An error occurred. Please try again.'],
  [403, {}, 'An error occurred. Please try again.'],
  [500, {}, 'An error occurred. Please try again.'],
])('refused with %i %j, ana reads: %s; what she typed stays', async (status, body, text) => {
  openSite('/login', { 'POST /auth/login/': refusal(status, body) })
  await email()
  await fill('ana@example.com', 'secret12')
  await screen.findByText(text)
  expect((await email()) as HTMLInputElement).toHaveProperty('value', 'ana@example.com')
  expect(password()).toHaveProperty('value', 'secret12')
  expect(session.read().token).toBeNull()
})

test('ana leaves a wrong email and nothing moves; once she has sent it, the error follows what she types', async () => {
  openSite('/login', {})
  await userEvent.type(await email(), 'ana')
  await userEvent.click(password())
  await userEvent.tab()
  // Once loaded, the rules would have shown an error.
  await act(() => import('./login-rules.ts'))
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  await userEvent.type(password(), 'secret12')
  await logIn()
  await screen.findByText('Please enter a valid email address')
  await userEvent.type(await email(), '@example.com')
  await waitFor(() => expect(screen.queryByText('Please enter a valid email address')).toBeNull())
})

test('without any answer ana is told to check her connection', async () => {
  openSite('/login', { 'POST /auth/login/': 'no answer' })
  await email()
  await fill('ana@example.com', 'secret12')
  const text = 'Network error. Please check your connection and try again.'
  expect(await screen.findByText(text)).toBeDefined()
})

test('ana shows and hides her password, and asks to be remembered', async () => {
  const { bodies, calls } = openSite('/login', { 'POST /auth/login/': refusal(500) })
  await email()
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
  await fill('ana@example.com', 'secret12')
  await waitFor(() => expect(calls).toContain('POST /auth/login/'))
  expect(bodies[calls.indexOf('POST /auth/login/')]).toEqual({
    email: 'ana@example.com',
    password: 'secret12',
    remember_me: true,
  })
})

test('the login links to the sign-up', async () => {
  openSite('/login', {})
  await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }))
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeDefined()
})

test('the way to the sign-up and back keeps what eli wanted', async () => {
  const { address } = openSite('/login?next=/subscription/plans', {})
  await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  expect(address()).toBe('/register?next=/subscription/plans')
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login?next=/subscription/plans')
})

test('after a sign-up without a token the login says that the account is ready', async () => {
  openSite('/login?registered=success', {})
  expect(await screen.findByText('Your account is ready')).toBeDefined()
})

describe('after logging in', () => {
  const signedIn = { token: 'fresh', user: eli, redirect_url: '/subscription/plans' }
  const elis = standingOf(eli, holding('free', 9, now), trialOf(9, now))

  test('the token is stored and the seeker read anew; eli, whose profile is not set up, goes on with that', async () => {
    const { calls, address } = openSite('/login', { ...elis, 'POST /auth/login/': signedIn })
    await email()
    await fill('eli@example.com', 'secret12')
    await waitFor(() => expect(address()).toBe('/onboarding'))
    expect(localStorage.getItem('token')).toBe('fresh')
    expect(calls).toContain('GET /auth/user/')
  })

  test.each([
    ['/jobs', '/onboarding'],
    ['/jobs/', '/onboarding'],
    ['/', '/onboarding'],
    ['/subscription/plans', '/subscription/plans'],
    ['/onboarding%3Fstep%3D2', '/onboarding?step=2'],
  ])('eli, who came from %s and whose profile is not set up, goes to %s', async (next, path) => {
    const { address } = openSite(`/login?next=${next}`, { ...elis, 'POST /auth/login/': signedIn })
    await email()
    await fill('eli@example.com', 'secret12')
    await waitFor(() => expect(address()).toBe(path))
  })

  test.each([
    ['/login?next=/jobs', '/onboarding'],
    ['/login?next=/subscription/plans', '/subscription/plans'],
    ['/register?next=/', '/onboarding'],
    ['/register?next=/onboarding%3Fstep%3D2', '/onboarding?step=2'],
  ])('eli, who is signed in already and opens %s, goes to %s', async (from, path) => {
    const { address } = openSite(from, elis, { token: 'known' })
    await waitFor(() => expect(address()).toBe(path))
  })

  test('ana, whose onboarding is done, goes to the listing', async () => {
    const visited: string[] = []
    const anas = standingOf(ana, holding('free', 9, now), trialOf(9, now))
    const { router } = openSite('/login', { ...anas, 'POST /auth/login/': { ...signedIn, user: ana } })
    router.subscribe('onBeforeNavigate', ({ toLocation }) => visited.push(toLocation.pathname))
    await email()
    await fill('ana@example.com', 'secret12')
    await waitFor(() => expect(visited).toContain('/jobs'))
  })

  test('when the seeker cannot be read, the answer’s own redirect_url decides', async () => {
    const { address } = openSite('/login', {
      ...elis,
      'GET /auth/user/': refusal(500),
      'POST /auth/login/': signedIn,
    })
    await email()
    await fill('eli@example.com', 'secret12')
    await screen.findByRole('heading', { name: 'Choose Your Perfect Plan' })
    expect(address()).toBe('/subscription/plans')
  })

  test.each([undefined, 'https://evil.example/'])(
    'and to the listing where redirect_url is %s',
    async (redirect_url) => {
      const visited: string[] = []
      const { router } = openSite('/login', {
        ...elis,
        'GET /auth/user/': refusal(500),
        'POST /auth/login/': { ...signedIn, redirect_url },
      })
      router.subscribe('onBeforeNavigate', ({ toLocation }) => visited.push(toLocation.pathname))
      await email()
      await fill('eli@example.com', 'secret12')
      await waitFor(() => expect(visited).toContain('/jobs'))
    },
  )
})

describe('A link that somebody else made', () => {
  const elsewhere = ['https://evil.example/jobs', '//evil.example', 'javascript:alert(1)']

  test.each(elsewhere)('leads ana, who is signed in, to the listing and not to %s', async (next) => {
    const { address } = openSite(
      `/login?next=${encodeURIComponent(next)}`,
      standingOf(ana, holding('free', 9, now), trialOf(9, now)),
      { token: 'known' },
    )
    await waitFor(() => expect(address()).toBe('/jobs'))
  })

  test.each(elsewhere)('leads ana, who logs in by it, to the listing and not to %s', async (next) => {
    const { address } = openSite(`/login?next=${encodeURIComponent(next)}`, {
      ...standingOf(ana, holding('free', 9, now), trialOf(9, now)),
      'POST /auth/login/': { token: 'known', user: ana, redirect_url: '/jobs' },
    })
    await fill('ana@example.com', 'secret12')
    await waitFor(() => expect(address()).toBe('/jobs'))
  })
})
