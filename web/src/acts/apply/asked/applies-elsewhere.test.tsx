import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { anApplication } from '../../../../test/applications.ts'
import { letAnaApply } from '../../../../test/applying.ts'
import { form, openAsked, order, press, write } from '../../../../test/open-asked.tsx'

letAnaApply()

test('where ana is to write to a mailbox, the sheet opens that', async () => {
  const quote = 'Send your resume to jobs@acme.example.'
  await openAsked(order({ kind: 'outside-contact', quote, channel: 'email' }))
  const link = screen.getByRole('link', { name: 'Contact jobs@acme.example', hidden: true })
  expect(link.getAttribute('href')).toMatch(/^mailto:jobs@acme\.example/)
  expect(link.getAttribute('target')).toBeNull()
})

test.each([
  ['WhatsApp', 'https://wa.me/639175551234'],
  ['Viber', 'viber://chat?number=%2B639175551234'],
  ['phone', 'tel:+639175551234'],
])('where ana is to write by %s, the sheet opens %s', async (channel, url) => {
  await openAsked(order({ kind: 'outside-contact', quote: 'Write to +63 917 555 1234', channel }))
  const link = screen.getByRole('link', { name: /^Contact \+639175551234/, hidden: true })
  expect(link.getAttribute('href')).toBe(url)
})

test('an address that the board hides is looked for there', async () => {
  const quote = 'Send your resume to [hidden by the board].'
  await openAsked(order({ kind: 'outside-contact', quote, channel: 'email' }))
  expect(screen.getByText(/The board hides their address\./)).toBeDefined()
  expect(
    screen.getByRole('link', { name: /^Open the job on Online Jobs Portal/, hidden: true }),
  ).toBeDefined()
})

test.each([
  ['outside the board', form, /^Copy the cover letter and open their form/, 'outside Online Jobs Portal'],
  [
    'outside it, at an address that the board hides',
    order({ kind: 'outside-contact', quote: 'Email [hidden by the board]', channel: 'email' }),
    /^Copy the cover letter and open the job/,
    'outside Online Jobs Portal',
  ],
])('her word that she applied is kept as what it is: %s', async (_, asked, way, place) => {
  const writeText = async () => {}
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await openAsked(asked, { 'POST /job-applications/': refusal(201, anApplication()) })
  write('I am Ana.')
  fireEvent.click(screen.getByRole('link', { name: way, hidden: true }))
  expect(await screen.findByText(/Paste them there\.$/)).toBeDefined()
  press('I applied there myself')
  expect(await screen.findByText(`We’ll count it as sent ${place}.`)).toBeDefined()
})

test('her word that she applied there counts for the form and for nothing sent here, and for no more', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true })
  const notHere = order({ kind: 'do-not', start: 80, what: 'board' })
  const code = order({ kind: 'include-phrase', start: 100, phrase: 'TABO', place: 'form' })
  const asked = [form, notHere, code, order({ kind: 'outside-contact', start: 120, channel: 'email' })]
  const { bodies } = await openAsked(...asked, { 'POST /job-applications/': refusal(201, anApplication()) })
  write('I am Ana.')
  fireEvent.click(screen.getByRole('link', { name: /open their form/, hidden: true }))
  press('I applied there myself')
  await screen.findByText('Added to My Applications')
  const done = [
    { kind: 'link-form', start: 60, done: 'said' },
    { kind: 'do-not', start: 80, done: 'said' },
    { kind: 'include-phrase', start: 100, done: 'missing' },
    { kind: 'outside-contact', start: 120, done: 'missing' },
  ].map((one) => expect.objectContaining(one))
  expect(bodies).toContainEqual({ job_post_id: 7, asked: done })
})
