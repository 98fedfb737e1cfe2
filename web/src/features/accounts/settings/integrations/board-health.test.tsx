import type { IntegrationSettings } from '@hanap/contract/applications/integrations'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../../test/api-stub.ts'
import { renderPage } from '../../../../../test/render-page.tsx'
import { ana } from '../../../../../test/seekers.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { defaultIntegrations } from '../../../../seeker/board-account.ts'
import { IntegrationsSection } from './integrations-section.tsx'

const SETTINGS = 'GET /settings/integrations/'
const SYNC = 'POST /settings/integrations/sync/'
const connected: IntegrationSettings = {
  ...defaultIntegrations,
  olj_email: 'ana@board.example',
  integration_id: 3,
  integrations: [{ id: 3, type: 'olj', email: 'ana@board.example', is_active: true, sync_enabled: true }],
  sync: {
    last_synced_at: '2026-11-20T02:21:00Z',
    problem: null,
    next_at: '2026-11-20T08:40:00Z',
  },
  apply_points: { left: 12, seen_at: '2026-11-20T02:21:00Z' },
}

beforeEach(() => session.signIn('t-ana', ana))
afterEach(() => {
  session.clear()
  vi.unstubAllGlobals()
})

async function open(answers: Readonly<Record<string, unknown>>) {
  const api = stubApi(answers)
  await renderPage(<IntegrationsSection next={undefined} />)
  await screen.findByRole('switch')
  return api
}
const syncNow = () => fireEvent.click(screen.getByRole('button', { name: 'Sync now' }))

test('ana sees when the board’s word came over, when it comes next, and her apply points', async () => {
  await open({ [SETTINGS]: connected })
  screen.getByText('Last synced Nov 20, 10:21 AM. Next sync: about Nov 20, 4:40 PM.')
  screen.getByText('12 apply points left, as of Nov 20, 10:21 AM.')
  expect(screen.queryByText('The last sync didn’t work')).toBeNull()
  expect(screen.queryByText('Your Online Jobs Portal account needs you')).toBeNull()
})

test('one point is one point, and none known is not spoken of', async () => {
  const one = { ...connected, apply_points: { left: 1, seen_at: '2026-11-20T02:21:00Z' } }
  await open({ [SETTINGS]: one })
  expect(screen.getByText(/^1 apply point left/)).toBeDefined()
})

test('before the first time it says so; with nothing open it waits', async () => {
  const sync = { last_synced_at: null, problem: null, next_at: null }
  await open({ [SETTINGS]: { ...connected, sync, apply_points: null } })
  screen.getByText('Not synced yet. Starts after your first application.')
  expect(screen.queryByText(/apply point/)).toBeNull()
})

test.each([{ ...connected, olj_sync_applications: false }, defaultIntegrations])(
  'switched off or not connected there is nothing to sync',
  async (settings) => {
    await open({ [SETTINGS]: settings })
    expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull()
  },
)

test.each([
  ['down', 'Online Jobs Portal didn’t answer or asked us to slow down.'],
  ['layout', 'Online Jobs Portal changed its list of sent applications.'],
  ['bot-page', 'Online Jobs Portal asked for proof that you’re human.'],
] as const)('a sync that failed by %s is told in words, and that nothing changed', async (problem, words) => {
  await open({ [SETTINGS]: { ...connected, sync: { ...connected.sync, problem } } })
  screen.getByText('The last sync didn’t work')
  expect(screen.getByText(`${words} Your applications haven’t changed. We’ll try again.`)).toBeDefined()
})

