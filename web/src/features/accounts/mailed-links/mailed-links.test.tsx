import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, eli, holding, holdingNothing, standingOf, trialOf } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'

const TOKEN = 'a'.repeat(43)
const NEWER = 'b'.repeat(43)
const LINK_INVALID = 'This link has expired or you already used it. Please ask for a new one.'
const NO_LINK = 'This page needs the link from your email. Open it again.'
const tooMany = (retry_after: number) =>
  refusal(429, {
    code: 'too-many',
    detail: 'You asked for too many emails. Please try again later.',
    retry_after,
  })
const standing = (user: typeof ana) =>
  standingOf(user, holding('free', 9, Date.now()), trialOf(9, Date.now()))

afterEach(() => {
  vi.useRealTimers()
})

describe('The page after a sign-up that waits for its link', () => {
  const RESENT = { message: 'If this address isn’t confirmed yet, a new link is on its way.' }
  const again = () => screen.findByRole('button', { name: 'Send a new link' })

  test('says where the link went, sends another, and then has lea wait a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { bodies, calls } = openSite('/verify-email/lea%40example.com', {
      'POST /auth/email/resend/': RESENT,
    })
    await screen.findByText('lea@example.com')
    await user.click(await again())
    expect(await screen.findByText(RESENT.message)).toBeDefined()
    expect(bodies[calls.indexOf('POST /auth/email/resend/')]).toEqual({ email: 'lea@example.com' })
    expect((await again()).getAttribute('aria-disabled')).toBe('true')
    await user.click(await again())
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
    expect(screen.getByText(/^You can ask again in (1:00|0:5\d)\.$/)).toBeDefined()
    act(() => void vi.advanceTimersByTime(61_000))
    await waitFor(async () => expect((await again()).getAttribute('aria-disabled')).toBeNull())
    expect(screen.queryByText(/You can ask again/)).toBeNull()
  })

  test('past the limit it says so, and when she can ask again', async () => {
    openSite('/verify-email/lea%40example.com', { 'POST /auth/email/resend/': tooMany(2825) })
    await userEvent.click(await again())
    expect(await screen.findByText('You asked for too many emails. Please try again later.')).toBeDefined()
    expect(screen.getByText(/^You can ask again in 47:0\d\.$/)).toBeDefined()
  })

  test('leads to a new sign-up where the address was wrong, and to the login', async () => {
    openSite('/verify-email/lea%40example.com', {})
    const link = await screen.findByRole('link', { name: 'Sign up again with the right one' })
    expect(link.getAttribute('href')).toBe('/register')
    const login = screen.getAllByRole('link', { name: 'Log in' }).map((one) => one.getAttribute('href'))
    expect(login).toContain('/login')
  })

  test('has nothing to send to what is no address', async () => {
    openSite('/verify-email/lea', {})
    await screen.findByText('This isn’t an email address, so we couldn’t send a link.')
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We couldn’t send a link')
    expect(screen.queryByText('Check your inbox')).toBeNull()
    expect(screen.queryByText(/You’ve got email/)).toBeNull()
  })
})

