import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { openSettings } from '../../../../test/settings.ts'
import { defaultIntegrations } from '../../../seeker/board-account.ts'

const tab = (name: string) => screen.getByRole('tab', { name })
const asked = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
const answer = async (name: 'Leave' | 'Stay') =>
  userEvent.click(within(await asked()).getByRole('button', { name }))

const headings = {
  personal: 'Personal Information',
  password: 'Where you’re logged in',
  notifications: 'What we email you',
  privacy: 'Who sees your profile',
} as const
type Tab = keyof typeof headings
const open = async (name: Tab) => {
  const site = openSettings(name)
  await screen.findByRole('heading', { name: headings[name] })
  return site
}

const changes: Readonly<Record<Tab, () => void>> = {
  personal: () => fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Cruz' } }),
  password: () => fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'Bago' } }),
  notifications: () => fireEvent.click(screen.getByRole('switch', { name: 'Messages' })),
  privacy: () => fireEvent.click(screen.getByRole('switch', { name: 'Hide your current employer' })),
}
const names = Object.keys(changes) as Tab[]

afterEach(() => {
  vi.unstubAllGlobals()
})

test('on a desk ana goes down the sections with the arrow keys, and reads her account beside them', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width >='),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { address } = openSettings('personal', { 'GET /settings/integrations/': defaultIntegrations })
  await screen.findByRole('heading', { name: headings.personal })
  tab('Personal').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(address()).toBe('/settings?tab=personal')
  await userEvent.keyboard('{ArrowDown}')
  expect(address()).toBe('/settings?tab=password')
  const account = within(await screen.findByRole('region', { name: 'Your account' }))
  expect((await account.findByText('Free Trial')).parentElement?.textContent).toMatch(/^Free Trial until /)
  expect(await account.findByText('Not connected')).toBeDefined()
  expect(account.getByText('ana@example.com')).toBeDefined()
  const seen = within(await screen.findByRole('region', { name: 'Who sees this' }))
  expect(seen.getByText('All employers can see your profile.')).toBeDefined()
  await userEvent.click(seen.getByRole('link', { name: 'Open Privacy & Data' }))
  expect(address()).toBe('/settings?tab=privacy')
  expect(screen.queryByRole('region', { name: 'Who sees this' })).toBeNull()
})

test('each tab has its own address, and asks for nothing that another one shows', async () => {
  const { address, calls } = await open('personal')
  expect(calls).not.toContain('GET /settings/privacy/')
  await userEvent.click(tab('Privacy & Data'))
  await screen.findByRole('heading', { name: 'Who sees your profile' })
  expect(address()).toBe('/settings?tab=privacy')
  expect(calls).not.toContain('GET /settings/notifications/')
})

test.each(names)('changing the tab asks first while %s is not saved', async (name) => {
  const { address } = await open(name)
  changes[name]()
  await userEvent.click(tab('Integrations'))
  await answer('Stay')
  expect(address()).toBe(`/settings?tab=${name}`)
  expect(screen.getByRole('heading', { name: headings[name] })).toBeDefined()
  await userEvent.click(tab('Integrations'))
  await answer('Leave')
  await waitFor(() => expect(address()).toBe('/settings?tab=integrations'))
  await userEvent.click(
    tab(name === 'privacy' ? 'Privacy & Data' : `${name[0]?.toUpperCase()}${name.slice(1)}`),
  )
  await screen.findByRole('heading', { name: headings[name] })
  expect(screen.queryByText('Not saved yet.')).toBeNull()
  expect(screen.queryByDisplayValue(/Cruz|Bago/)).toBeNull()
})

test.each(names)('going to another page asks too while %s is not saved', async (name) => {
  const { router, address } = await open(name)
  changes[name]()
  void router.navigate({ to: '/saved-jobs' })
  await answer('Leave')
  await waitFor(() => expect(address()).toBe('/saved-jobs'))
})

test('closing the browser’s tab is asked about only while something is not saved', async () => {
  await open('notifications')
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(false)
  changes.notifications()
  expect(closing()).toBe(true)
  changes.notifications()
  expect(closing()).toBe(false)
})

test('nothing changed, nothing asked', async () => {
  const { address } = await open('privacy')
  await userEvent.click(tab('Password'))
  await screen.findByRole('heading', { name: headings.password })
  expect(address()).toBe('/settings?tab=password')
})

const loads = [
  ['personal', 'GET /auth/user/'],
  ['notifications', 'GET /settings/notifications/'],
  ['privacy', 'GET /settings/privacy/'],
] as const
test.each(loads)(
  '%s that does not load says so in the server’s words and tries again',
  async (name, call) => {
    const answers = { given: refusal(403, { detail: 'Not now.' }) as unknown }
    const site = openSettings(name, { [call]: () => answers.given })
    expect(await screen.findByText('Not now.')).toBeDefined()
    answers.given = refusal(400)
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Failed to load your settings. Please try again.')).toBeDefined()
    site.unmount()
  },
)

test.each(loads)('%s that a proxy or another server refuses says so in their words', async (name, call) => {
  const answers = { given: refusal(500, { error: 'Down until ten.' }) as unknown }
  openSettings(name, { [call]: () => answers.given })
  expect(await screen.findByText('Down until ten.')).toBeDefined()
  answers.given = refusal(400, { detail: '<html>Bad Gateway</html>' })
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Failed to load your settings. Please try again.')).toBeDefined()
})

const reason = 'Please log in to access your settings.'

test.each(loads)('%s refused for want of a session leads to the login and says why', async (name, call) => {
  openSettings(name, { [call]: refusal(401) })
  await screen.findByRole('heading', { name: 'Log in' })
  expect(screen.getByText(reason)).toBeDefined()
})

test('the login says the same where the bell heard first that the session has ended', async () => {
  openSettings('integrations', {
    'GET /settings/integrations/': new Promise(() => {}),
    'GET /notifications/unread/': refusal(401, { code: 'unauthenticated' }),
  })
  await screen.findByRole('heading', { name: 'Log in' })
  expect(screen.getByText(reason)).toBeDefined()
})

test.each(['/settings', '/settings/?tab=privacy'])('a visitor who opens %s is told so too', async (path) => {
  openSite(path, {})
  await screen.findByRole('heading', { name: 'Log in' })
  expect(screen.getByText(reason)).toBeDefined()
})
