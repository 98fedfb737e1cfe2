import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, eli, holding, standingOf, trialOf } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'

const now = Date.now()
const call = 'POST /auth/register/'
const elis = standingOf(eli, holding('free', 14, now), trialOf(14, now))
const anas = standingOf(ana, holding('free', 9, now), trialOf(9, now))

const names = { 'First name': 'Eli', 'Last name': 'Cruz', Username: 'eli_cruz', Email: 'eli@example.com' }
const secrets = { Password: 'jeepney7', 'Confirm password': 'jeepney7' }
const labels = [...Object.keys(names), ...Object.keys(secrets)]
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const values = () => labels.map((label) => field(label).value)
const onlyNames = [...Object.values(names), '', '']
const nothing = labels.map(() => '')
const kept = () => Object.values({ ...sessionStorage, ...localStorage }).join()

async function open(answers: Readonly<Record<string, unknown>> = {}) {
  const site = openSite('/register', answers)
  await screen.findByRole('heading', { name: 'Create your account' })
  return site
}
function write() {
  for (const [label, value] of Object.entries({ ...names, ...secrets }))
    fireEvent.input(field(label), { target: { value } })
}
async function send() {
  fireEvent.click(screen.getByRole('radio', { name: 'Job seeker' }))
  fireEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create account' })))
}

test('what eli wrote to sign up stands there again after a reload, but for the passwords, which are kept nowhere', async () => {
  const { unmount } = await open()
  write()
  expect(kept()).toContain('eli@example.com')
  expect(kept()).not.toContain('jeepney7')
  unmount()
  await open()
  expect(values()).toEqual(onlyNames)
})

test('nothing is kept of a form that eli has emptied again', async () => {
  await open()
  await userEvent.type(field('Email'), 'e')
  await userEvent.clear(field('Email'))
  expect(sessionStorage.length).toBe(0)
})

test('after a reload the username follows eli’s name still, until she writes one', async () => {
  const { unmount } = await open()
  await userEvent.type(field('First name'), 'El')
  unmount()
  await open()
  await userEvent.type(field('First name'), 'i')
  expect(field('Username').value).toBe('eli')
})

test.each([refusal(409, { code: 'conflict', errors: { email: ['x'] } }), refusal(500), 'no answer'])(
  'refused, eli still has it after a reload (%#)',
  async (failure) => {
    const { unmount } = await open({ [call]: failure })
    write()
    await send()
    unmount()
    await open()
    expect(values()).toEqual(onlyNames)
  },
)

test.each([
  ['with a token', { token: 'fresh', user: eli }],
  ['to the inbox', { message: 'verification_required' }],
  ['to the login', { message: 'ok' }],
])('once eli has signed up, %s, the next one in this tab finds an empty form', async (_, answer) => {
  const { unmount } = await open({ ...elis, [call]: answer })
  write()
  await send()
  await userEvent.type(field('First name'), 'o')
  unmount()
  session.clear()
  await open()
  expect(values()).toEqual(nothing)
})

test('it is forgotten too where eli had left the form before the answer came', async () => {
  let answer: (value: unknown) => void = () => {}
  const { unmount } = await open({ [call]: () => new Promise((resolve) => (answer = resolve)) })
  write()
  await send()
  unmount()
  await act(async () => answer({ message: 'verification_required' }))
  await waitFor(() => expect(kept()).not.toContain('eli@example.com'))
})

test('ana begins to sign up, remembers her account and logs in: the next one in this tab finds an empty form', async () => {
  const { unmount } = await open({ ...anas, 'POST /auth/login/': { token: 't-ana', user: ana } })
  write()
  await userEvent.click(screen.getByRole('main').querySelector('a[href^="/login"]') as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  await userEvent.type(field('Email'), ana.email)
  await userEvent.type(field('Password'), 'mangga-at-bagoong-7')
  await userEvent.click(screen.getByRole('main').querySelector('button[type=submit]') as HTMLElement)
  await waitFor(() => expect(session.read().token).toBe('t-ana'))
  unmount()
  session.clear()
  await open()
  expect(values()).toEqual(nothing)
})

test('ana signs in in another tab: of what she wrote to sign up nothing is left in this one', async () => {
  await open(anas)
  write()
  act(() => session.signIn('t-ana', ana))
  await waitFor(() => expect(kept()).not.toContain('eli@example.com'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Create your account' })).toBeNull())
})
