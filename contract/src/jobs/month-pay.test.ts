import { expect, test } from 'vitest'
import { monthPay, monthPayWords, rounded } from './month-pay.ts'

const english = {
  about: (amount: string) => `about ${amount}`,
  from: (amount: string) => `from ${amount}`,
  upTo: (amount: string) => `up to ${amount}`,
}
const pay = { php_min: 52_214, php_max: 63_790, usd_min: 888, usd_max: 1086, rate_date: '', assumptions: [] }

test('what we converted is about so many thousands of pesos, or tens of dollars', () => {
  expect(monthPayWords(monthPay(pay, 'PHP'), 'PHP', english)).toBe('about ₱52,000–64,000')
  expect(monthPayWords(monthPay(pay, 'USD'), 'USD', english)).toBe('about $890–1,090')
})

test('what the employer stated in a currency stands in that currency as it was stated', () => {
  const inPesos = { ...pay, stated_in: 'PHP' as const }
  expect(monthPayWords(monthPay(inPesos, 'PHP'), 'PHP', english)).toBe('₱52,214–63,790')
  expect(monthPayWords(monthPay(inPesos, 'USD'), 'USD', english)).toBe('about $890–1,090')
})

test.each([
  [52_400, 52_600, 'about ₱52,000–53,000'],
  [52_100, 52_200, 'about ₱52,000'],
  [30_400, null, 'from about ₱30,000'],
  [null, 45_600, 'up to about ₱46,000'],
  [null, null, ''],
])('an estimate from %s to %s is %j', (php_min, php_max, words) => {
  expect(monthPayWords(monthPay({ ...pay, php_min, php_max }, 'PHP'), 'PHP', english)).toBe(words)
})

test('no pay is rounded to nothing', () => {
  expect([rounded(320), rounded(4, 'USD')]).toEqual([1000, 10])
})
