import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { ana, holding, standingOf, trialOf } from '../../../../test/seekers.ts'
import { session } from '../../../api/session/browser-session.ts'

const call = 'POST /contact/'
const answered = { message: 'Message received' }
const names = ['Name', 'Email', 'Subject', 'Message'] as const
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }))
const values = () => names.map((name) => box(name).value)
const written = ['Mia Santos', 'mia@example.com', 'A question', 'Is there a plan for a year?']

async function open(answer: unknown = answered) {
  const site = openSite('/contact', { [call]: answer })
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  return site
}
async function write() {
  for (const [index, name] of names.entries()) await userEvent.type(box(name), written[index] ?? '')
}

test('mia writes, is thanked, and finds the form empty again', async () => {
  const { bodies, calls } = await open()
  expect(box('Email').type).toBe('email')
  await write()
  await send()
  expect(await screen.findByText('Message Sent')).toBeDefined()
  expect(screen.getByText("Thank you for your message. We'll get back to you soon!")).toBeDefined()
  const [name, email, subject, message] = written
  expect(bodies[calls.indexOf(call)]).toEqual({ name, email, subject, message })
  expect(values()).toEqual(['', '', '', ''])
  expect(sessionStorage.length).toBe(0)
})

test('nothing is sent while a field is empty or blank, and each says so', async () => {
  const { calls } = await open()
  for (const name of names) expect(box(name).getAttribute('aria-required')).toBe('true')
  await userEvent.type(box('Message'), '   ')
  await send()
  for (const text of ['Name is required', 'Subject is required', 'Message is required'])
    expect(await screen.findByText(text)).toBeDefined()
  expect(box('Email').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(box('Name'))
  expect(calls).not.toContain(call)
})

test('while it is on its way nothing can be changed', async () => {
  let answer: (value: unknown) => void = () => {}
  await open(() => new Promise((resolve) => (answer = resolve)))
  await write()
  await send()
  await waitFor(() => expect(box('Name').matches(':disabled')).toBe(true))
  for (const name of names) expect(box(name).matches(':disabled')).toBe(true)
  answer(answered)
  await screen.findByText('Message Sent')
  expect(box('Name').matches(':disabled')).toBe(false)
})

test.each([refusal(500), refusal(429, { code: 'too-many', detail: 'Too many messages' }), 'no answer'])(
  'when it fails mia is told, and keeps what she wrote, also after a reload (%#)',
  async (failure) => {
    const { unmount } = await open(failure)
    await write()
    await send()
    expect(await screen.findByText('Failed to send message. Please try again later.')).toBeDefined()
    expect(screen.getByText('Error')).toBeDefined()
    expect(values()).toEqual(written)
    unmount()
    await open()
    expect(values()).toEqual(written)
    await send()
    expect(await screen.findByText('Message Sent')).toBeDefined()
  },
)

test('what the server says of a field stands at the field, which is reached', async () => {
  const problem = refusal(400, { code: 'invalid', errors: { email: ['This address cannot be answered'] } })
  await open(problem)
  await write()
  await send()
  expect(await screen.findByText('This address cannot be answered')).toBeDefined()
  expect(document.activeElement).toBe(box('Email'))
  expect(screen.getByText('Failed to send message. Please try again later.')).toBeDefined()
  expect(values()).toEqual(written)
})

test.each([
  ['nothing', '', 'application/json', 'Message Sent'],
  ['what nobody can read', '{', 'application/json', 'Message Sent'],
  ['the login page of a network', '<html>', 'text/html; charset=utf-8', 'Error'],
])('that the message arrived is read in the status alone; the answer is %s', async (_, body, type, title) => {
  await open(() => new Response(body, { status: 201, headers: { 'content-type': type } }))
  await write()
  await send()
  expect(await screen.findByText(title)).toBeDefined()
})

test('ana, signed in, need not say who she is', async () => {
  const now = Date.now()
  const answers = standingOf(ana, holding('free', 9, now), trialOf(9, now))
  session.signIn('known', ana)
  openSite('/contact', answers)
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  expect(values()).toEqual([`${ana.first_name} ${ana.last_name}`, ana.email, '', ''])
})

test('bea finds nothing of what ana was writing when her session ended; ana finds it all', async () => {
  const now = Date.now()
  const bea = { ...ana, id: 77, first_name: 'Bea', last_name: 'Lim', email: 'bea@example.com' }
  async function openAs(seeker: typeof ana | null) {
    session.clear()
    session.begin()
    if (seeker) session.signIn(`t-${seeker.id}`, seeker)
    const site = openSite('/contact', standingOf(seeker ?? ana, holding('free', 9, now), trialOf(9, now)))
    await screen.findByRole('heading', { level: 1, name: 'Contact' })
    return site
  }
  const first = await openAs(ana)
  await userEvent.type(box('Message'), 'My employer has not paid me.')
  act(() => session.clear())
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  first.unmount()
  const visitors = await openAs(null)
  expect(values()).toEqual(['', '', '', ''])
  visitors.unmount()
  const beas = await openAs(bea)
  expect(values()).toEqual(['Bea Lim', 'bea@example.com', '', ''])
  beas.unmount()
  await openAs(ana)
  expect(box('Message').value).toBe('My employer has not paid me.')
})

test('what mia wrote before she signed in is not ana’s', async () => {
  const { unmount } = await open()
  await write()
  unmount()
  const now = Date.now()
  session.signIn('known', ana)
  openSite('/contact', standingOf(ana, holding('free', 9, now), trialOf(9, now)))
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  expect(box('Message').value).toBe('')
})

/** Leaves before the answer. @returns gives the answer */
async function sendAndLeave() {
  let answer: (value: unknown) => void = () => {}
  const { unmount } = await open(() => new Promise((resolve) => (answer = resolve)))
  await write()
  await send()
  await waitFor(() => expect(box('Name').matches(':disabled')).toBe(true))
  unmount()
  return () => act(async () => answer(answered))
}

test('mia leaves before the answer, and does not find again what has arrived', async () => {
  const answer = await sendAndLeave()
  await answer()
  await waitFor(() => expect(sessionStorage.length).toBe(0))
  await open()
  expect(values()).toEqual(['', '', '', ''])
})

test('mia is back at the form before the answer: it empties when her message has arrived', async () => {
  const answer = await sendAndLeave()
  await open()
  expect(values()).toEqual(written)
  await answer()
  await waitFor(() => expect(values()).toEqual(['', '', '', '']))
  expect(sessionStorage.length).toBe(0)
})

test('mia is back before the answer and writes another message, which stays', async () => {
  const answer = await sendAndLeave()
  const { unmount } = await open()
  await userEvent.clear(box('Message'))
  await userEvent.type(box('Message'), 'And one more thing')
  await answer()
  expect(box('Message').value).toBe('And one more thing')
  unmount()
  await open()
  expect(box('Message').value).toBe('And one more thing')
})

test('who would rather not write a form sees how else we are reached', async () => {
  await open()
  const main = within(screen.getByRole('main'))
  const to = (name: string) => main.getByRole('link', { name }).getAttribute('href')
  expect(to('hello@hanap.example')).toBe('mailto:hello@hanap.example')
  expect(to('+63 2 8555 0100')).toBe('tel:+63285550100')
  expect(main.getByText('12 Halimbawa Street, Makati City 1200, Philippines')).toBeDefined()
  expect(to('Settings, Privacy')).toBe('/settings?tab=privacy')
})
