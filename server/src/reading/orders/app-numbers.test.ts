import { expect, test } from 'vitest'
import { readOrders } from './orders.ts'

const channelIn = (text: string) => readOrders(text).find(({ kind }) => kind === 'outside-contact')?.channel

test.each([
  ['To apply, send your resume on WhatsApp to +63 917 555 1234.', 'WhatsApp'],
  ['Please message us on Viber at 0917 555 1234 with your CV.', 'Viber'],
  ['Apply via Telegram: +1 415 555 0199', 'Telegram'],
  ['Send your application through Signal to +44 7700 900123', 'Signal'],
  ['How to apply: WhatsApp +63 917 555 1234', 'WhatsApp'],
  ['Do not call. Message me on WhatsApp (+63 917 555 1234) to apply.', 'WhatsApp'],
  ['Text your application to 0917 555 1234 (Viber)', 'Viber'],
  ['To apply: message +63 917 555 1234 on Telegram', 'Telegram'],
  ['Interested? Send a voice note to +61 412 345 678 over Signal.', 'Signal'],
  ['How to apply\nSend your CV to our WhatsApp number: (0917) 555-1234', 'WhatsApp'],
])('a number is opened in the app that is named with it: %s', (text, app) => {
  expect(channelIn(text)).toBe(app)
})

test.each([
  'Text your resume to +63 917 555 1234.',
  'Text your resume to +63 917 555 1234, no WhatsApp please.',
  'We do not use Viber, so text your CV to 0917 555 1234.',
  'Text your application to +63 917 555 1234 when you have a good signal.',
])('ben is to call or text where no app is named for the number: %s', (text) => {
  expect(channelIn(text)).toBe('phone')
})