test('syncing says that it works, what came of it, and shows the new time', async () => {
  let answer: (body: unknown) => void = () => {}
  await open({
    [SETTINGS]: connected,
    [SYNC]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  syncNow()
  await screen.findByRole('button', { name: 'Syncing…' })
  const settings = { ...connected, sync: { ...connected.sync, last_synced_at: '2026-11-20T03:00:00Z' } }
  await act(async () => answer({ changed: 2, settings }))
  await screen.findByText('2 applications have changed')
  screen.getByText(/^Last synced Nov 20, 11:00 AM\./)
  expect(screen.getByRole('button', { name: 'Sync now' })).toBeDefined()
})

test.each([
  [1, '1 application has changed'],
  [0, 'Your applications are up to date'],
])('a sync that changed %i is told', async (changed, words) => {
  await open({ [SETTINGS]: connected, [SYNC]: { changed, settings: connected } })
  syncNow()
  expect(await screen.findByText(words)).toBeDefined()
})

test.each<[unknown, string]>([
  [
    refusal(502, { code: 'board-down', error: 'Online Jobs Portal isn’t answering right now.' }),
    'isn’t answering',
  ],
  [refusal(429, { code: 'too-many', detail: 'You have synced several times.' }), 'several times'],
  [refusal(500, { code: 'internal', detail: 'a stack' }), 'couldn’t reach Online Jobs Portal'],
  ['no answer', 'couldn’t reach Online Jobs Portal'],
])('a sync that is refused says why, and asks again how the account stands: %j', async (answer, words) => {
  const { calls } = await open({ [SETTINGS]: connected, [SYNC]: answer })
  syncNow()
  await screen.findByText('Sync Failed')
  expect(screen.getByRole('alert').textContent).toContain(words)
  await vi.waitFor(() => expect(calls.filter((call) => call === SETTINGS)).toHaveLength(2))
})

test('an answer that comes after ben logged in on this device is not shown to him', async () => {
  let answer: (body: unknown) => void = () => {}
  await open({
    [SETTINGS]: connected,
    [SYNC]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  syncNow()
  await screen.findByRole('button', { name: 'Syncing…' })
  session.signIn('t-ben', { ...ana, id: 2, username: 'ben' })
  await act(async () => answer({ changed: 0, settings: { ...connected, olj_email: 'late@board.example' } }))
  expect(screen.queryByText(/late@board\.example/)).toBeNull()
})

test.each([
  ['credentials', 'no longer accepts the password we have'],
  ['session', 'keeps logging us out'],
  ['refused', 'won’t let us log in'],
] as const)(
  'an account that needs ana (%s) says why, and is connected again from there',
  async (why, words) => {
    const ill: IntegrationSettings = {
      ...connected,
      needs_attention: why,
      sync: { ...connected.sync, problem: why, next_at: null },
    }
    let settings = ill
    const { bodies } = await open({
      [SETTINGS]: () => settings,
      'POST /olj/': () => {
        settings = connected
        return { olj_email: 'ana@board.example', integration_id: 3 }
      },
    })
    screen.getByText('Your Online Jobs Portal account needs you')
    screen.getByText(new RegExp(words))
    screen.getByText('Needs you')
    // The sync does not repeat the message.
    expect(screen.queryByText('The last sync didn’t work')).toBeNull()
    expect(screen.queryByText('Connected')).toBeNull()
    screen.getByText(/Continues once you connect the account again\./)
    fireEvent.click(screen.getByRole('button', { name: 'Connect again' }))
    const form = within(screen.getByRole('form', { name: 'Connect' }))
    expect(form.getByLabelText<HTMLInputElement>('OLJ email').value).toBe('ana@board.example')
    expect(screen.queryByRole('button', { name: 'Connect again' })).toBeNull()
    fireEvent.change(form.getByLabelText('OLJ password'), { target: { value: 'new-mango-7' } })
    fireEvent.click(form.getByRole('button', { name: 'Connect' }))
    await screen.findByText('OLJ account connected successfully!')
    expect(bodies).toContainEqual({ olj_email: 'ana@board.example', olj_password: 'new-mango-7' })
    expect(screen.queryByText('Your Online Jobs Portal account needs you')).toBeNull()
    screen.getByText('Connected')
  },
)
