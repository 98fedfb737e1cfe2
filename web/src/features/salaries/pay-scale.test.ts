import { expect, test } from 'vitest'
import { paying } from '../../../test/listings.ts'
import { salaryMessages } from './messages.ts'
import { payMark } from './pay-scale.ts'
import { assumptionTexts, dollarFigure, payFigure } from './pay-words.ts'

const m = salaryMessages.en

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
  ['$900 – $1,100', paying(52_200, 63_800), '₱52,200–63,800', '$900–1,100'],
  ['$433', paying(25_114), '₱25,114', '$433'],
  ['from 30k', paying(30_000, null), 'From ₱30,000', 'From $517'],
  ['Up to 45k', paying(null, 45_000), 'Up to ₱45,000', 'Up to $776'],
  ['$300 fixed price', null, 'No monthly figure', ''],
  ['TBD', null, 'Pay not stated', ''],
  ['', null, 'Pay not stated', ''],
])('pay posted as %j reads in pesos and in dollars', (salary, pay, pesos, dollars) => {
  expect(payFigure({ salary, pay }, m)).toBe(pesos)
  expect(dollarFigure({ salary, pay }, m)).toBe(dollars)
})

test('what was assumed is told in words, and an unknown code says nothing', () => {
  const pay = { ...paying(40_000), assumptions: ['full-time-40-hours', 'pay', 'a-new-code'] }
  expect(assumptionTexts({ salary: '5', pay }, m)).toEqual([
    'No hours are stated: we took Full Time as 40 hours a week.',
  ])
})
