import { subscriptionTexts } from '@hanap/contract/payments/subscriptions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { eli, holding, holdingNothing, standingOf, trialOf } from '../../../../test/seekers.ts'

const now = Date.now()
const create = () => screen.getByRole('button', { name: 'Create account' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

const good = {
  'First name': 'Eli',
  'Last name': 'Cruz',
  Username: 'eli_cruz',
  Email: 'eli@example.com',
  Password: 'jeepney7',
  'Confirm password': 'jeepney7',
}

async function open(answers: Readonly<Record<string, unknown>> = {}, path = '/register') {
  const site = openSite(path, answers)
  await screen.findByRole('heading', { name: 'Create your account' })
  return site
}

async function submit(values: Partial<typeof good> = {}, ticks = ['Job seeker', 'terms']) {
  for (const [label, value] of Object.entries({ ...good, ...values })) write(label, value)
  if (ticks.includes('Job seeker')) fireEvent.click(screen.getByRole('radio', { name: 'Job seeker' }))
  if (ticks.includes('terms')) fireEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }))
  await act(async () => fireEvent.click(create()))
}

const rule = 'Password must be at least 8 characters and include a letter and a number'
test.each([
  [{ 'First name': '  ' }, 'First name is required'],
  [{ 'Last name': '' }, 'Last name is required'],
  [{ 'First name': '', 'Last name': '', Username: '' }, 'Username is required'],
  [{ Username: 'eli cruz' }, 'Username can only contain letters, numbers, and underscores'],
  [{ Username: 'eli-cruz' }, 'Username can only contain letters, numbers, and underscores'],
  [{ Email: '' }, 'Email address is required'],
  [{ Email: 'eli@' }, 'Please enter a valid email address'],
  [{ Password: 'short7' }, rule],
  [{ Password: 'onlyletters' }, rule],
  [{ Password: '1234567890' }, rule],
  [{ 'Confirm password': '' }, 'Please confirm your password'],
  [{ 'Confirm password': 'jeepney8' }, 'Passwords do not match'],
])('with %j eli reads: %s', async (values, text) => {
  const { calls } = await open()
  await submit(values)
  await screen.findByText(text)
  expect(calls).toEqual([])
})

test('without an account type and without agreeing to the terms eli is told so', async () => {
  const { calls } = await open()
  await submit({}, [])
  await screen.findByText('Please select an account type')
  await screen.findByText('You must agree to the terms and conditions')
  expect(calls).toEqual([])
})

test('passwords that differ are no error any more once eli has changed the first', async () => {
  await open()
  await submit({ 'Confirm password': 'jeepney78' })
  await screen.findByText('Passwords do not match')
  write('Password', 'jeepney78')
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
})

test('employers see that their turn comes, and cannot be chosen', async () => {
  await open()
  const employer = screen.getByRole('radio', { name: 'Employer (coming soon)' })
  expect(employer).toHaveProperty('disabled', true)
})

test.each([
  [401, {}, ['Authentication error. Please try again.']],
  [409, { code: 'conflict', errors: { email: ['x'] } }, ['This email is already registered']],
  [409, { code: 'conflict', errors: { username: ['x'] } }, ['This username is already taken']],
  [
    409,
    { code: 'conflict', errors: { email: ['x'], username: ['y'] } },
    ['This email is already registered', 'This username is already taken'],
  ],
  [429, {}, ['Too many signup attempts. Please try again later.']],
  [500, {}, ['An error occurred. Please try again.']],
  [418, {}, ['An error occurred. Please try again.']],
  [
    400,
    { code: 'invalid', errors: { password: ['Too common'], first_name: ['Too long'], other: ['And this'] } },
    ['Too common', 'Too long', 'And this'],
  ],
])('refused with %i %j eli reads %j, and everything typed stays', async (status, body, texts) => {
  await open({ 'POST /auth/register/': refusal(status, body) })
  await submit()
  for (const text of texts) await screen.findByText(text)
  for (const [label, value] of Object.entries(good)) expect(field(label).value).toBe(value)
})

