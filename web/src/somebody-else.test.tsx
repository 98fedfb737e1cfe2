import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../test/api-stub.ts'
import { openSite } from '../test/open-site.tsx'
import { ana, bea, eli, holding, standingOf, trialOf } from '../test/seekers.ts'
import { session } from './api/session/browser-session.ts'

const now = Date.now()
const told = (title: string) => ({
  count: 1,
  unread_count: 1,
  results: [
    {
      id: 7,
      kind: 'message',
      title,
      text: '',
      path: '',
      created_at: new Date(now).toISOString(),
      read_at: null,
    },
  ],
})
const answersOf = (user: typeof ana, title: string) => ({
  ...standingOf(user, holding('free', 9, now), trialOf(9, now)),
  'GET /notifications/': told(title),
})

/** Another tab's writes, without their events. */
function signInElsewhere(token: string, user: typeof ana) {
  localStorage.setItem('token', token)
  localStorage.setItem('user', JSON.stringify(user))
}
const hear = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))

async function openAsAna() {
  const answers: Record<string, unknown> = answersOf(ana, 'For ana alone')
  session.signIn('anas', ana)
  const site = openSite('/notifications', answers)
  await screen.findByText('For ana alone')
  return { ...site, become: (next: object) => Object.assign(answers, next) }
}

test('when bea signs in in another tab, nothing of ana stays in sight in this one', async () => {
  const { become } = await openAsAna()
  become({ ...answersOf(bea, 'For bea alone'), 'GET /notifications/': () => new Promise(() => {}) })
  signInElsewhere('beas', bea)
  hear('token')
  hear('user')
  expect(screen.queryByText('For ana alone')).toBeNull()
  await waitFor(() => expect(session.read().user?.id).toBe(bea.id))
})

test('bea, who signed in in another tab, sees her own rows', async () => {
  const { become } = await openAsAna()
  become(answersOf(bea, 'For bea alone'))
  signInElsewhere('beas', bea)
  hear('token')
  expect(await screen.findByText('For bea alone')).toBeDefined()
  expect(screen.queryByText('For ana alone')).toBeNull()
})

test('a page that comes back as it was left is loaded anew for who is signed in by then', async () => {
  const { become } = await openAsAna()
  become(answersOf(bea, 'For bea alone'))
  signInElsewhere('beas', bea)
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(screen.queryByText('For ana alone')).toBeNull()
  expect(await screen.findByText('For bea alone')).toBeDefined()
})

test('a page that comes back as it was left leads to the login where nobody is signed in any more', async () => {
  const { address } = await openAsAna()
  for (const key of ['token', 'user']) localStorage.removeItem(key)
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login?next=/notifications')
})

test('ana’s new token in another tab takes nothing from what she writes in this one', async () => {
  session.signIn('anas', ana)
  openSite('/contact', answersOf(ana, 'x'))
  const message = await screen.findByLabelText('Message')
  await userEvent.type(message, 'Half a thought')
  signInElsewhere('anas-new', ana)
  hear('token')
  expect(screen.getByLabelText('Message')).toBe(message)
})

test('eli logs out and bea logs in at the same page, which goes on as ever', async () => {
  session.signIn('elis', eli)
  const answers: Record<string, unknown> = {
    ...answersOf(eli, 'For eli alone'),
    'POST /auth/logout/': {},
    'POST /auth/login/': { token: 'beas', user: bea, redirect_url: '/jobs' },
  }
  const { address } = openSite('/logout', answers)
  await screen.findByLabelText('Email')
  Object.assign(answers, answersOf(bea, 'For bea alone'))
  await userEvent.type(await screen.findByLabelText('Email'), 'bea@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret12')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(address()).toBe('/jobs'))
})

test('ana was writing when bea signed in in another tab: she is told, and the page is bea’s when she goes on', async () => {
  const answers: Record<string, unknown> = answersOf(ana, 'x')
  session.signIn('anas', ana)
  openSite('/contact', answers)
  await userEvent.type(await screen.findByLabelText('Message'), 'Half a thought')
  Object.assign(answers, answersOf(bea, 'x'))
  signInElsewhere('beas', bea)
  hear('token')
  await screen.findByRole('heading', { name: `You’re now logged in as ${bea.first_name} in another tab` })
  expect(screen.queryByLabelText('Message')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(bea.email)
})

test('ana was writing when she logged out in another tab: she is told, and goes on to the login', async () => {
  session.signIn('anas', ana)
  const { address } = openSite('/contact', answersOf(ana, 'x'))
  await userEvent.type(await screen.findByLabelText('Message'), 'Half a thought')
  for (const key of ['token', 'user']) localStorage.removeItem(key)
  hear('token')
  await screen.findByRole('heading', { name: 'You logged out in another tab' })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Log in' })
  expect(address()).toBe('/login?next=/contact')
})

test('what ana is told as her session ends is still told at the login', async () => {
  session.signIn('anas', ana)
  openSite('/settings?tab=integrations', {
    ...answersOf(ana, 'x'),
    'GET /settings/integrations/': refusal(401, { code: 'unauthenticated' }),
  })
  await screen.findByRole('heading', { name: 'Log in' })
  expect(await screen.findByText('Please log in to access your settings.')).toBeDefined()
})
