import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { openSite } from '../../../test/open-site.tsx'

const CALL = 'POST /notifications/subscription/'
const token = 'abcdefghijklmnopqrstuvwx.yz'
const subject = (is_on: boolean) => ({ topic: 'job_alerts', is_on, email: 'a•••@example.ph' })
const open = (answer: unknown, hash = `#token=${token}`) =>
  openSite(`/unsubscribe${hash}`, { [CALL]: answer })
const stop = () => screen.findByRole('button', { name: 'Stop these emails' })

test('without a login one button stops the e-mails, and another takes that back', async () => {
  let isOn = true
  const { bodies } = open((body: { is_on?: boolean }) => {
    isOn = body.is_on ?? isOn
    return subject(isOn)
  })
  expect(await screen.findByRole('heading', { name: 'Job alerts' })).toBeDefined()
  expect(screen.getByText('Sent to a•••@example.ph.')).toBeDefined()
  expect(window.location.hash).toBe('')
  expect(bodies).toEqual([{ token }])
  await userEvent.click(await stop())
  expect(await screen.findByText('You stopped job alerts')).toBeDefined()
  expect(screen.getByText('We won’t send them to a•••@example.ph anymore.')).toBeDefined()
  const back = screen.getByRole('button', { name: 'Send them again' })
  expect(document.activeElement).toBe(back)
  await userEvent.click(back)
  expect(await screen.findByText('Job alerts are back on')).toBeDefined()
  expect(bodies).toEqual([{ token }, { token, is_on: false }, { token, is_on: true }])
  expect(await stop()).toBeDefined()
})

test('what is stopped already says so', async () => {
  open(subject(false))
  expect(await screen.findByText('You stopped job alerts')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Send them again' })).toBeDefined()
})

test.each([
  ['a forged token', refusal(400, { code: 'link-invalid' })],
  ['a token cut short', refusal(400, { code: 'invalid', errors: { token: ['no'] } })],
])('%s is told in plain words, with the way to the settings', async (_, answer) => {
  open(answer)
  const text = 'This unsubscribe link doesn’t work. Choose your emails under Settings.'
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Settings' }).getAttribute('href')).toBe(
    '/settings?tab=notifications',
  )
})

test('the right link, opened in the same tab, takes the place of one cut short', async () => {
  const whole = (body: { token: string }) =>
    body.token === token ? subject(true) : refusal(400, { code: 'link-invalid' })
  open(whole, '#token=abc')
  expect(await screen.findByText(/This unsubscribe link doesn’t work/)).toBeDefined()
  window.location.hash = `#token=${token}`
  expect(await stop()).toBeDefined()
  await waitFor(() => expect(window.location.hash).toBe(''))
})

test('an address without a token asks nobody', async () => {
  const { calls } = open(subject(true), '')
  expect(await screen.findByText(/from the link at the bottom of one of our emails/)).toBeDefined()
  expect(calls).not.toContain(CALL)
})

test('a stop that fails says that nothing was changed, and can be tried again', async () => {
  const answers = { looking: 'no answer' as unknown, changing: refusal(500) as unknown }
  open((body: { is_on?: boolean }) => (body.is_on === undefined ? answers.looking : answers.changing))
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(/We couldn’t check your link/)).toBeDefined()
  answers.looking = subject(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  await userEvent.click(await stop())
  expect(await screen.findByText('That didn’t work, and nothing changed. Please try again.')).toBeDefined()
  answers.changing = refusal(429, { code: 'too-many' })
  await userEvent.click(await stop())
  expect(await screen.findByText(/Too many tries/)).toBeDefined()
  answers.changing = subject(false)
  await userEvent.click(await stop())
  await waitFor(() => expect(screen.getByText('You stopped job alerts')).toBeDefined())
})
