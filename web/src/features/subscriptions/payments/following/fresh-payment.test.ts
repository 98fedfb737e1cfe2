import { expect, test } from 'vitest'
import { aPayment } from '../../../../../test/payments/payments.ts'
import { readBankUrl } from '../paying/bank-url.ts'
import { isFresh } from './fresh-payment.ts'

const now = Date.parse('2026-11-20T02:00:00.000Z')
const minutesAgo = (count: number) => new Date(now - count * 60_000).toISOString()

test.each([
  ['paid a minute ago', { status: 'PAID', created_at: minutesAgo(40), paid_at: minutesAgo(1) }, true],
  ['paid an hour ago', { status: 'PAID', created_at: minutesAgo(61), paid_at: minutesAgo(60) }, false],
  [
    'begun a day ago and still open',
    { status: 'PROCESSING', created_at: minutesAgo(1440), paid_at: null },
    true,
  ],
  ['begun a while ago and failed', { status: 'FAILED', created_at: minutesAgo(20), paid_at: null }, true],
  ['failed yesterday', { status: 'FAILED', created_at: minutesAgo(1440), paid_at: null }, false],
  ['given back', { status: 'REFUNDED', created_at: minutesAgo(2), paid_at: minutesAgo(1) }, false],
] as const)('a payment %s: is it news? %j', (_, more, expected) => {
  expect(isFresh({ ...aPayment, ...more }, now)).toBe(expected)
})

test.each([
  ['https://bank.example/1', true],
  ['http://127.0.0.1:4366/3d-secure/1', true],
  ['http://localhost:4366/1', true],
  ['http://bank.example/1', false],
  ['http://127.0.0.1.evil.example/1', false],
  ['javascript:alert(1)', false],
  ['//bank.example', false],
  [null, false],
])('may a browser be sent to %s? %s', (url, expected) => {
  expect(readBankUrl(url)).toBe(expected ? url : null)
})
