import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, eli, holding, holdingNothing, standingOf, trialOf } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'
import { leaveSite } from '../../../page/leaving/leave-site.ts'
import { readSignIn, rememberSignIn } from './begun-sign-in.ts'

vi.mock('../../../page/leaving/leave-site.ts', () => ({ leaveSite: vi.fn<(address: string) => void>() }))
afterEach(() => {
  vi.useRealTimers()
})

const finish = 'POST /auth/google-callback/'
const check = 'POST /auth/check-onboarding-status/'
const now = Date.now()
const standing = (user: typeof ana) => standingOf(user, holding('free', 9, now), trialOf(9, now))
const signedIn = (user: typeof ana) => ({ token: 'fresh', user, redirect_url: '/jobs' })
const status = (onboarding_completed: boolean) => ({ onboarding_completed, checks: {}, next_step: 1 })

const darios = {
  status: 'expired',
  plan: { plan_type: 'basic' as const, has_advanced_filtering: false },
}

let made = 0
/** The provider's return address; each sign-in has its own state. */
function back(extra = '', next?: string) {
  const state = `state-${++made}`
  rememberSignIn({ state, next })
  return { state, path: `/oauth-callback?code=4%2F0A%2Bb&state=${state}${extra}` }
}
beforeEach(() => {
  vi.mocked(leaveSite).mockClear()
})

/** The success message shows for a second. */
async function goOn() {
  await screen.findByText('You’re logged in. One moment…')
  await waitFor(() => expect(location.pathname).not.toBe('/oauth-callback'))
}

