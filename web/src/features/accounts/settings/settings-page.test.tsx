import type { IntegrationSettings } from '@hanap/contract/applications/integrations'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'
import { defaultIntegrations } from '../../../seeker/board-account.ts'
import { SettingsPage } from './settings-page.tsx'
import { readSettingsSearch } from './settings-search.ts'

const SETTINGS = 'GET /settings/integrations/'
const SAVE = 'PUT /settings/integrations/'
const CONNECT = 'POST /olj/'
const WRONG = 'Invalid OLJ credentials. Please check your email and password.'
const DISCONNECT = 'DELETE /settings/integration/delete/3/'
const connected: IntegrationSettings = {
  ...defaultIntegrations,
  olj_email: 'ana@board.example',
  integration_id: 3,
  integrations: [{ id: 3, type: 'olj', email: 'ana@board.example', is_active: true, sync_enabled: true }],
}

beforeEach(() => session.signIn('t-ana', ana))
afterEach(() => {
  session.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(answers: Readonly<Record<string, unknown>>, path = '/settings?tab=integrations') {
  const api = stubApi(answers)
  const view = await renderPage(<SettingsPage />, { path })
  await screen.findByRole('switch')
  return { ...view, ...api }
}
const alertText = () => screen.getByRole('alert').textContent
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function fillForm() {
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
  type('OLJ email', 'ana@board.example')
  type('OLJ password', 'river-sunrise')
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
}

describe('the address', () => {
  test.each([
    [{ tab: 'integrations' }, { tab: 'integrations' }],
    [{ tab: 'secrets', next: 'https://evil.example' }, {}],
    [{ next: '/jobs/7' }, { next: '/jobs/7' }],
  ])('%j is read as %j', (search, read) => {
    expect(readSettingsSearch(search)).toEqual(read)
  })

  test.each([
    ['/settings', 'Personal', 'Personal Information'],
    ['/settings?tab=secrets', 'Personal', 'Personal Information'],
    ['/settings?tab=personal', 'Personal', 'Personal Information'],
    ['/settings?tab=password', 'Password', 'Where you’re logged in'],
    ['/settings?tab=notifications', 'Notifications', 'What we email you'],
    ['/settings?tab=integrations', 'Integrations', 'Online Jobs Portal'],
    ['/settings?tab=privacy', 'Privacy & Data', 'Who sees your profile'],
  ])('%s opens %s', async (path, tab, heading) => {
    stubApi({ [SETTINGS]: connected, 'GET /auth/user/': ana })
    await renderPage(<SettingsPage />, { path })
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
    const tabs = ['Personal', 'Password', 'Notifications', 'Integrations', 'Privacy & Data']
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab)
  })
})

describe('loading', () => {
  test('a 404 means the defaults: nothing connected, sync on', async () => {
    await open({})
    expect(screen.getByText('Not connected')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
    expect(screen.getByText('Not used in the last 12 months.')).toBeDefined()
  })

  test.each<[string, unknown, string]>([
    ['a crash', refusal(500, {}), 'Failed to load your settings. Please try again.'],
    ['a refusal in its own words', refusal(403, { detail: 'Not now.' }), 'Not now.'],
    ['no answer', 'no answer', 'Failed to load your settings. Please try again.'],
  ])('after %s it says so and tries again when asked', async (_, answer, text) => {
    vi.useFakeTimers()
    let given = answer
    stubApi({ [SETTINGS]: () => given })
    await renderPage(<SettingsPage />, { path: '/settings?tab=integrations' })
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByText(text)).toBeDefined()
    given = connected
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('Connected')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Settings' }))
  })

  test('a session that ended is said', async () => {
    stubApi({ [SETTINGS]: refusal(401, { code: 'unauthenticated' }) })
    await renderPage(<SettingsPage />, { path: '/settings?tab=integrations' })
    expect(await screen.findByText('Please log in to access your settings.')).toBeDefined()
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  })
})

describe('connecting', () => {
  test('both fields are required, and nothing is sent without them', async () => {
    const { calls } = await open({})
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
    expect(await screen.findByText('Please enter your OLJ email')).toBeDefined()
    expect(screen.getByText('Please enter your OLJ password')).toBeDefined()
    expect(calls).not.toContain(CONNECT)
  })

  test('says that it verifies, and then that it is connected', async () => {
    let answer: (body: unknown) => void = () => {}
    let settings: unknown = refusal(404, {})
    const { bodies } = await open({
      [SETTINGS]: () => settings,
      [CONNECT]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    await fillForm()
    expect(await screen.findByText('Verifying your OLJ credentials...')).toBeDefined()
    settings = connected
    await act(async () => answer({ olj_email: 'ana@board.example', integration_id: 3 }))
    expect(await screen.findByText('OLJ account connected successfully!')).toBeDefined()
    expect(screen.queryByText('Verifying your OLJ credentials...')).toBeNull()
    expect(screen.getByText('Connected')).toBeDefined()
    expect(screen.queryByLabelText('OLJ password')).toBeNull()
    expect(bodies).toContainEqual({ olj_email: 'ana@board.example', olj_password: 'river-sunrise' })
  })

  test.each<[string, unknown, string]>([
    ['wrong credentials', refusal(401, { code: 'board-credentials', error: WRONG }), WRONG],
    [
      'no service',
      refusal(404, { code: 'not-found', error: 'x' }),
      'The OLJ integration service is not available.',
    ],
    [
      'the board being down',
      refusal(502, { code: 'board-down', error: 'Online Jobs Portal isn’t answering right now.' }),
      'Online Jobs Portal isn’t answering right now.',
    ],
    ['too many tries', refusal(429, { code: 'too-many', detail: 'Please wait.' }), 'Please wait.'],
    ['a crash', refusal(500, { code: 'internal', detail: 'stack' }), 'Failed to connect your OLJ account.'],
    ['no answer', 'no answer', 'Failed to connect your OLJ account.'],
  ])('after %s it says so, keeps what was typed, and the session goes on', async (_, answer, text) => {
    await open({ [CONNECT]: () => answer })
    await fillForm()
    await waitFor(() => expect(alertText()).toBe(`Connection Failed${text}`))
    expect(screen.getByLabelText<HTMLInputElement>('OLJ email').value).toBe('ana@board.example')
    expect(screen.getByLabelText<HTMLInputElement>('OLJ password').value).toBe('river-sunrise')
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(session.read().token).toBe('t-ana')
  })

  test('what the board said of a refused login stands above the form', async () => {
    const error = 'Online Jobs Portal refused the login: your account is locked.'
    await open({ [CONNECT]: refusal(401, { code: 'board-credentials', error }) })
    await fillForm()
    expect(await screen.findByText(error)).toBeDefined()
  })

  test('the focus goes into the form and out of it again', async () => {
    await open({})
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
    expect(document.activeElement).toBe(screen.getByLabelText('OLJ email'))
    // An error must not push Cancel away from the pointer.
    await userEvent.tab()
    expect(screen.queryByText('Please enter your OLJ email')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect' }))
  })

  test('the password can be seen', async () => {
    await open({})
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
    const password = screen.getByLabelText<HTMLInputElement>('OLJ password')
    expect(password.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.type).toBe('text')
  })

  test.each([
    ['to apply goes on applying', '/jobs/7#apply', 'Continue your application'],
    ['to look goes back there', '/jobs/7', 'Back to where you were'],
  ])('whoever came from a job %s', async (_case, next, name) => {
    await open({ [SETTINGS]: connected }, `/settings?tab=integrations&next=${encodeURIComponent(next)}`)
    fireEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByRole('heading', { name: '/jobs/7' })).toBeDefined()
  })
})

describe('disconnecting', () => {
  async function ask() {
    fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    return within(screen.getByRole('dialog', { name: 'Disconnect Online Jobs Portal' }))
  }

  test('asks first, and cancelling changes nothing', async () => {
    const { calls } = await open({ [SETTINGS]: connected })
    const dialog = await ask()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).not.toContain(DISCONNECT)
  })

  test('forgets the account', async () => {
    let settings: unknown = connected
    await open({
      [SETTINGS]: () => settings,
      [DISCONNECT]: () => {
        settings = defaultIntegrations
        return refusal(204, null)
      },
    })
    fireEvent.click((await ask()).getByRole('button', { name: 'Disconnect' }))
    expect(await screen.findByText('OLJ account disconnected successfully!')).toBeDefined()
    expect(screen.getByText('Not connected')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect' }))
  })

  test.each([refusal(500, {}), refusal(404, {}), 'no answer'])('a failure says so: %j', async (answer) => {
    await open({ [SETTINGS]: connected, [DISCONNECT]: () => answer })
    fireEvent.click((await ask()).getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(alertText()).toBe('Failed to disconnect your OLJ account.'))
    expect(screen.getByText('Connected')).toBeDefined()
  })
})

describe('the sync switch', () => {
  test('saves at once, with the integration it belongs to', async () => {
    const { bodies } = await open({
      [SETTINGS]: connected,
      [SAVE]: { ...connected, olj_sync_applications: false },
    })
    fireEvent.click(screen.getByRole('switch'))
    expect(await screen.findByText('Integration settings updated successfully!')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
    expect(bodies).toContainEqual({ olj_sync_applications: false, integration_id: 3, sync_enabled: false })
  })

  test('without an account only the wish is saved', async () => {
    const { bodies } = await open({ [SAVE]: { ...defaultIntegrations, olj_sync_applications: false } })
    fireEvent.click(screen.getByRole('switch'))
    await screen.findByText('Integration settings updated successfully!')
    expect(bodies).toContainEqual({ olj_sync_applications: false })
  })

  test.each([refusal(500, {}), 'no answer'])('goes back when it could not be saved: %j', async (answer) => {
    await open({ [SETTINGS]: connected, [SAVE]: () => answer })
    fireEvent.click(screen.getByRole('switch'))
    await waitFor(() => expect(alertText()).toBe('Failed to update your integration settings.'))
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
  })
})

test('every use of the account is listed, in words and Manila time', async () => {
  const outcomes = ['ok', 'credentials', 'down', 'captain-unknown', 'started', 'refused']
  const purposes = ['verify', 'apply', 'check', 'sync', 'apply', 'apply'] as const
  const uses = outcomes.map((outcome, i) => ({
    id: 9 - i,
    outcome,
    purpose: purposes[i] ?? 'apply',
    used_at: `2026-11-0${9 - i}T01:12:00Z`,
  }))
  await open({ [SETTINGS]: { ...connected, uses, uses_count: 6 } })
  const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(lines()).toContain('Nov 9, 2026, 9:12 AMChecking your loginWorked')
  expect(lines()).toContain(
    'Nov 7, 2026, 9:12 AMLooking at a job or a sent applicationOnline Jobs Portal didn’t answer',
  )
  expect(lines()).toContain(
    'Nov 7, 2026, 9:12 AMLooking at a job or a sent applicationOnline Jobs Portal didn’t answer',
  )
  expect(lines()).toContain('Nov 6, 2026, 9:12 AMSyncing updatesDidn’t work')
  expect(lines().join()).not.toContain('Online Jobs Portal refused')
  fireEvent.click(screen.getByRole('button', { name: 'Show older' }))
  expect(lines().join()).toContain('Online Jobs Portal refused')
})
