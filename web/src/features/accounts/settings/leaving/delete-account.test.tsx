import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { openSettings } from '../../../../../test/settings.ts'
import { session } from '../../../../api/session/browser-session.ts'

const DELETE = 'POST /auth/delete-account/'
const GONE = 'Your account and all associated data have been successfully deleted.'

afterEach(() => {
  vi.useRealTimers()
})

const dialog = () => screen.getByRole('dialog', { name: 'Delete Your Account' })
const button = () => within(dialog()).getByRole<HTMLButtonElement>('button', { name: 'Delete my account' })
const password = () => within(dialog()).getByLabelText<HTMLInputElement>('Your password')
const write = (value: string) => fireEvent.change(password(), { target: { value } })

async function open(answer: unknown) {
  const site = openSettings('privacy', { [DELETE]: answer })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  return site
}

test('without a password there is nothing to press, and Enter says why', async () => {
  const { calls } = await open({ message: GONE })
  expect(button().disabled).toBe(true)
  await userEvent.type(password(), '{Enter}')
  expect(await screen.findByText('Please enter your password to confirm account deletion.')).toBeDefined()
  expect(calls).not.toContain(DELETE)
})

test('ana keeps her account', async () => {
  const { calls } = await open({ message: GONE })
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Keep my account' }))
  expect(await screen.findByText('Account deletion was cancelled.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).not.toContain(DELETE)
})

test('ana deletes her account: nothing of her stays in the browser, and the login opens', async () => {
  const { calls, bodies, address } = await open({ message: GONE })
  session.setSavedJobs([{ id: 1 }])
  sessionStorage.setItem('letter', 'Dear employer')
  write('mangga-7')
  // The page imports it late; its timer must start under fake timers.
  await import('../../../../seeker/leave-page.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(bodies[calls.indexOf(DELETE)]).toEqual({ password: 'mangga-7' })
  expect(within(dialog()).getAllByText(GONE).length).toBeGreaterThan(0)
  for (const name of ['token', 'user', 'savedJobs']) expect(localStorage.getItem(name)).toBeNull()
  expect(sessionStorage.getItem('letter')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_800))
  expect(address()).toBe('/settings?tab=privacy')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(session.read().token).toBeNull()
  vi.useRealTimers()
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
})

test.each([{}, { error: 'Please log in to continue.' }])(
  'a session that has ended is told beside the login that opens (%j)',
  async (words) => {
    await open(refusal(401, { code: 'unauthenticated', ...words }))
    write('mangga-8')
    fireEvent.click(button())
    await screen.findByRole('heading', { name: 'Log in' })
    expect(screen.getByText('You must be logged in to delete your account.')).toBeDefined()
  },
)

test.each<[string, unknown, string]>([
  [
    'the server’s own words',
    refusal(409, { code: 'conflict', error: 'A payment is still processing.' }),
    'A payment is still processing.',
  ],
  ['the words of another server', refusal(500, { error: 'Not today.' }), 'Not today.'],
  ['a wrong password', refusal(400, { code: 'invalid' }), 'Invalid password. Please try again.'],
  ['a session that ended elsewhere', refusal(401), 'You must be logged in to delete your account.'],
  [
    'a crash',
    refusal(500, { code: 'internal', error: 'stack' }),
    'Failed to delete your account. Please try again.',
  ],
  ['no answer', 'no answer', 'Failed to delete your account. Please try again.'],
])('%s is told at the password, which can be tried again', async (_, answer, text) => {
  await open(answer)
  write('mangga-8')
  fireEvent.click(button())
  await waitFor(() => expect(within(dialog()).getByText(text)).toBeDefined())
  expect(password().value).toBe('mangga-8')
  expect(session.read().token).toBe('t-ana')
})

const inTurn =
  (...answers: unknown[]) =>
  () =>
    answers.shift()
const MAY_BE_DELETED = 'We may have deleted your account already.'

test('after a try without an answer ana, whom the server knows no more, reads that her account may be gone', async () => {
  const lost = 'Failed to delete your account. Please try again.'
  const { address } = await open(inTurn('no answer', refusal(401, { code: 'unauthenticated', detail: 'x' })))
  write('mangga-7')
  fireEvent.click(button())
  await waitFor(() => expect(within(dialog()).getByText(lost)).toBeDefined())
  // At once: the next call may lead her to the login.
  expect(screen.getByText(MAY_BE_DELETED)).toBeDefined()
  fireEvent.click(button())
  await screen.findByRole('heading', { name: 'Log in' })
  expect(screen.getAllByText(MAY_BE_DELETED).length).toBeGreaterThan(0)
  expect(screen.queryByText('You must be logged in to delete your account.')).toBeNull()
  expect(session.read().token).toBeNull()
  expect(address()).toMatch(/^\/login/)
})

test('who closed the dialog after a try without an answer, and opens it again, reads the same', async () => {
  await open(inTurn('no answer', refusal(401, { code: 'unauthenticated', detail: 'x' })))
  write('mangga-7')
  fireEvent.click(button())
  await within(dialog()).findByText('Failed to delete your account. Please try again.')
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Keep my account' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  write('mangga-7')
  fireEvent.click(button())
  await screen.findByRole('heading', { name: 'Log in' })
  expect(screen.queryByText('You must be logged in to delete your account.')).toBeNull()
})

test('after a wrong password ana, whose session ended elsewhere, reads that she must be logged in', async () => {
  await open(
    inTurn(refusal(400, { code: 'invalid' }), refusal(401, { code: 'unauthenticated', detail: 'x' })),
  )
  write('mangga-8')
  fireEvent.click(button())
  await waitFor(() => expect(within(dialog()).getByText('Invalid password. Please try again.')).toBeDefined())
  fireEvent.click(button())
  expect(await screen.findByText('You must be logged in to delete your account.')).toBeDefined()
  expect(screen.queryByText(MAY_BE_DELETED)).toBeNull()
})
