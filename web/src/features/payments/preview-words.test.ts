import { expect, test } from 'vitest'
import { aPreview } from '../../../test/payments.ts'
import { payMessages } from './pay-messages.ts'
import { doesSame, previewNotes } from './preview-words.ts'

const m = payMessages
const onBasic = { planName: 'Basic', isOnTrial: false }

test.each([
  ['who held nothing', {}, { planName: null, isOnTrial: false }, []],
  [
    'who is on the trial',
    {},
    { planName: 'Free Trial', isOnTrial: true },
    ['Your free trial ends when this plan begins.'],
  ],
  [
    'who pays for the same plan again',
    { extends: true, starts_at: '2026-12-01T00:00:00Z' },
    { planName: 'Premium', isOnTrial: false },
    ['Your Premium plan goes on: this month begins on Dec 1, 2026, when the time you have paid for is over.'],
  ],
  [
    'who goes up',
    { ending_days: 12, added_days: 6 },
    onBasic,
    ['12 paid days of Basic end now; their value adds 6 days.'],
  ],
  [
    'who goes up on the last day',
    { ending_days: 1, added_days: 0 },
    onBasic,
    ['1 paid day of Basic ends now. It is not refunded and adds no days.'],
  ],
  [
    'who goes down',
    { ending_days: 20, added_days: 0 },
    { planName: 'Premium', isOnTrial: false },
    ['20 paid days of Premium end now. They are not refunded and add no days.'],
  ],
])('a seeker %s reads what paying changes', (_, change, now, words) => {
  expect(previewNotes({ ...aPreview, ...change }, now, m).map(({ text }) => text)).toEqual(words)
})

test('losing paid days is a warning', () => {
  expect(previewNotes({ ...aPreview, ending_days: 3 }, onBasic, m)[0]?.kind).toBe('warning')
})

test('two previews do the same but for the moment they were made', () => {
  expect(doesSame(aPreview, { ...aPreview, ends_at: '2026-12-21T00:00:00Z' }, 100)).toBe(true)
  expect(doesSame(undefined, aPreview, 100)).toBe(true)
  expect(doesSame(undefined, { ...aPreview, amount: 120 }, 100)).toBe(false)
  expect(doesSame(aPreview, { ...aPreview, extends: true }, 100)).toBe(false)
})
