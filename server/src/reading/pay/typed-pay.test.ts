import { describe, expect, it } from 'vitest'
import { readTypedPay } from './typed-pay.ts'

const told = (text: string) => {
  const pay = readTypedPay(text)
  if (!pay) return null
  const { currency, per, least } = pay.said
  return `${currency} ${least} ${per}: ${text.slice(pay.start, pay.end)}`
}

describe('What a seeker types is pay', () => {
  it.each([
    ['sahod 50k', 'PHP 50000 month: sahod 50k'],
    ['va 30k pataas', 'PHP 30000 month: 30k pataas'],
    ['va sahod na 30k pataas kada buwan', 'PHP 30000 month: sahod na 30k pataas kada buwan'],
    ['sweldo 25000 encoder', 'PHP 25000 month: sweldo 25000'],
    ['hindi bababa sa 20k', 'PHP 20000 month: hindi bababa sa 20k'],
    ['mahigit 40k na sahod', 'PHP 40000 month: mahigit 40k na sahod'],
    ['kahit 15k va', 'PHP 15000 month: kahit 15k'],
    ['kumikita ng 30k', 'PHP 30000 month: kumikita ng 30k'],
    ['500 kada araw', 'PHP 10833 month: 500 kada araw'],
    ['walang experience 25k', 'PHP 25000 month: 25k'],
    ['₱25,000+ data entry', 'PHP 25000 month: ₱25,000+'],
    ['P25k va', 'PHP 25000 month: P25k'],
    ['php25000 va', 'PHP 25000 month: php25000'],
    ['30kphp', 'PHP 30000 month: 30kphp'],
    ['30 thousand pesos', 'PHP 30000 month: 30 thousand pesos'],
    ['salary: 30,000', 'PHP 30000 month: salary: 30,000'],
    ['monthly salary 25k va', 'PHP 25000 month: monthly salary 25k'],
    ['at least 25000 va', 'PHP 25000 month: at least 25000'],
    ['not less than 20k', 'PHP 20000 month: not less than 20k'],
    ['50k data entry', 'PHP 50000 month: 50k'],
    ['30k day shift', 'PHP 30000 month: 30k'],
    ['8-5 va (30k)', 'PHP 30000 month: 30k'],
    ['30k plus commission', 'PHP 30000 month: 30k plus'],
    ['30k pay per click', 'PHP 30000 month: 30k'],
    ['no experience 20k', 'PHP 20000 month: 20k'],
    ['$5/hr va', 'USD 5 hour: $5/hr'],
    ['5/hr va', 'USD 5 hour: 5/hr'],
    ['hourly rate $6.50', 'USD 6.5 hour: hourly rate $6.50'],
    ['8 dollars per hour', 'USD 8 hour: 8 dollars per hour'],
    ['500 per hour', 'PHP 500 hour: 500 per hour'],
    ['bookkeeper $800 a month', 'USD 800 month: $800 a month'],
    ['1000 usd', 'USD 1000 month: 1000 usd'],
    ['$24k per year', 'USD 2000 month: $24k per year'],
    ['aud 20/hr', 'USD 2311 month: aud 20/hr'],
  ])('%j, as %j', (text, answer) => expect(told(text)).toBe(answer))
})

it.each([
  ['20-30k va', 'PHP 20000 month: 20-30k'],
  ['20k to 30k a month', 'PHP 20000 month: 20k to 30k a month'],
  ['₱20k – ₱25k va', 'PHP 20000 month: ₱20k – ₱25k'],
  ['$5-$7/hr va', 'USD 5 hour: $5-$7/hr'],
  ['between 20k and 30k va', 'PHP 20000 month: between 20k and 30k'],
  ['va 20k/30k', 'PHP 20000 month: 20k/30k'],
  ['va 20k, 30k', 'PHP 20000 month: 20k, 30k'],
  ['sahod 20k 30k va', 'PHP 20000 month: sahod 20k 30k'],
  ['20,000/25,000 va', 'PHP 20000 month: 20,000/25,000'],
  ['$800/1000 va', 'USD 800 month: $800/1000'],
  ['salary range 25,000 hanggang 35,000', 'PHP 25000 month: salary range 25,000 hanggang 35,000'],
])('of the range in %j the low end is asked', (text, answer) => expect(told(text)).toBe(answer))

it.each([
  ['25,000 ph va', 'PHP 25000 month: 25,000 ph'],
  ['ph 25,000 va', 'PHP 25000 month: ph 25,000'],
  ['25kph va', 'PHP 25000 month: 25kph'],
  ['25k pm va', 'PHP 25000 month: 25k pm'],
  ['10k cutoff va', 'PHP 20000 month: 10k cutoff'],
  ['va 25,000', 'PHP 25000 month: 25,000'],
  ['25000 bookkeeper', 'PHP 25000 month: 25000'],
  ['5 ph va', 'USD 5 hour: 5 ph'],
])('bea types %j, short as on a phone', (text, said) => {
  expect(told(text)).toBe(said)
})

it.each([
  ['5k kada linggo', 'PHP 21667 month: 5k'],
  ['10k kinsenas', 'PHP 20000 month: 10k'],
  ['weekly salary 5k', 'PHP 21667 month: 5k'],
])('the week and the fortnight of %j stay words, as they ask for a property too', (text, answer) =>
  expect(told(text)).toBe(answer),
)

it.each(
  [
    'va 24/7|office 365|401k admin|100wpm typist|1099 bookkeeper|1099 pay|web3|5k followers|10k+ ig followers',
    '10k leads|50k monthly emails|3d artist|h1b|8 hours|40 hours per week|40/week|2 years|2+ years|18 pataas',
    '2025|2025 salary|0917 123 4567|+63 917 123 4567|9am-6pm|9-5 est|4k video editor|covid-19|60 wpm|5:30 pm',
    '$10k ad spend|$500k revenue|$5 per video|500 kada video|12/25|100% remote|#50k|c-30k',
    'iso 27000|ISO/IEC 27000 auditor|iso-14000|form 10500|model 20000',
  ].flatMap((line) => line.split('|')),
)('%j is no pay', (text) => expect(told(text)).toBeNull())

it.each([
  'below 20k',
  'less than 30k',
  'under 20k',
  'up to 30k',
  '30k max',
  '30k pababa',
  'hanggang 30k',
  '<20k',
])('%j is no floor', (text) => expect(told(text)).toBeNull())

it.each(['va "30k"', 'va “sahod 30k', 'va -30k', 'not 20k', 'walang 30k', 'ayaw ko ng 10k'])(
  'what is quoted or not wanted asks for no pay: %j',
  (text) => expect(told(text)).toBeNull(),
)

it('pay by the hour or the day is less a month where the work is not full-time, and other pay is not', () => {
  expect(readTypedPay('$6/hr')).toMatchObject({ fullTime: 1040, other: 520 })
  expect(readTypedPay('₱1,000 a day')).toMatchObject({ fullTime: 21_667, other: 10_833 })
  expect(readTypedPay('$800')).toMatchObject({ fullTime: 800, other: 800 })
})
