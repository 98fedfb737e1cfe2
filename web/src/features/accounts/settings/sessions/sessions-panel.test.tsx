import type { Session } from '@hanap/contract/accounts/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { openSettings } from '../../../../../test/settings.ts'

const LIST = 'GET /auth/sessions/'
const now = Date.now()
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const sessionOf = (id: number, device: string, kind: Session['kind'], isCurrent = false): Session => ({
  id,
  device,
  kind,
  created_at: '2026-11-18T02:00:00.000Z',
  last_used_at: hoursAgo(id),
  expires_at: '2026-12-18T02:00:00.000Z',
  is_current: isCurrent,
})
const laptop = sessionOf(1, 'Firefox on Windows', 'computer', true)
const phone = sessionOf(2, 'Chrome on Android', 'phone')
const unknown = sessionOf(3, '', 'unknown')

async function open(sessions: Session[], more: Readonly<Record<string, unknown>> = {}) {
  const kept = { sessions }
  const end = (id: number) => () => {
    kept.sessions = kept.sessions.filter((session) => session.id !== id)
    return refusal(204)
  }
  const site = openSettings('password', {
    [LIST]: () => ({ count: kept.sessions.length, results: kept.sessions }),
    'DELETE /auth/sessions/2/': end(2),
    'DELETE /auth/sessions/3/': end(3),
    'POST /auth/sessions/end-others/': () => {
      kept.sessions = kept.sessions.filter(({ is_current }) => is_current)
      return { ended: 2 }
    },
    ...more,
  })
  await screen.findByText('Firefox on Windows')
  return { ...site, kept }
}
const rows = () =>
  screen.getAllByRole('listitem').filter((row) => within(row).queryByText(/logged in Nov 18/))

test('ana sees each device, when it was used, and which one she holds', async () => {
  await open([laptop, phone, unknown])
  expect(rows().map((row) => row.querySelector('p')?.textContent?.trim())).toEqual([
    'Firefox on Windows This device',
    'Chrome on Android',
    'Unknown device',
  ])
  expect(screen.getByText('In use now, logged in Nov 18')).toBeDefined()
  expect(screen.getByText('Used 2 hours ago, logged in Nov 18')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/logout')
})

test('she signs out another device, which is gone then, and the focus is not lost', async () => {
  await open([laptop, phone])
  await userEvent.click(screen.getByRole('button', { name: 'Log out Chrome on Android, Used 2 hours ago' }))
  expect(await screen.findByText('Chrome on Android is logged out.')).toBeDefined()
  expect(rows()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Log out' })))
})

test('one that has ended by itself meanwhile is as good as signed out', async () => {
  const { kept } = await open([laptop, phone], {
    'DELETE /auth/sessions/2/': () => refusal(404, { code: 'not-found' }),
  })
  kept.sessions = [laptop]
  await userEvent.click(screen.getByRole('button', { name: /^Log out Chrome/ }))
  expect(await screen.findByText('Chrome on Android is logged out.')).toBeDefined()
  expect(rows()).toHaveLength(1)
})

test('she signs out everywhere else, once she has said that she means it', async () => {
  const { calls } = await open([laptop, phone, unknown])
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Log out everywhere else?' }))
  expect(calls).not.toContain('POST /auth/sessions/end-others/')
  await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere else' }))
  expect(await screen.findByText('2 other devices are logged out.')).toBeDefined()
  expect(rows()).toHaveLength(1)
})

test('what does not work is told, and the rows stay', async () => {
  await open([laptop, phone], {
    'DELETE /auth/sessions/2/': 'no answer',
    'POST /auth/sessions/end-others/': refusal(500),
  })
  await userEvent.click(screen.getByRole('button', { name: /^Log out Chrome/ }))
  expect(await screen.findByText('We couldn’t log out that device. Please try again.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere else' }))
  expect(await screen.findByText('We couldn’t log out the other devices. Please try again.')).toBeDefined()
  expect(rows()).toHaveLength(2)
})

test('a list that does not load says so, beside a password form that works', async () => {
  const answers = { given: refusal(400, { code: 'invalid' }) as unknown }
  openSettings('password', { [LIST]: () => answers.given })
  expect(await screen.findByText('Your devices didn’t load.')).toBeDefined()
  expect(screen.getByLabelText('Current password')).toBeDefined()
  answers.given = { count: 1, results: [laptop] }
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Firefox on Windows')).toBeDefined()
})