describe('The link that confirms an address', () => {
  const path = `/confirm-email#token=${TOKEN}`
  const answer = { token: 'fresh', user: eli, redirect_url: '/onboarding', purpose: 'sign-up' }

  test('is opened once, leaves the address bar, signs eli in and welcomes him after a moment', async () => {
    const { calls, bodies, address } = openSite(path, {
      ...standing(eli),
      'POST /auth/email/verify/': answer,
    })
    expect(await screen.findByText('Your email address is confirmed')).toBeDefined()
    expect(window.location.hash).toBe('')
    expect(session.read().token).toBe('fresh')
    await waitFor(() => expect(address()).toBe('/onboarding'))
    const made = calls.filter((call) => call === 'POST /auth/email/verify/')
    expect(made).toHaveLength(1)
    expect(bodies[calls.indexOf('POST /auth/email/verify/')]).toEqual({ token: TOKEN })
  })

  test('tells bea, whose mailbox had its free days with another account, that she has none', async () => {
    const bea = { ...eli, is_trial_active: false, subscription: null }
    const trial = { is_trial_active: false, days_remaining: 0, trial_ends_at: null, had_trial_before: true }
    openSite(path, {
      ...standingOf(bea, holdingNothing, trial),
      'POST /auth/email/verify/': { ...answer, user: bea },
    })
    expect(await screen.findByText(/^Your account is ready\. .* already had its free trial/)).toBeDefined()
    expect(screen.queryByText(/have begun/)).toBeNull()
  })

  test('leaves ana who she is where she is signed in already', async () => {
    openSite(path, { ...standing(ana), 'POST /auth/email/verify/': answer }, { token: 'hers' })
    expect(await screen.findByText('Your email address is confirmed')).toBeDefined()
    expect(session.read().token).toBe('hers')
    const on = screen.getAllByRole('link', { name: 'Find Jobs' })
    expect(on.map((one) => one.getAttribute('href'))).toContain('/jobs')
  })

  test.each([
    [
      'change',
      'Your new email address is confirmed. If you log in with a password, use this address from now on.',
    ],
    ['again', 'This email address is already confirmed. You can log in.'],
  ])('for a %s it says: %s', async (purpose, message) => {
    openSite(path, { 'POST /auth/email/verify/': { message, email: 'ana@example.com', purpose } })
    expect(await screen.findByText(message)).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined()
    expect(session.read().token).toBeNull()
  })

  test.each([
    ['that is over', path, refusal(400, { code: 'link-invalid', detail: LINK_INVALID }), LINK_INVALID],
    [
      'of another shape',
      '/confirm-email#token=x',
      refusal(400, { code: 'invalid', detail: 'Please check', errors: { token: [LINK_INVALID] } }),
      LINK_INVALID,
    ],
    ['without a token', '/confirm-email', undefined, NO_LINK],
    [
      'to an address that was taken',
      path,
      refusal(409, { code: 'conflict', detail: 'This email is already registered' }),
      'This email is already registered',
    ],
  ])('%s is refused with words and a way on', async (_, address, refused, text) => {
    openSite(address, { 'POST /auth/email/verify/': refused })
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  test('and the newer one, opened in the same tab, confirms after all', async () => {
    const message = 'This email address is already confirmed. You can log in.'
    const { bodies } = openSite(path, {
      'POST /auth/email/verify/': ({ token }: { token: string }) =>
        token === TOKEN
          ? refusal(400, { code: 'link-invalid', detail: LINK_INVALID })
          : { message, email: 'ana@example.com', purpose: 'again' },
    })
    expect(await screen.findByText(LINK_INVALID)).toBeDefined()
    window.location.hash = `#token=${NEWER}`
    expect(await screen.findByText(message)).toBeDefined()
    expect(bodies).toEqual([{ token: TOKEN }, { token: NEWER }])
    await waitFor(() => expect(window.location.hash).toBe(''))
  })

  test('can be tried again after no answer', async () => {
    let tries = 0
    const message = 'This email address is already confirmed. You can log in.'
    openSite(path, {
      'POST /auth/email/verify/': () => {
        tries += 1
        return tries === 1 ? 'no answer' : { message, email: 'a@example.com', purpose: 'again' }
      },
    })
    await screen.findByText('Network error. Please check your connection and try again.')
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(message)).toBeDefined()
  })
})

describe('A forgotten password', () => {
  const ASKED =
    'If an account with this email exists, a link to set a new password is on its way. It works for one hour.'
  const send = async (email: string) => {
    const field = await screen.findByLabelText('Email')
    if (email) await userEvent.type(field, email)
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  }

  test('is one click from the login, and answered in neutral words', async () => {
    const { calls, bodies } = openSite('/login', { 'POST /auth/password/reset/': { message: ASKED } })
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    await screen.findByRole('heading', { name: 'Forgot your password?' })
    await send('ana@example.com')
    expect(await screen.findByText(ASKED)).toBeDefined()
    expect(bodies[calls.indexOf('POST /auth/password/reset/')]).toEqual({ email: 'ana@example.com' })
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.com')
    const again = screen.getByRole('button', { name: 'Send a new link' })
    expect(again.getAttribute('aria-disabled')).toBe('true')
  })

  test.each([
    ['', 'Email address is required'],
    ['ana', 'Please enter a valid email address'],
  ])('with "%s" ana reads: %s', async (email, text) => {
    const { calls } = openSite('/forgot-password', {})
    await send(email)
    expect(await screen.findByText(text)).toBeDefined()
    expect(calls).toEqual([])
  })

  test.each([
    [tooMany(60), 'You asked for too many emails. Please try again later.'],
    [
      refusal(502, { code: 'outside-down', detail: 'This site can’t send emails right now.' }),
      'An error occurred. Please try again.',
    ],
    ['no answer', 'Network error. Please check your connection and try again.'],
  ])('refused with %j it says: %s, and the address stays', async (answer, text) => {
    openSite('/forgot-password', { 'POST /auth/password/reset/': answer })
    await send('ana@example.com')
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.com')
  })
})

describe('The link that sets a new password', () => {
  const path = `/reset-password#token=${TOKEN}`
  const set = async (password: string, confirm = password) => {
    const field = await screen.findByLabelText('New password')
    if (password) await userEvent.type(field, password)
    if (confirm) await userEvent.type(screen.getByLabelText('Confirm password'), confirm)
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
  }

  test.each([null, 'old'])(
    'leaves the address bar at once, sets it, and leads to the login; a session here (%s) is over',
    async (token) => {
      const message = 'Your new password is set. Please log in with it.'
      const { bodies, calls, address } = openSite(
        path,
        { ...standing(ana), 'POST /auth/password/reset/confirm/': { message } },
        token ? { token } : {},
      )
      await screen.findByLabelText('New password')
      expect(window.location.hash).toBe('')
      await set('kalabaw-sa-bukid-9')
      expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined()
      expect(screen.getByText(message)).toBeDefined()
      expect(address()).toBe('/login')
      expect(bodies[calls.indexOf('POST /auth/password/reset/confirm/')]).toEqual({
        token: TOKEN,
        password: 'kalabaw-sa-bukid-9',
        confirm_password: 'kalabaw-sa-bukid-9',
      })
      expect(session.read().token).toBeNull()
    },
  )

  test.each([
    ['short1', 'short1', 'Password must be at least 8 characters and include a letter and a number'],
    ['kalabaw-9', '', 'Please confirm your password'],
    ['kalabaw-9', 'kalabaw-8', 'Passwords do not match'],
  ])('with %s and %s ana reads: %s', async (password, confirm, text) => {
    const { calls } = openSite(path, {})
    await set(password, confirm)
    expect(await screen.findByText(text)).toBeDefined()
    expect(calls).toEqual([])
  })

  test('a common password is refused at its field, and what was typed stays', async () => {
    const text = 'This password is too common. Please choose another.'
    openSite(path, {
      'POST /auth/password/reset/confirm/': refusal(400, { code: 'invalid', errors: { password: [text] } }),
    })
    await set('Password1')
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'Password1')
  })

  test.each([
    ['that is over', path, refusal(400, { code: 'link-invalid', detail: LINK_INVALID })],
    [
      'of another shape',
      '/reset-password#token=x',
      refusal(400, { code: 'invalid', errors: { token: [LINK_INVALID] } }),
    ],
  ])('%s leads to asking for a new one', async (_, address, refused) => {
    openSite(address, { 'POST /auth/password/reset/confirm/': refused })
    await set('kalabaw-sa-bukid-9')
    expect(await screen.findByText(LINK_INVALID)).toBeDefined()
    const link = screen.getByRole('link', { name: 'Ask for a new link' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
  })

  describe('that is over at the second try', () => {
    const call = 'POST /auth/password/reset/confirm/'
    const over = refusal(400, { code: 'link-invalid', detail: LINK_INVALID })
    const MAY_BE_SET = /^Your earlier try may have set your password/
    /** Gives one answer per try; the last one repeats. */
    const answers = (...given: unknown[]) => ({ [call]: () => (given.length > 1 ? given.shift() : given[0]) })
    const again = () => userEvent.click(screen.getByRole('button', { name: 'Set password' }))

    test.each([
      ['no answer', 'Network error. Please check your connection and try again.'],
      [refusal(504), 'An error occurred. Please try again.'],
    ])('after %j may have set what ana typed, and leads her to the login', async (lost, text) => {
      openSite(path, answers(lost, over))
      await set('kalabaw-sa-bukid-9')
      expect(await screen.findByText(text)).toBeDefined()
      await again()
      expect(await screen.findByText(MAY_BE_SET)).toBeDefined()
      expect(screen.queryByText(LINK_INVALID)).toBeNull()
      const ways = screen.getAllByRole('link', { name: 'Ask for a new link' })
      expect(ways.map((one) => one.getAttribute('href'))).toEqual(['/forgot-password'])
      await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
      expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined()
    })

    test('after a refusal is just over', async () => {
      openSite(path, answers(refusal(429, { code: 'too-many', detail: 'x' }), over))
      await set('kalabaw-sa-bukid-9')
      expect(await screen.findByText('Too many attempts. Please try again later.')).toBeDefined()
      await again()
      expect(await screen.findByText(LINK_INVALID)).toBeDefined()
    })

    test('is just over where it is another link than the one of the lost try', async () => {
      openSite(path, answers('no answer', over))
      await set('kalabaw-sa-bukid-9')
      await screen.findByText('Network error. Please check your connection and try again.')
      window.location.hash = `#token=${NEWER}`
      await waitFor(() => expect(window.location.hash).toBe(''))
      await again()
      expect(await screen.findByText(LINK_INVALID)).toBeDefined()
    })
  })

  test('and the newer one, opened in the same tab, sets it', async () => {
    const call = 'POST /auth/password/reset/confirm/'
    const { calls, bodies } = openSite(path, {
      [call]: ({ token }: { token: string }) =>
        token === TOKEN ? refusal(400, { code: 'link-invalid', detail: LINK_INVALID }) : { message: 'Done.' },
    })
    await set('kalabaw-sa-bukid-9')
    expect(await screen.findByText(LINK_INVALID)).toBeDefined()
    window.location.hash = `#token=${NEWER}`
    await set('kalabaw-sa-bukid-9')
    expect(await screen.findByText('Done.')).toBeDefined()
    expect(bodies[calls.lastIndexOf(call)]).toMatchObject({ token: NEWER })
    expect(window.location.href).not.toContain(NEWER)
  })

  test('without a token there is nothing to fill in', async () => {
    openSite('/reset-password', {})
    expect(await screen.findByText(NO_LINK)).toBeDefined()
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  test('shows how strong the new one is', async () => {
    openSite(path, {})
    await userEvent.type(await screen.findByLabelText('New password'), 'kalabaw-9')
    expect(screen.getByText('Strong')).toBeDefined()
  })
})

test('lea, whose address is not confirmed yet, is told so at the login and can have the link again', async () => {
  const detail =
    'Please confirm your email address first. Open the link we emailed you, or ask for a new one.'
  const message = 'If this address isn’t confirmed yet, a new link is on its way.'
  const { bodies, calls } = openSite('/login', {
    'POST /auth/login/': refusal(403, { code: 'email-unverified', detail }),
    'POST /auth/email/resend/': { message },
  })
  await userEvent.type(await screen.findByLabelText('Email'), 'lea@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret12')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText(detail)).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }))
  expect(await screen.findByText(message)).toBeDefined()
  expect(bodies[calls.indexOf('POST /auth/email/resend/')]).toEqual({ email: 'lea@example.com' })
})
