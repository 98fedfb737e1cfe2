import type { Order } from '@hanap/contract/jobs/orders'
import { expect, test } from 'vitest'
import { contactAddress } from './contact-address.ts'

const asks = (quote: string, channel: string): Order => ({
  kind: 'outside-contact',
  quote,
  field: 'description',
  start: 0,
  end: quote.length,
  required: true,
  check: false,
  doubt: false,
  channel,
})
const urlOf = (quote: string, channel: string, subject = '') =>
  contactAddress(asks(quote, channel), subject)?.url

test.each([
  ['Send your resume to jobs@acme.example.', 'email', 'mailto:jobs@acme.example'],
  ['Email <hr+va@acme.example>', 'email', 'mailto:hr%2Bva@acme.example'],
  ['Message us on WhatsApp: +1 (415) 555-0134', 'WhatsApp', 'https://wa.me/14155550134'],
  ['WhatsApp 0917 555 6712', 'WhatsApp', 'https://wa.me/639175556712'],
  ['Add me on Telegram @acme_hr', 'Telegram', 'https://t.me/acme_hr'],
  ['Telegram: t.me/acmehiring', 'Telegram', 'https://t.me/acmehiring'],
  ['Add us on Telegram: +63 917 555 6712', 'Telegram', 'https://t.me/+639175556712'],
  ['Send your CV on Viber to 0917 555 6712', 'Viber', 'viber://chat?number=%2B639175556712'],
  ['Write on Signal to +1 415 555 0134', 'Signal', 'https://signal.me/#p/+14155550134'],
  ['Text your name to +63 917 555 6712', 'phone', 'tel:+639175556712'],
])('ana is taken to the address in %j', (quote, channel, url) => {
  expect(urlOf(quote, channel)).toBe(url)
})

test('the subject that is asked for goes along, and nothing in it becomes a part of the address', () => {
  expect(urlOf('Write to jobs@acme.example', 'email', 'VA & editor?cc=x@y.example')).toBe(
    'mailto:jobs@acme.example?subject=VA%20%26%20editor%3Fcc%3Dx%40y.example',
  )
})

test.each([
  ['Send it to [hidden by the board]', 'email'],
  ['Send it to a@b.example or c@d.example', 'email'],
  ['Write to jobs@acme', 'email'],
  ['Write to a?bcc=x@acme.example&y', 'email'],
  ['WhatsApp us', 'WhatsApp'],
  ['WhatsApp 555 0134 12', 'WhatsApp'],
  ['WhatsApp between 10-12-2026 and 12-12-2026', 'WhatsApp'],
  ['Telegram (ask us)', 'Telegram'],
  ['Message me on Skype', 'Skype'],
  ['Message us on WeChat: +63 917 555 6712', 'WeChat'],
])('%j by %s gives no address to open', (quote, channel) => {
  expect(contactAddress(asks(quote, channel), '')).toBeNull()
})
