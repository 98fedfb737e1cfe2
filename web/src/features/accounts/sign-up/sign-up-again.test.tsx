import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const call = 'POST /auth/register/'
const TAKEN = refusal(409, {
  code: 'conflict',
  errors: { email: ['This email is already registered'], username: ['This username is already taken'] },
})
const BUSY = refusal(503, { code: 'busy', detail: 'Busy', retry_after: 1 })
const WAITS = { message: 'verification_required' }

const names = { 'First name': 'Eli', 'Last name': 'Cruz', Username: 'eli_cruz', Email: 'eli@gmial.example' }
const secrets = { Password: 'jeepney7', 'Confirm password': 'jeepney7' }
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } })
}
async function press() {
  const button = await screen.findByRole('button', { name: 'Create account' })
  const before = sent.length
  await act(async () => fireEvent.click(button))
  await waitFor(() => expect(sent).toHaveLength(before + 1))
}
async function signUp(values: Readonly<Record<string, string>> = { ...names, ...secrets }) {
  write(values)
  fireEvent.click(screen.getByRole('radio', { name: 'Job seeker' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }))
  await press()
}

let sent: string[][] = []

/** Each press gets the next answer. `keys` are those sent by each press. */
async function open(...answers: unknown[]) {
  const given = [...answers]
  const keys: string[][] = []
  sent = keys
  const site = openSite('/register?next=%2Fsalaries', {
    [call]: ({ sign_up_keys }: { sign_up_keys: string[] }) => {
      keys.push(sign_up_keys)
      return given.shift()
    },
  })
  await screen.findByRole('heading', { name: 'Create your account' })
  return { ...site, keys }
}
const note = async () =>
  (await screen.findByText('Is this your account?')).closest<HTMLElement>('[role=alert]') as HTMLElement

test('eli, whose answer was lost, sends it again with the key of the lost one, also after a reload', async () => {
  const { keys, unmount } = await open('no answer', refusal(502), 'no answer')
  await signUp()
  await press()
  const [first, second] = keys
  expect(second).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ...(first ?? [])])
  unmount()
  const later = await open('no answer')
  await signUp(secrets)
  expect(later.keys[0]?.slice(1)).toEqual(second)
})

test.each([
  ['refused', TAKEN],
  ['turned away by a busy server', BUSY],
])('a try that was %s made no account: its key is brought no more', async (_, refused) => {
  const { keys } = await open(refused, 'no answer')
  await signUp()
  await press()
  expect(keys.map((one) => one.length)).toEqual([1, 1])
})

test('eli, whose names are taken, reads that it may be his own account, and finds the ways in', async () => {
  await open(TAKEN)
  await signUp()
  expect(await screen.findByText('This email is already registered')).toBeDefined()
  expect(screen.getByText('This username is already taken')).toBeDefined()
  const alert = await note()
  expect(alert.textContent).toContain('Is this your account?')
  expect(alert.textContent).toContain('If you signed up before, log in or reset your password.')
  const href = (name: string) => within(alert).getByRole('link', { name }).getAttribute('href')
  expect([href('Log in'), href('Reset your password')]).toEqual(['/login?next=/salaries', '/forgot-password'])
})

test('after a lost answer and a reload he reads that his last try may have worked; the next press takes it back', async () => {
  const { unmount } = await open('no answer')
  await signUp()
  unmount()
  await open(TAKEN, 'no answer')
  await signUp(secrets)
  expect((await note()).textContent).toContain('Your last try may have worked, but we lost the answer.')
  await press()
  expect(screen.queryByText('Is this your account?')).toBeNull()
})

test('eli wrote his address wrong: he signs up again with what he wrote, and brings the key of the first one', async () => {
  const { keys, router } = await open(WAITS, WAITS)
  await signUp()
  await act(() => router.navigate({ href: '/verify-email/eli%40gmial.example' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Sign up again with the right one' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  expect(Object.keys(names).map((label) => field(label).value)).toEqual(Object.values(names))
  await signUp({ Email: 'eli@gmail.example', ...secrets })
  expect(keys[1]?.slice(1)).toEqual(keys[0])
})

test('eli, who closed the tab whose answer was lost, brings its key in another one, for three days', async () => {
  const { keys, unmount } = await open('no answer')
  await signUp()
  unmount()
  sessionStorage.clear()
  const later = await open('no answer')
  await signUp()
  expect(later.keys[0]?.slice(1)).toEqual(keys[0])
  later.unmount()
  vi.useFakeTimers({ now: Date.now() + 72 * 3_600_000, toFake: ['Date'] })
  const late = await open('no answer')
  await signUp()
  expect(late.keys[0]).toHaveLength(1)
})

test('eli has signed up twice: with the right address he brings the keys of both', async () => {
  const { keys, router } = await open(WAITS, WAITS, WAITS)
  await signUp()
  await act(() => router.navigate({ href: '/jobs' }))
  await act(() => router.navigate({ href: '/register' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  await signUp({ ...names, Username: 'eli2', ...secrets })
  await act(() => router.navigate({ href: '/verify-email/eli%40gmial.example' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Sign up again with the right one' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  await signUp({ Email: 'eli@gmail.example', ...secrets })
  expect(keys[2]?.slice(1)).toEqual([...(keys[1] ?? []), ...(keys[0] ?? [])])
})

test('a form that was emptied in another tab leaves eli the key of his lost try', async () => {
  const { keys, unmount } = await open('no answer')
  await signUp()
  unmount()
  sessionStorage.clear()
  await open('no answer')
  await userEvent.type(field('Email'), 'e')
  await userEvent.clear(field('Email'))
  await signUp()
  expect(sent[0]?.slice(1)).toEqual(keys[0])
})

test('the next one in this tab, who does not say so, brings no key of his', async () => {
  const { keys, router } = await open(WAITS, WAITS)
  await signUp()
  await act(() => router.navigate({ href: '/jobs' }))
  await act(() => router.navigate({ href: '/register' }))
  await screen.findByRole('heading', { name: 'Create your account' })
  expect(field('Email').value).toBe('')
  await signUp()
  expect(keys[1]).toHaveLength(1)
})
