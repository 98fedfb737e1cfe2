import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { openSettings } from '../../../../../test/settings.ts'
import { session } from '../../../../api/session/browser-session.ts'

const CHANGE = 'POST /auth/password/change/'
const RULE = 'Password must be at least 8 characters with at least one uppercase letter and one number.'
const changed = { message: 'Your password was changed. Please log in again.', logout_required: true }

afterEach(() => {
  vi.useRealTimers()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const labels = ['Current password', 'New password', 'New password again'] as const
function fill(...values: [string, string, string]) {
  labels.forEach((label, at) => {
    fireEvent.change(field(label), { target: { value: values[at] } })
  })
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }))

async function open(answer: unknown) {
  const site = openSettings('password', { [CHANGE]: answer })
  await screen.findByRole('heading', { name: 'Where you’re logged in' })
  return site
}

test('ana changes her password: the fields clear, and a moment later she is at the login', async () => {
  const { calls, bodies, address } = await open(changed)
  fill('mangga-7', 'Bagoong-at-mangga-7', 'Bagoong-at-mangga-7')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  submit()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText(changed.message)).toBeDefined()
  for (const label of labels) expect(field(label).value).toBe('')
  expect(bodies[calls.indexOf(CHANGE)]).toEqual({
    old_password: 'mangga-7',
    new_password1: 'Bagoong-at-mangga-7',
    new_password2: 'Bagoong-at-mangga-7',
  })
  expect(session.read().token).toBe('t-ana')
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(session.read().token).toBe('t-ana')
  // The leave timer starts once the page is shown, which a busy machine does late.
  await act(() => vi.waitFor(() => expect(session.read().token).toBeNull(), { timeout: 30_000 }))
  vi.useRealTimers()
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login')
})

test('all three fields are required, the new password has its rule, and both must be the same', async () => {
  const { calls } = await open(changed)
  submit()
  expect(await screen.findByText('Current password is required')).toBeDefined()
  expect(screen.getByText(RULE)).toBeDefined()
  fill('mangga-7', 'Bagoong-7', 'Bagoong-8')
  submit()
  expect(await screen.findByText('New passwords do not match.')).toBeDefined()
  expect(screen.queryByText(RULE)).toBeNull()
  expect(calls).not.toContain(CHANGE)
})

test.each<[string, unknown, string]>([
  [
    'a wrong old password',
    refusal(400, {
      code: 'invalid',
      errors: { old_password: ['Your old password was entered incorrectly.'] },
    }),
    'Your old password was entered incorrectly.',
  ],
  [
    'a common new one',
    refusal(400, { code: 'invalid', errors: { new_password1: ['This password is too common.'] } }),
    'This password is too common.',
  ],
  [
    'a refusal of all of it',
    refusal(400, { code: 'invalid', errors: { non_field_errors: ['New passwords do not match.'] } }),
    'New passwords do not match.',
  ],
  [
    'an account without a password',
    refusal(400, {
      code: 'invalid',
      errors: { old_password: ['This account has no password yet. We emailed you a link to set one.'] },
    }),
    'This account has no password yet. We emailed you a link to set one.',
  ],
  ['a crash', refusal(500, { code: 'internal' }), 'Failed to update your password. Please try again.'],
  ['no answer', 'no answer', 'Failed to update your password. Please try again.'],
])('%s is told, and what was typed stays', async (_, answer, text) => {
  await open(answer)
  fill('mangga-7', 'Bagoong-7', 'Bagoong-7')
  submit()
  expect(await screen.findByText(text)).toBeDefined()
  expect(field('New password').value).toBe('Bagoong-7')
})

test.each([
  ['no answer', 'no answer', 1],
  ['a crash', refusal(500, { code: 'internal' }), 1],
  ['a refusal', refusal(400, { code: 'invalid', errors: { old_password: ['No'] } }), 0],
])('after %s it is said only where the password may be changed all the same', async (_, answer, count) => {
  await open(answer)
  fill('mangga-7', 'Bagoong-7', 'Bagoong-7')
  submit()
  await screen.findByRole('button', { name: 'Change password' })
  await screen.findByText(count ? 'Failed to update your password. Please try again.' : 'No')
  expect(screen.queryAllByText(/^We got no answer\. If you’re logged out now/)).toHaveLength(count)
})

test('whoever has no password yet has a link mailed to set one', async () => {
  const asked = { message: 'If an account with this email exists, a link is on its way.' }
  const { bodies } = openSettings('password', { 'POST /auth/password/reset/': asked })
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a link to set one' }))
  expect(await screen.findByText(asked.message)).toBeDefined()
  await waitFor(() => expect(bodies).toContainEqual({ email: 'ana@example.com' }))
})