describe('Coming back from Google', () => {
  test('eli is signed in and goes on with his profile', async () => {
    const { path, state } = back('&iss=https%3A%2F%2Faccounts.example&scope=openid&authuser=0')
    const { bodies, calls, address } = openSite(path, {
      ...standing(eli),
      [finish]: signedIn(eli),
      [check]: status(false),
    })
    await goOn()
    expect(bodies[calls.indexOf(finish)]).toEqual({
      code: '4/0A+b',
      state,
      host: location.host,
      iss: 'https://accounts.example',
    })
    expect(session.read().token).toBe('fresh')
    expect(address()).toBe('/onboarding')
    expect(calls.filter((call) => call === finish)).toHaveLength(1)
    expect(readSignIn()).toBeNull()
  })

  test('eli, whose mailbox had its free days with another account, is welcomed by that', async () => {
    const again = { ...eli, is_trial_active: false, subscription: null }
    const trial = { is_trial_active: false, days_remaining: 0, trial_ends_at: null, had_trial_before: true }
    openSite(back().path, {
      ...standingOf(again, holdingNothing, trial),
      [finish]: signedIn(again),
      [check]: status(false),
    })
    expect(await screen.findByText(/^Your account is ready\. .* already had its free trial/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'See plans' })).toBeDefined()
    await goOn()
  })

  test('dario, whose plan is over, is not told of free days when he signs in', async () => {
    const dario = { ...eli, is_trial_active: false, subscription: darios }
    const answers = standingOf(dario, holding('basic', -1, now), trialOf(-30, now))
    openSite(back().path, { ...answers, [finish]: signedIn(dario), [check]: status(false) })
    await goOn()
    expect(screen.queryByText(/free days/)).toBeNull()
  })

  test('whoever finished the onboarding on another device goes to the jobs', async () => {
    const answers = { ...standing(ana), [finish]: signedIn(eli), [check]: status(true) }
    const { address } = openSite(back().path, answers)
    await goOn()
    expect(address()).toBe('/jobs')
  })

  test('when the onboarding cannot be checked, the sign-in’s own word counts', async () => {
    const answers = { ...standing(eli), [finish]: signedIn(eli), [check]: refusal(500) }
    const { address } = openSite(back().path, answers)
    await goOn()
    expect(address()).toBe('/onboarding')
  })

  test('whoever had asked for a page goes on to that', async () => {
    const answers = { ...standing(ana), [finish]: signedIn(ana), [check]: 'no answer' }
    const { address } = openSite(back('', '/subscription/plans').path, answers)
    await goOn()
    expect(address()).toBe('/subscription/plans')
  })

  test('a newcomer who had only clicked Find Jobs sets up the profile first', async () => {
    const answers = { ...standing(eli), [finish]: signedIn(eli), [check]: status(false) }
    const { address } = openSite(back('', '/jobs').path, answers)
    await goOn()
    expect(address()).toBe('/onboarding')
  })

  test.each([
    [500, {}, 'A server error occurred during authentication.'],
    [
      502,
      { code: 'outside-down', detail: 'The sign-in service of Google is not answering.' },
      'There was a problem completing your authentication. Please try again.',
    ],
    [
      502,
      { code: 'outside-down', detail: 'The sign-in service of Google is not answering.' },
      'The sign-in service of Google is not answering.',
    ],
    [503, {}, 'There was a problem completing your authentication. Please try again.'],
    [504, {}, 'There was a problem completing your authentication. Please try again.'],
    [
      400,
      { code: 'sign-in-refused', detail: 'Not verified.' },
      'There was a problem completing your authentication. Please try again.',
    ],
    [400, { code: 'sign-in-refused', detail: 'Not verified.' }, 'Not verified.'],
    [403, {}, 'There was a problem completing your authentication. Please try again.'],
    [
      400,
      { code: 'sign-in-refused', detail: 'redirect_uri_mismatch: no' },
      /Google sign-in isn’t set up for this site address/,
    ],
    [500, { detail: 'redirect_uri_mismatch' }, /Google sign-in isn’t set up for this site address/],
  ])('refused with %i %j, ana reads: %s', async (code, body, text) => {
    const { path } = back('', '/subscription/plans')
    const { address } = openSite(path, { [finish]: refusal(code, body) })
    await screen.findByText(text)
    expect(session.read().token).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Return to Login' }))
    await screen.findByRole('heading', { name: 'Log in' })
    expect(address()).toBe('/login?next=/subscription/plans')
  })

  test('without an answer ana reads that there was a problem', async () => {
    openSite(back().path, { [finish]: 'no answer' })
    expect(
      await screen.findByText('There was a problem completing your authentication. Please try again.'),
    ).toBeDefined()
  })

  test('Retry goes to Google again, for the same page', async () => {
    openSite(back('', '/subscription/plans').path, {
      [finish]: refusal(500),
      'POST /auth/google/start/': { authorization_url: 'https://accounts.example/auth', state: 'new' },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(leaveSite).toHaveBeenCalledWith('https://accounts.example/auth'))
    expect(readSignIn()).toEqual({ state: 'new', next: '/subscription/plans' })
  })

  test('a Retry that fails says so', async () => {
    openSite(back().path, { [finish]: refusal(500), 'POST /auth/google/start/': refusal(502) })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Failed to connect to Google. Please try again.')).toBeDefined()
  })
})

describe('An address that no sign-in of this tab leads to', () => {
  test('without a code says so', async () => {
    const { calls } = openSite('/oauth-callback', {})
    await screen.findByText('No authentication code was received from the provider.')
    expect(calls).not.toContain(finish)
  })

  test('of somebody who said no at Google adds that this is fine', async () => {
    openSite('/oauth-callback?error=access_denied&state=x', {})
    await screen.findByText('No authentication code was received from the provider.')
    expect(screen.getByText(/You chose not to share your account/)).toBeDefined()
  })

  test('with a state of somebody else is not sent to the server, and the own sign-in still works', async () => {
    const { state } = back()
    const { calls } = openSite('/oauth-callback?code=theirs&state=theirs', {})
    await screen.findByText('There was a problem completing your authentication. Please try again.')
    expect(calls).not.toContain(finish)
    expect(readSignIn()?.state).toBe(state)
  })

  test('seen again by reload or back button takes who is signed in on', async () => {
    const { calls, address } = openSite('/oauth-callback?code=used&state=used', standing(ana), {
      token: 'known',
    })
    await goOn()
    expect(address()).toMatch(/^\/(jobs|subscription)/)
    expect(calls).not.toContain(finish)
    expect(session.read().token).toBe('known')
  })
})
