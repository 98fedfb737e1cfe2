import { expect, test } from 'vitest'
import { aPreview } from '../../../../../test/payments/payments.ts'
import { payMessages } from './pay-messages.ts'
import { doesSame, previewNotes } from './preview-words.ts'

const m = payMessages

test.each([
  ['who held nothing', {}, false, []],
  ['who is on the trial', {}, true, ['Your free trial ends when this plan starts.']],
  [
    'who pays for the same plan again',
    { extends: true, starts_at: '2026-12-01T00:00:00Z' },
    false,
    ['Your Premium plan continues. This month starts on Dec 1, 2026, when your current one ends.'],
  ],
  [
    'who goes up',
    { ending_days: 12, added_days: 6 },
    false,
    ['12 paid days of Basic end now; their value adds 6 days.'],
  ],
  [
    'who goes up on the last day',
    { ending_days: 1, added_days: 0 },
    false,
    ['1 paid day of Basic ends now. It is not refunded and adds no days.'],
  ],
  [
    'who goes down',
    { plan_type: 'basic', ending_days: 20 },
    false,
    ['20 paid days of Premium end now. They are not refunded and add no days.'],
  ],
  [
    'whose page still shows the trial, while another tab paid for the same plan',
    { extends: true, plan_id: 2, plan_type: 'basic', starts_at: '2026-12-20T01:12:00Z' },
    true,
    ['Your Basic plan continues. This month starts on Dec 20, 2026, when your current one ends.'],
  ],
  [
    'whose page still shows the trial, while another tab paid for Basic',
    { ending_days: 30, added_days: 15 },
    true,
    ['30 paid days of Basic end now; their value adds 15 days.'],
  ],
  [
    'who goes up from a month that was refunded',
    { ending_days: 12, unpaid_days: 12 },
    false,
    ['12 days of Basic end now. Your payment for them was returned or is disputed, so they add no days.'],
  ],
  [
    'who goes up from two months, one of them in dispute',
    { ending_days: 40, unpaid_days: 10, added_days: 15 },
    false,
    [
      '40 paid days of Basic end now; their value adds 15 days.',
      'We count nothing for 10 days: the payment was refunded or is disputed.',
    ],
  ],
] as const)('a seeker %s reads what paying changes', (_, change, isOnTrial, words) => {
  expect(previewNotes({ ...aPreview, ...change }, isOnTrial, m).map(({ text }) => text)).toEqual(words)
})

test('losing paid days is a warning', () => {
  expect(previewNotes({ ...aPreview, ending_days: 3 }, false, m)[0]?.kind).toBe('warning')
})

test('two previews do the same but for the moment they were made', () => {
  expect(doesSame(aPreview, { ...aPreview, ends_at: '2026-12-21T00:00:00Z' }, 100)).toBe(true)
  expect(doesSame(undefined, aPreview, 100)).toBe(true)
  expect(doesSame(undefined, { ...aPreview, amount: 120 }, 100)).toBe(false)
  expect(doesSame(aPreview, { ...aPreview, extends: true }, 100)).toBe(false)
})
