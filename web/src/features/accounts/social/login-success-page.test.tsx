import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, eli, holding, standingOf, trialOf } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'
import { forgetLandingToken } from './landing-token.ts'

afterEach(forgetLandingToken)

const now = Date.now()
const getUser = 'GET /auth/user/'
const standing = (user: typeof ana) => standingOf(user, holding('free', 9, now), trialOf(9, now))

const goneOn = () => waitFor(() => expect(location.pathname).not.toBe('/login-success'))

describe('Landing with a token', () => {
  test.each([
    ['the query', '/login-success?token=good'],
    ['the hash', '/login-success#token=good'],
    ['the query before the hash', '/login-success?token=good#token=bad'],
  ])('in %s signs eli in; the token leaves the address before anything is asked', async (_, path) => {
    let seen = ''
    const { headers, calls, address } = openSite(path, {
      ...standing(eli),
      [getUser]: () => {
        seen = location.href
        return eli
      },
    })
    await screen.findByText('You’re logged in. One moment…')
    expect(seen).toMatch(/\/login-success$/)
    expect(calls[0]).toBe(getUser)
    expect(headers[0]?.get('authorization')).toBe('Token good')
    expect(session.read()).toMatchObject({ token: 'good', user: { username: 'eli' } })
    await goneOn()
    expect(address()).toBe('/onboarding')
  })

  test('that is no longer good ends in an error, and leaves alone who is signed in', async () => {
    openSite(
      '/login-success?token=old',
      { ...standing(ana), [getUser]: refusal(401, { code: 'unauthenticated', detail: 'x' }) },
      { token: 'known' },
    )
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Return to Login' })).toBeDefined()
    expect(session.read().token).toBe('known')
  })

  test.each([refusal(500), 'no answer'])('that cannot be looked at ends in an error (%j)', async (answer) => {
    openSite('/login-success?token=good', { [getUser]: answer })
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeDefined()
    expect(session.read().token).toBeNull()
  })
})

/** Answers getUser for the new token, then for the present one. */
function whoIs(...people: unknown[]) {
  let asked = 0
  return { [getUser]: () => people[asked++] }
}
const elisAddress = { ...eli, email: 'eli@example.com' }

describe('Landing with somebody else’s token while ana is signed in', () => {
  const open = () =>
    openSite(
      '/login-success?token=elis',
      { ...standing(ana), ...whoIs(elisAddress, ana) },
      { token: 'known' },
    )
  const question = 'Continue as eli@example.com?'

  test('asks her first; the safe choice is the first, and she stays', async () => {
    const { headers } = open()
    expect(await screen.findByText(question)).toBeDefined()
    expect(screen.getByText('You’re logged in as ana@example.com.')).toBeDefined()
    expect(session.read().token).toBe('known')
    const [first, second] = screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.includes(','))
    expect([first, second]).toEqual(['No, stay', 'Yes, continue'])
    const asked = headers.map((one) => one.get('authorization'))
    expect(asked.slice(0, 2)).toEqual(['Token elis', 'Token known'])
    await userEvent.click(screen.getByRole('button', { name: 'No, stay' }))
    await goneOn()
    expect(session.read().token).toBe('known')
  })

  test('changes the account when she says so, and the session that she gives up ends', async () => {
    const { calls, headers } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, continue' }))
    await waitFor(() => expect(calls).toContain('POST /auth/logout/'))
    expect(headers[calls.indexOf('POST /auth/logout/')]?.get('authorization')).toBe('Token known')
    await goneOn()
    expect(session.read()).toMatchObject({ token: 'elis', user: { username: 'eli' } })
  })

  test('that she has already ends nothing', async () => {
    const { calls } = openSite('/login-success?token=known', standing(ana), { token: 'known' })
    await screen.findByText('You’re logged in. One moment…')
    await goneOn()
    expect(session.read().token).toBe('known')
    expect(calls).not.toContain('POST /auth/logout/')
  })

  test('asks nothing where it is her own, or where her session is over', async () => {
    const over = refusal(401, { code: 'unauthenticated', detail: 'x' })
    for (const present of [ana, over]) {
      // She is logged in though ending the former session fails.
      const { unmount, calls } = openSite(
        '/login-success?token=new',
        { ...standing(ana), ...whoIs(ana, present), 'POST /auth/logout/': over },
        { token: 'known' },
      )
      await waitFor(() => expect(calls).toContain('POST /auth/logout/'))
      await waitFor(() => expect(session.read().token).toBe('new'))
      unmount()
    }
  })

  test('leaves her session alone where it cannot be told whose it is', async () => {
    openSite(
      '/login-success?token=elis',
      { ...standing(ana), ...whoIs(elisAddress, 'no answer') },
      { token: 'known' },
    )
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeDefined()
    expect(session.read().token).toBe('known')
  })
})

describe('Landing without a token', () => {
  test('says so', async () => {
    openSite('/login-success', {})
    expect(await screen.findByRole('heading', { name: 'Authentication Failed' })).toBeDefined()
    expect(screen.getByText('No authentication token found. Please try again.')).toBeDefined()
  })

  test.each(['?token=', '#token='])('in the address %j says so, and leaves ana signed in', async (empty) => {
    openSite(`/login-success${empty}`, standing(ana), { token: 'known' })
    expect(await screen.findByRole('heading', { name: 'Authentication Failed' })).toBeDefined()
    expect(screen.getByText('No authentication token found. Please try again.')).toBeDefined()
    expect(session.read().token).toBe('known')
  })

  test('takes who is signed in on: the page was only loaded again', async () => {
    openSite('/login-success', standing(ana), { token: 'known' })
    await screen.findByText('You’re logged in. One moment…')
    await goneOn()
    expect(session.read().token).toBe('known')
  })
})
