import { defaultNotificationSettings } from '@hanap/contract/notices/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import { openSettings } from '../../../../../test/settings.ts'
import { versioned } from '../../../../../test/versioned.ts'

const LOAD = 'GET /settings/notifications/'
const SAVE = 'PUT /settings/notifications/'
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

async function open(answers: Readonly<Record<string, unknown>>) {
  const site = openSettings('notifications', answers)
  await screen.findByRole('heading', { name: 'What we email you' })
  return site
}

test('where nothing was ever set, all but the news is on and alerts come daily', async () => {
  await open({ [LOAD]: refusal(404, { code: 'not-found' }) })
  const on = ['Job alerts', 'Application updates', 'Messages']
  for (const name of on) expect(toggle(name).checked).toBe(true)
  expect(toggle('News from Hanap').checked).toBe(false)
  expect(choice(/^Daily/).checked).toBe(true)
})

test('ana chooses, saves, and is told that it is saved', async () => {
  const kept = { settings: defaultNotificationSettings }
  const { calls, bodies } = await open({
    [LOAD]: () => kept,
    [SAVE]: (settings: typeof defaultNotificationSettings) => {
      kept.settings = settings
      return kept
    },
  })
  await userEvent.click(toggle('Messages'))
  await userEvent.click(toggle('News from Hanap'))
  await userEvent.click(choice(/^Weekly/))
  expect(calls).not.toContain(SAVE)
  expect(screen.getByText('Not saved yet.')).toBeDefined()
  await save()
  expect(await screen.findByText('Notification preferences updated successfully!')).toBeDefined()
  expect(bodies[calls.indexOf(SAVE)]).toEqual({
    job_alerts: true,
    application_updates: true,
    messages: false,
    marketing: true,
    frequency: 'weekly',
  })
  expect(screen.queryByText('Not saved yet.')).toBeNull()
  expect(toggle('Messages').checked).toBe(false)
})

test('what ana saved in another tab meanwhile is not undone by what she saves in this one', async () => {
  const first = { ...defaultNotificationSettings, settings: defaultNotificationSettings, version: '' }
  const kept = versioned(first)
  await open({
    [LOAD]: kept.read,
    [SAVE]: (settings: object, ...call: [URL, RequestInit]) => kept.write({ ...settings, settings }, ...call),
  })
  const phones = { ...defaultNotificationSettings, job_alerts: false, frequency: 'weekly' }
  kept.set({ ...phones, settings: phones })
  await userEvent.click(toggle('Messages'))
  await save()
  await screen.findByText('Notification preferences updated successfully!')
  expect(kept.now().settings).toEqual({ ...phones, messages: false })
})

test('a change that is taken back is none', async () => {
  await open({})
  await userEvent.click(toggle('Job alerts'))
  expect(screen.getByText(/Job alerts are off/)).toBeDefined()
  await userEvent.click(toggle('Job alerts'))
  expect(screen.queryByText('Not saved yet.')).toBeNull()
  await userEvent.click(toggle('Job alerts'))
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(toggle('Job alerts').checked).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Changes' }))
})

test.each<[string, unknown]>([
  ['a crash', refusal(500, { code: 'internal', detail: 'stack' })],
  ['no answer', 'no answer'],
])('after %s the choice stands and can be saved again', async (_, answer) => {
  await open({ [SAVE]: answer })
  await userEvent.click(toggle('Messages'))
  await save()
  expect(await screen.findByText('Failed to update your notification preferences.')).toBeDefined()
  expect(screen.queryByText('stack')).toBeNull()
  expect(toggle('Messages').checked).toBe(false)
  expect(screen.getByText('Not saved yet.')).toBeDefined()
})

test('a session that ends keeps the choice for after the login', async () => {
  const site = await open({ [SAVE]: refusal(401, { code: 'unauthenticated' }) })
  await userEvent.click(toggle('Messages'))
  await save()
  await screen.findByRole('heading', { name: 'Log in' })
  site.unmount()
  await open({})
  await waitFor(() => expect(toggle('Messages').checked).toBe(false))
})
