import { expect, test } from 'vitest'
import { brandOfNumber, brandOfWord } from './card-brand.ts'

test.each([
  ['', null],
  ['4', 'visa'],
  ['4343 4343', 'visa'],
  ['5', null],
  ['55', 'mastercard'],
  ['5600', null],
  ['2220', null],
  ['2221', 'mastercard'],
  ['2720 9', 'mastercard'],
  ['2721', null],
  ['3566', null],
])('a number that begins %j is of the brand %j', (typed, brand) => {
  expect(brandOfNumber(typed)).toBe(brand)
})

test.each([
  ['visa', 'visa'],
  ['Mastercard', 'mastercard'],
  ['jcb', null],
  ['', null],
])('a payment by %j shows the mark of %j', (word, brand) => {
  expect(brandOfWord(word)).toBe(brand)
})
