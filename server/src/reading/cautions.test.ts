import type { Job, PayEstimate } from '@hanap/contract/jobs/jobs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCautions } from './cautions.ts'
import { readPay } from './pay/pay.ts'
import { readSigns } from './signs/signs.ts'

type Given = Pick<Job, 'title' | 'description' | 'salary' | 'employer' | 'pay'>
const plain: Given = {
  title: 'Bookkeeper',
  description: 'What there is to do.',
  salary: '',
  employer: { id: 1, name: 'Acme', total_posts: 1 },
  pay: null,
}
function read(given: Partial<Given>) {
  const job = { ...plain, salary: given.pay ? 'as stated' : '', ...given }
  const month = { monthlyUsdMin: job.pay?.usd_min ?? null, monthlyUsdMax: job.pay?.usd_max ?? null }
  return readCautions(job, { signs: readSigns({ ...job, pay: { ...readPay(job.salary), ...month } }) })
}
const monthly = (usd_min: number | null, usd_max = usd_min): PayEstimate => ({
  php_min: null,
  php_max: null,
  usd_min,
  usd_max,
  rate_date: '2026-11-02',
  assumptions: [],
})

test('an ordinary listing needs no caution', () => {
  expect(read({})).toEqual([])
})

describe('a listing that asks the applicant for money', () => {
  test.each([
    'You must pay a training fee of PHP 500 before you start.',
    'Applicants will be asked to send ₱300 by GCash for the processing.',
    'You will need to pay a refundable deposit.',
    'Candidates have to shoulder the registration fee.',
    'Registration fee: ₱300',
    'A refundable training fee of PHP 1,000 is required.',
    'There is a one-time processing fee of $10.',
    'Please send the processing fee to this number.',
    'To start, pay the membership fee and upload the receipt.',
    'Kindly send ₱250 via GCash to secure your slot.',
    'The security deposit must be paid to start the training.',
    'You need to buy the starter kit from us.',
    'You will have to purchase the training materials before you start.',
    'Invest PHP 2,000 and earn daily.',
    'A capital of 5,000 pesos is needed.',
  ])('%j', (description) => {
    expect(read({ description })).toEqual(['asks-for-money'])
  })

  test.each([
    'No fees, ever. No training fee, no registration fee.',
    'We never ask you to pay a registration fee.',
    'Zero platform joining fee',
    'Payment via GCash every Friday.',
    'You will be paid weekly: we send your pay via GCash or PayPal.',
    'Pay: PHP 500 a day, sent to your GCash.',
    'Salary is sent through GCash or bank transfer.',
    'Handle lease renewals, move-outs, and security deposit reimbursements.',
    'Collect the application fee from tenants.',
    'Remind students to pay the registration fee.',
    'Pay vendors and send the monthly payment to suppliers.',
    'You will send invoices and record each deposit.',
    'You must have your own laptop and headset.',
    'You will need to buy a headset; we reimburse it.',
    'Training is paid. Equipment is provided.',
    'You should pay attention to detail and send reports of $5,000 campaigns.',
    'You must pay attention to the fee schedule of each broker.',
    'You will pay influencers their fee.',
    'Manage the investment of $1M in ads required by our clients.',
    'Apply for the role; processing of applications takes a week.',
    'Beware of scams: anyone who says you must pay a training fee is not us.',
  ])('is not this one: %j', (description) => {
    expect(read({ description })).toEqual([])
  })
})

describe('a listing that can be answered by chat only', () => {
  test.each([
    'To apply contact me on WhatsApp: [hidden by the board]',
    'Message me on Telegram @hr_anna',
    'Want to apply? Send a WhatsApp message with the word "lister" to my number.',
    "If you're serious, message my assistant on WhatsApp.",
    'Apply only via Telegram.',
    'Interested? Add us on Viber +63 900 000 0000.',
    'My Telegram is @anna_hr.',
    'Details: t.me/joinourteam',
    'Send your resume to our Viber.',
  ])('%j', (description) => {
    expect(read({ description })).toEqual(['chat-only'])
  })

  test.each([
    'Communicate with customers by email, phone and WhatsApp.',
    'Message leads on Messenger and Instagram.',
    'We use Slack, Telegram and Viber for team communication.',
    'Provide your WhatsApp number for communication.',
    'Please send us your CV and your Telegram username.',
    'Send me a message on Telegram if you have questions.',
    'Grow our TikTok, YouTube and Telegram. Manage the Telegram community.',
    'Message me on WhatsApp or send your resume by email.',
    'Message me on Viber.\nApply here: fill in the form.',
    'Reply to this post and send a WhatsApp message.',
  ])('is not this one: %j', (description) => {
    expect(read({ description })).toEqual([])
  })
})

test('the employer is not shown where the board does not name it', () => {
  expect(read({ employer: null })).toEqual(['employer-not-shown'])
})

describe('pay far above what the work pays', () => {
  test.each([
    [{ title: 'Data entry', pay: monthly(6500) }],
    [{ description: 'No experience needed!', pay: monthly(8000, 9000) }],
    [{ title: 'Encoder', salary: '$50/hr' }],
    [{ title: 'Social media manager', salary: '$400/hr' }],
  ])('is unusual: %j', (given) => {
    expect(read(given)).toEqual(['pay-unusual'])
  })

  test.each([
    [{ title: 'Data entry', pay: monthly(900) }],
    [{ title: 'Data entry', pay: monthly(500, 7000) }],
    [{ title: 'Data entry', pay: monthly(null, 9000) }],
    [{ title: 'Sales closer', description: 'No experience needed.', pay: monthly(9000) }],
    [{ title: 'Senior data engineer', description: 'Not entry-level.', pay: monthly(9000) }],
    [{ title: 'Video editor', pay: monthly(7000) }],
    [{ title: 'Encoder', salary: '400/hr' }],
    [{ title: 'Encoder', salary: 'PHP 400 per hour' }],
  ])('is not: %j', (given) => {
    expect(read(given)).toEqual([])
  })
})

test('several cautions stand together, in one order', () => {
  const description = 'You must pay a training fee of PHP 500. Message me on Telegram @hr.'
  expect(read({ title: 'Encoder', description, employer: null, pay: monthly(7000) })).toEqual([
    'asks-for-money',
    'chat-only',
    'employer-not-shown',
    'pay-unusual',
  ])
})

test.each([
  [2500, 600, true],
  [2400, 600, false],
  [2500, null, false],
  [null, 600, false],
])('pay of %s dollars a month where the better paid get %s is unusual: %s', (pay, typical, isUnusual) => {
  const cautions = readCautions({ ...plain, pay: monthly(pay) }, { signs: [], typicalUsd: typical })
  expect(cautions.includes('pay-unusual')).toBe(isUnusual)
})

test('any text is read without failing', () => {
  const parts = fc.constantFrom(
    'pay',
    'a',
    'training fee',
    ' ',
    '₱',
    '500',
    '\n',
    '.',
    'message me on',
    'telegram',
    '@x',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), fc.string({ unit: 'binary' }), (pieces, salary) => {
      expect(Array.isArray(read({ description: pieces.join(''), salary }))).toBe(true)
    }),
  )
})

test.each(['pay a ', 'training fee of ', 'send a a a ', 'you must pay ', 'telegram ', 'my '])(
  'a hundred thousand characters of %j are read',
  (part) => {
    const description = part.repeat(Math.ceil(100_000 / part.length))
    expect(() => read({ description })).not.toThrow()
  },
)