test('an account type that the server refuses is said at the choice, and has the focus', async () => {
  const errors = { account_type: ['Not this one'] }
  await open({ 'POST /auth/register/': refusal(400, { code: 'invalid', errors }) })
  await submit()
  await waitFor(() =>
    expect(
      screen.getByRole('radiogroup', { name: 'Account type', description: /Not this one/ }),
    ).toBeDefined(),
  )
  expect(screen.queryByText('An error occurred. Please try again.')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Job seeker' })))
})

test('without any answer eli is told to check the connection', async () => {
  await open({ 'POST /auth/register/': 'no answer' })
  await submit()
  const text = 'Unable to connect to the server. Please check your internet connection.'
  expect(await screen.findByText(text)).toBeDefined()
})

test('the username follows the name until eli writes one', async () => {
  await open()
  await userEvent.type(field('First name'), 'Ana María')
  await userEvent.type(field('Last name'), "dela Peña-O'Neil")
  expect(field('Username').value).toBe('anamariadelapenaoneil')
  await userEvent.clear(field('Username'))
  await userEvent.type(field('Username'), 'ana_rocks')
  await userEvent.type(field('Last name'), ' II')
  expect(field('Username').value).toBe('ana_rocks')
})

test('no username is suggested into the field that eli is about to write in', async () => {
  await open()
  field('Username').focus()
  write('First name', 'Eli')
  expect(field('Username').value).toBe('')
})

test.each([
  ['', undefined],
  ['abc', 'Weak'],
  ['abc1', 'Weak'],
  ['abc12345', 'Medium'],
  ['abc1$', 'Medium'],
  ['abc1234$', 'Strong'],
])('the password "%s" is called %s', async (password, level) => {
  await open()
  write('Password', password)
  const meter = screen.getByRole('progressbar', { name: 'Password strength' })
  await waitFor(() => expect(meter.getAttribute('aria-valuetext') ?? undefined).toBe(level))
})

describe('after signing up', () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  const elis = standingOf(eli, holding('free', 14, now), trialOf(14, now))
  const signedUp = { token: 'fresh', user: eli, redirect_url: '/onboarding' }

  /** Signs up under fake timers. `after(ms)` returns the browser's path by then. */
  async function signUp(answer: unknown, path?: string, standing: Readonly<Record<string, unknown>> = elis) {
    const site = await open({ ...standing, 'POST /auth/register/': answer }, path)
    // Imported before the fake timers start.
    await import('./register-rules.ts')
    vi.useFakeTimers()
    await submit()
    // Answers need promises only, not timers.
    await act(() => vi.advanceTimersByTimeAsync(0))
    const after = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms))
      return site.address()
    }
    return { ...site, after }
  }

  test('with a token, eli is signed in and goes to redirect_url after 1.5 seconds', async () => {
    const { after, calls, bodies } = await signUp({ ...signedUp, redirect_url: '/subscription/plans' })
    expect(localStorage.getItem('token')).toBe('fresh')
    expect(calls).toContain('GET /auth/user/')
    expect(bodies[calls.indexOf('POST /auth/register/')]).toEqual({
      first_name: 'Eli',
      last_name: 'Cruz',
      username: 'eli_cruz',
      email: 'eli@example.com',
      password: 'jeepney7',
      confirm_password: 'jeepney7',
      account_type: 'jobseeker',
      sign_up_keys: [expect.stringMatching(/^[0-9a-f]{32}$/)],
    })
    expect(await after(1_499)).toBe('/register')
    expect(await after(1)).toBe('/subscription/plans')
  })

  test('eli is welcomed to his free days', async () => {
    await signUp(signedUp)
    expect(screen.getByText('Your account is ready and your 14 free days have started.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'See plans' })).toBeNull()
  })

  test('bea, whose mailbox had its free days with another account, reads just that, and where the plans are', async () => {
    const bea = { ...eli, is_trial_active: false, is_trial: false, subscription: null }
    const trial = { is_trial_active: false, days_remaining: 0, trial_ends_at: null, had_trial_before: true }
    const { address } = await signUp(
      { ...signedUp, user: bea },
      '/register',
      standingOf(bea, holdingNothing, trial),
    )
    expect(screen.getByText('Welcome to Hanap')).toBeDefined()
    expect(screen.getByText(`Your account is ready. ${subscriptionTexts.noSecondTrial}`)).toBeDefined()
    expect(screen.queryByText(/have begun/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'See plans' }))
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(address()).toBe('/subscription/plans')
  })

  test('with a token and no redirect_url, to setting up the profile', async () => {
    const { after } = await signUp({ ...signedUp, redirect_url: undefined })
    expect(await after(1_499)).toBe('/register')
    expect(await after(1)).toBe('/onboarding')
  })

  test('without a token, to the login after 1.5 seconds, which says that the account is ready', async () => {
    const { after } = await signUp({ message: 'ok' })
    expect(await after(1_499)).toBe('/register')
    expect(await after(1)).toBe('/login?registered=success')
  })

  test.each([
    ['/jobs', '/onboarding'],
    ['/', '/onboarding'],
    ['/subscription/plans', '/subscription/plans'],
  ])('who had wanted %s goes to %s', async (next, path) => {
    const { after } = await signUp(signedUp, `/register?next=${next}`)
    expect(await after(1_500)).toBe(path)
  })

  test.each([
    [{ message: 'ok' }, '/login?registered=success&next=/jobs?search=va'],
    [{ message: 'verification_required' }, '/verify-email/eli%40example.com?next=/jobs?search=va'],
  ])('with the answer %j what they had wanted is kept on the way', async (answer, path) => {
    const { after } = await signUp(answer, '/register?next=%2Fjobs%3Fsearch%3Dva')
    expect(decodeURIComponent(await after(2_000))).toBe(decodeURIComponent(path))
  })

  test('where the address must be verified, a toast, and after 2 seconds the inbox notice', async () => {
    const { after } = await signUp({ message: 'verification_required' })
    expect(screen.getByText('Check your inbox')).toBeDefined()
    expect(await after(1_999)).toBe('/register')
    expect(await after(1)).toBe('/verify-email/eli%40example.com')
    expect(localStorage.getItem('token')).toBeNull()
  })
})
