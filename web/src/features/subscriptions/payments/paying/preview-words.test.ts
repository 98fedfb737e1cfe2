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
    ['You’ll lose 12 Basic days. You’ll get 6 days more for them.'],
  ],
  [
    'who goes up on the last day',
    { ending_days: 1, added_days: 0 },
    false,
    ['You’ll lose 1 Basic day. No refund.'],
  ],
  [
    'who goes down',
    { plan_type: 'basic', ending_days: 20 },
    false,
    ['You’ll lose 20 Premium days. No refund.'],
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
    ['You’ll lose 30 Basic days. You’ll get 15 days more for them.'],
  ],
  [
    'who goes up from a month that was refunded',
    { ending_days: 12, unpaid_days: 12 },
    false,
    ['You’ll lose 12 Basic days. We count no days for them: the payment was refunded or is disputed.'],
  ],
  [
    'who goes up from two months, one of them in dispute',
    { ending_days: 40, unpaid_days: 10, added_days: 15 },
    false,
    [
      'You’ll lose 40 Basic days. You’ll get 15 days more for them.',
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
