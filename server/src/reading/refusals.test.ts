import { describe, expect, test } from 'vitest'
import { readCautions } from './cautions.ts'
import { readOrders } from './orders/orders.ts'
import { readSigns } from './signs/signs.ts'

const signsIn = (description: string) =>
  readSigns({ title: 'Clerk', salary: '$500', description }).map(({ kind }) => kind)
const cautionsIn = (description: string) =>
  readCautions(
    { title: 'Clerk', description, salary: '', employer: null, pay: null },
    { signs: readSigns({ title: 'Clerk', salary: '$500', description }) },
  )
const contactsIn = (text: string) => readOrders(text).filter(({ kind }) => kind === 'outside-contact')

describe('A warning of scams is no scam', () => {
  test.each([
    'Do not contact us on Telegram.',
    "Please don't message me on Viber, use the form.",
    'Never add anyone on Telegram who says they are us.',
    'We will never ask you to message us on WhatsApp.',
    'Nobody from our team will contact you on Telegram.',
    'Beware of people who ask you to text them on WhatsApp to apply.',
    "If someone asks you to send your CV on Telegram, it isn't us.",
    'Never message us on Viber, WhatsApp or Telegram.',
    'Our recruiters do not reach out over Viber or WhatsApp.',
    'Report any account that asks you to continue on Telegram; it is not ours.',
    'Applicants should not add our staff on Messenger.',
    'If anyone claiming to be from our team asks you to add them on Telegram, please ignore.',
  ])('%s', (text) => {
    expect(signsIn(text)).not.toContain('off-platform')
    expect(cautionsIn(text)).not.toContain('chat-only')
    expect(contactsIn(text)).toEqual([])
  })

  test.each([
    'Do not email. Message me on Telegram @calm_hr to apply.',
    "Don't wait, message me on Telegram @calm_hr to apply.",
    "Don't hesitate to contact me on WhatsApp.",
    'Do not forget to send your CV on WhatsApp.',
    'Do not apply through the site, only message us on Telegram',
    'No need to send a resume, just message me on WhatsApp.',
    "We can't read applications here, so text us on WhatsApp to apply.",
    'People who want this job should message us on Telegram, not here.',
    'Ignore messages here and text us on WhatsApp to apply.',
    "Don't send your CV by email, send it to us on Viber instead.",
  ])('but what stands beside a refusal is still seen: %s', (text) => {
    expect(signsIn(text)).toContain('off-platform')
    expect(contactsIn(text)).toHaveLength(1)
  })

  test('nor is one who is refused for not writing there told to stay away', () => {
    expect(signsIn('Applicants who do not message us on WhatsApp are ignored.')).toContain('off-platform')
  })
})

test.each([
  'You will not be monitored by webcam.',
  "We don't use Hubstaff or any time tracker.",
  "Your screen won't be recorded while you work.",
  'You will never be asked to turn your camera on during your shift.',
  "You won't be tracked by Hubstaff.",
])('ana is not told that she is watched where she is not: %s', (text) => {
  expect(signsIn(text)).not.toContain('surveillance')
})

test.each([
  'You will not be paid for hours that Hubstaff has not tracked.',
  'Not only will you be monitored by webcam, your screen is recorded.',
  'Do not work unless your webcam is on during your shift.',
  "Don't worry, we only use Hubstaff to track your hours.",
])('she is where the sentence refuses something else: %s', (text) => {
  expect(signsIn(text)).toContain('surveillance')
})
