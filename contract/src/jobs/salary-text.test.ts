import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highestNumberIn, readFigure } from './salary-text.ts'

describe('the highest number in a salary text', () => {
  test.each([
    ['$500 to $750 a month', 750],
    ['₱25k–35k', 35_000],
    ['1.5 K usd', 1500],
    ['60.000 to 90.000 pesos', 90_000],
    ['3,75 an hour', 3.75],
    ['1,250.50 monthly', 1250.5],
    ['P 45, 000', 45_000],
    ['up to 30,0000', 300_000],
    ['12% commission on top of 400', 400],
    ['1.5% of sales', null],
    ['as agreed', null],
    ['', null],
  ])('ana sorts by pay and %j counts as %j', (text, highest) => {
    expect(highestNumberIn(text)).toBe(highest)
  })

  test('any text gives a finite number or none, and only its first 500 characters are looked at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const highest = highestNumberIn(text)
        expect(highest === null || highest >= 0).toBe(true)
      }),
    )
    expect(highestNumberIn(`${'x'.repeat(500)}900`)).toBeNull()
  })
})

test('a figure that could mean two amounts says so', () => {
  expect(readFigure('30,0000')).toEqual({ value: 300_000, clear: false })
  expect(readFigure('1.300,00')).toEqual({ value: 1300, clear: true })
  expect(readFigure('4.125')).toEqual({ value: 4.125, clear: true })
  expect(readFigure('1.500')).toEqual({ value: 1500, clear: true })
})
