import { expect, test } from 'vitest'
import { paying } from '../../../test/listings.ts'
import { assumptionTexts } from './assumptions.tsx'
import { salaryMessages } from './messages.ts'
import { payMark, typicalMark } from './pay-scale.ts'
import { dollarFigure, payFigure, typicalText } from './pay-words.ts'

const m = salaryMessages
const stated = (min: number | null, max = min) => ({ ...paying(min, max), stated_in: 'PHP' as const })

test.each([
  ['a range', paying(52_200, 63_800), { kind: 'bar', x: 52.2, width: 11.6 }],
  ['one figure, a short block around it', paying(25_100), { kind: 'bar', x: 24.3, width: 1.6 }],
  ['a figure at the very start', paying(500), { kind: 'bar', x: 0, width: 1.6 }],
  ['a figure at the very end', paying(120_000), { kind: 'bar', x: 118.4, width: 1.6 }],
  ['only a lower end', paying(30_000, null), { kind: 'bar', x: 29.2, width: 1.6 }],
  ['only an upper end', paying(null, 45_000), { kind: 'bar', x: 44.2, width: 1.6 }],
  ['a range that leaves the scale', paying(81_000, 150_000), { kind: 'beyond', x: 81, width: 39 }],
  ['a figure beyond the scale', paying(133_400), { kind: 'beyond', x: 113, width: 7 }],
  ['nothing known', null, { kind: 'none' }],
])('the ruler shows %s', (_, pay, mark) => {
  expect(payMark({ salary: '$900', pay })).toEqual(mark)
})

test.each([
  ['$900 – $1,100', paying(52_200, 63_800), 'About ₱52,000–64,000', 'about $900–1,100'],
  ['₱30,250 monthly', stated(30_250), '₱30,250', 'about $520'],
  ['₱30k to 35.5k monthly', stated(30_000, 35_500), '₱30,000–35,500', 'about $520–610'],
  ['from ₱30k a month', stated(30_000, null), 'From ₱30,000', 'From about $520'],
  ['$433', paying(25_114), 'About ₱25,000', 'about $430'],
  ['from 30k', paying(30_000, null), 'From about ₱30,000', 'From about $520'],
  ['Up to 45k', paying(null, 45_000), 'Up to about ₱45,000', 'Up to about $780'],
  ['$300 fixed price', null, 'Pay unclear', ''],
  ['TBD', null, 'Pay not stated', ''],
  ['', null, 'Pay not stated', ''],
])('pay posted as %j reads in pesos and in dollars', (salary, pay, pesos, dollars) => {
  expect(payFigure({ salary, pay }, m)).toBe(pesos)
  expect(dollarFigure({ salary, pay }, m)).toBe(dollars)
})

test('what was assumed is told in words, and an unknown code says nothing', () => {
  expect(assumptionTexts(['full-time-40-hours', 'assumed', 'a-new-code'])).toEqual([
    'The job states no hours: we took Full Time as 40 hours a week.',
  ])
})

const typical = { php_min: 33_960, php_max: 62_010, usd_min: 586, usd_max: 1069, listings: 1052 }

test.each([
  ['a range', {}, { from: 34, to: 62 }],
  ['one figure, wide enough to be seen', { php_max: 34_000 }, { from: 34, to: 35.6 }],
  ['a range that leaves the scale', { php_max: 150_000 }, { from: 34, to: 120 }],
  ['a range beyond the scale', { php_min: 130_000, php_max: 150_000 }, null],
])('the bracket of what is typical shows %s', (_, other, mark) => {
  expect(typicalMark({ ...typical, ...other })).toEqual(mark)
})

test('what is typical is told in words, with the listings it rests on', () => {
  expect(typicalText(typical, m)).toBe(
    'Typical for work like this: ₱34,000–62,000 a month · $590–1,070 (the middle half of 1,052 jobs)',
  )
})
