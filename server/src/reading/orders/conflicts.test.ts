import { describe, expect, test } from 'vitest'
import { readListingOrders } from './listing-orders.ts'
import { readOrders } from './orders.ts'

const doubted = (text: string) =>
  readOrders(text).map(({ kind, subject, channel, what, doubt = false }) => [
    subject ?? channel ?? what ?? kind,
    doubt,
  ])

test('ana sees every order of a listing that contradicts itself, each in doubt', () => {
  const text = [
    'To apply, send your CV only by email to hr@acme.test.',
    'Do not email us, apply through the board only.',
    'Use the subject line "Writer".',
    'Use the subject line "ALPHA".',
    'Use the subject line "BETA".',
    'Please do not send a resume.',
  ].join('\n')
  expect(doubted(text)).toEqual([
    ['email', true],
    ['resume', true],
    ['contact', true],
    ['Writer', true],
    ['ALPHA', true],
    ['BETA', true],
    ['resume', true],
  ])
})

describe('Two orders that cannot both be followed', () => {
  test.each([
    ['Email your CV to hr@acme.test.\nApply only via WhatsApp: +63 917 555 1234', ['email', 'WhatsApp']],
    [
      'To apply, email hr@acme.test.\nApplications are accepted only through this form: https://forms.gle/a',
      ['email', 'link-form'],
    ],
    ['Please email us at hr@acme.test.\nDo not email us.', ['email', 'contact']],
    ['To apply, email hr@acme.test.\nDo not contact us outside this platform.', ['email', 'contact']],
    ['Please send a cover letter.\nNo cover letters please.', ['state', 'attachment']],
    ['To apply, send your portfolio.\nPlease do not send a portfolio.', ['portfolio', 'attachment']],
    ['Subject: Writer\nTitle your application "Heron".', ['Writer', 'Heron']],
  ])('%s', (text, names) => {
    const inDoubt = doubted(text).filter(([, doubt]) => doubt)
    expect(inDoubt.map(([name]) => name)).toEqual(names)
  })

  test('also where one of them is in the title', () => {
    const texts = { title: 'Writer (use the subject "ALPHA")', salary: '', description: 'Subject: BETA' }
    expect(readListingOrders(texts).map(({ subject, doubt }) => [subject, doubt])).toEqual([
      ['ALPHA', true],
      ['BETA', true],
    ])
  })
})

test.each([
  'Apply with the subject line "Writer".\nRemember: use the subject line “WRITER”.',
  'Subject: VA Application\nInclude the word "mango" in the subject line.',
  'Do not call. Email hr@acme.test to apply.',
  'Do not email us, apply through WhatsApp: +63 917 555 1234',
  'To apply, email hr@acme.test.\nDo not apply on OnlineJobs.',
  'To apply, send your resume in PDF.\nDo not send a resume in Word.',
  'To apply, fill out the form: https://forms.gle/abc\nThen email hr@acme.test to say so.',
  'Email your CV to hr@acme.test.\nOnly shortlisted applicants will be emailed.',
])('what ben can do together is in no doubt: %s', (text) => {
  expect(doubted(text).filter(([, doubt]) => doubt)).toEqual([])
})
