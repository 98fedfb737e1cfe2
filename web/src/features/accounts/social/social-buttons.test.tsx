import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { leaveSite } from '../../../page/leaving/leave-site.ts'
import { readSignIn } from './begun-sign-in.ts'

vi.mock('../../../page/leaving/leave-site.ts', () => ({ leaveSite: vi.fn<(address: string) => void>() }))
beforeEach(() => {
  vi.mocked(leaveSite).mockClear()
})

const start = 'POST /auth/google/start/'
const goodStart = { authorization_url: 'https://accounts.example/auth?x=1', state: 'abc' }
const google = () => screen.findByRole('button', { name: 'Continue with Google' })
const failure = 'Failed to connect to Google. Please try again.'

test.each(['/login', '/register'])(
  '%s sends the browser to the provider and remembers the state',
  async (path) => {
    const { bodies, calls } = openSite(path, { [start]: goodStart })
    await userEvent.click(await google())
    await waitFor(() => expect(leaveSite).toHaveBeenCalledWith(goodStart.authorization_url))
    expect(bodies[calls.indexOf(start)]).toEqual({ host: location.host })
    expect(readSignIn()).toEqual({ state: 'abc', next: undefined })
    expect(screen.getByRole('button', { name: 'Going to Google…' })).toBeDefined()
  },
)

test('the button carries Google’s mark in its four colours, which screen readers pass over', async () => {
  openSite('/login', {})
  const mark = (await google()).querySelector('svg')
  expect(mark?.getAttribute('aria-hidden')).toBe('true')
  const colours = [...(mark?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('fill'))
  expect(colours.sort()).toEqual(['#34A853', '#4285F4', '#EA4335', '#FBBC05'])
})

test('the page that was asked for before the login is remembered too', async () => {
  openSite('/login?next=/subscription/plans', { [start]: goodStart })
  await userEvent.click(await google())
  await waitFor(() => expect(readSignIn()?.next).toBe('/subscription/plans'))
})

test.each([
  ['the provider is down', refusal(502, { code: 'outside-down', detail: 'x' })],
  ['no provider is set up', refusal(400, { code: 'sign-in-refused', detail: 'x' })],
  ['there is no answer', 'no answer'],
  ['the address is a script', { ...goodStart, authorization_url: 'javascript:alert(1)' }],
])('when %s, ana reads that it failed and may try again', async (_, answer) => {
  openSite('/login', { [start]: answer })
  await userEvent.click(await google())
  await screen.findByText(failure)
  expect(leaveSite).not.toHaveBeenCalled()
  await userEvent.click(await google())
  expect(await screen.findByText(failure)).toBeDefined()
})

test('coming back from the provider by the back button finds the button at rest', async () => {
  openSite('/login', { [start]: goodStart })
  await userEvent.click(await google())
  await screen.findByRole('button', { name: 'Going to Google…' })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await google()).toBeDefined()
})

test('the second way in is still to come: it says so and does nothing', async () => {
  const { calls } = openSite('/login', {})
  const network = await screen.findByRole('button', { name: /Professional network.*coming soon/ })
  expect(network.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(network)
  expect(calls).toEqual([])
})
