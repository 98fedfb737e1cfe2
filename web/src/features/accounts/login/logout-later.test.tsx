import { createHash } from 'node:crypto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, eli, holding, standingOf, trialOf } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'
import { followEndings } from '../../../seeker/waiting/follow-endings.ts'

const [NOW, LATER] = ['POST /auth/logout/', 'POST /auth/logout/later/']
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const endings = () => Object.keys(localStorage).filter((name) => name.startsWith('sessionToEnd:'))
const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

async function logOut(answers: Readonly<Record<string, unknown>>, token = 't-ana') {
  session.signIn(token, ana)
  const site = openSite('/logout', answers)
  await screen.findByRole('heading', { name: 'Log in' })
  return site
}

test('ana logs out without a signal: her token leaves the device, its ending waits, and goes with the signal', async () => {
  await logOut({ [NOW]: 'no answer', [LATER]: 'no answer' })
  expect(session.read().token).toBeNull()
  expect(endings()).toEqual([`sessionToEnd:${hashOf('t-ana')}`])
  expect(everything()).not.toContain('t-ana')
  expect(everything()).not.toContain(ana.email)

  // A new tab opens online; eli has logged in.
  cleanup()
  session.signIn('t-eli', eli)
  const { calls, bodies } = openSite('/about', { [LATER]: { message: 'You’re logged out.' } })
  followEndings()
  await waitFor(() => expect(endings()).toEqual([]))
  expect(bodies[calls.indexOf(LATER)]).toEqual({ token_hash: hashOf('t-ana') })
  expect(session.read().token).toBe('t-eli')
})

test.each([
  ['says that it is done', refusal(204)],
  ['says that the session had ended', refusal(401, { code: 'unauthenticated', detail: 'Please log in.' })],
])('nothing waits where the server %s', async (_, answer) => {
  const { calls } = await logOut({ [NOW]: answer })
  await waitFor(() => expect(endings()).toEqual([]))
  expect(calls).not.toContain(LATER)
})

test.each([
  ['is in trouble', refusal(503, { code: 'database-down', detail: 'Try again.' })],
  [
    'is hidden by a portal',
    new Response('<h1>Pay for wifi</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['is hidden by a proxy that lets nobody in', refusal(401, {})],
])('it waits where the server %s, and is sent until it is heard', async (_, answer) => {
  const answers = { [NOW]: answer, [LATER]: refusal(502) as unknown }
  const { calls } = await logOut(answers)
  await waitFor(() => expect(calls).toContain(LATER))
  expect(endings()).toHaveLength(1)
  answers[LATER] = { message: 'You’re logged out.' }
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(endings()).toEqual([]))
})

test('the endings of two seekers wait beside each other, and outlive the logout of a third', async () => {
  const silent = { [NOW]: 'no answer', [LATER]: 'no answer' }
  await logOut(silent, 't-1')
  cleanup()
  await logOut(silent, 't-2')
  cleanup()
  await logOut({ ...silent, [NOW]: refusal(204) }, 't-3')
  await waitFor(() =>
    expect(endings().sort()).toEqual(['t-1', 't-2'].map((token) => `sessionToEnd:${hashOf(token)}`).sort()),
  )
})

test('a browser that hashes nothing logs out all the same, and keeps nothing', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await logOut({ [NOW]: 'no answer' })
  expect([session.read().token, endings()]).toEqual([null, []])
})

test('the session that ana gives up for another one waits to be ended too', async () => {
  session.signIn('t-ana', ana)
  openSite('/login-success?token=t-new', {
    ...standingOf(ana, holding('free', 9, Date.now()), trialOf(9, Date.now())),
    'GET /auth/user/': ana,
    [NOW]: 'no answer',
    [LATER]: 'no answer',
  })
  await waitFor(() => expect(session.read().token).toBe('t-new'))
  await waitFor(() => expect(endings()).toEqual([`sessionToEnd:${hashOf('t-ana')}`]))
})
