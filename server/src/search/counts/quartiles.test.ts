import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quartilesOf } from './quartiles.ts'

const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 200 })
const of = (numbers: readonly number[]) => quartilesOf(Float64Array.from(numbers))

it.each([
  [[7], 7, 7, 7],
  [[1, 2, 3, 4, 5], 2, 3, 4],
  [[100, 200, 300, 400], 175, 250, 325],
  [[10, 0], 3, 5, 8],
])('of %j they are %i, %i and %i, as in a spreadsheet', (numbers, low, median, high) => {
  expect(of(numbers)).toEqual({ low, median, high })
})

it('do not depend on the order of the listings', () => {
  fc.assert(
    fc.property(
      amounts.chain((numbers) =>
        fc.tuple(fc.constant(numbers), fc.shuffledSubarray(numbers, { minLength: numbers.length })),
      ),
      ([numbers, shuffled]) => {
        expect(of(shuffled)).toEqual(of(numbers))
      },
    ),
  )
})

it('are in order, and within what the listings pay', () => {
  fc.assert(
    fc.property(amounts, (numbers) => {
      const { low, median, high } = of(numbers)
      const inOrder = [Math.min(...numbers), low, median, high, Math.max(...numbers)]
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    }),
  )
})

it('have a quarter of the listings at or below the first, half the second, a quarter at or above the third', () => {
  fc.assert(
    fc.property(amounts, (numbers) => {
      const { low, median, high } = of(numbers)
      // Quartiles are rounded to whole numbers, so at most 0.5 off.
      const below = (limit: number) => numbers.filter((one) => one <= limit + 0.5).length / numbers.length
      const above = (limit: number) => numbers.filter((one) => one >= limit - 0.5).length / numbers.length
      expect(below(low)).toBeGreaterThanOrEqual(0.25)
      expect(below(median)).toBeGreaterThanOrEqual(0.5)
      expect(above(median)).toBeGreaterThanOrEqual(0.5)
      expect(above(high)).toBeGreaterThanOrEqual(0.25)
    }),
  )
})

it('rise by a hundred where every listing pays a hundred more', () => {
  fc.assert(
    fc.property(amounts, (numbers) => {
      const { low, median, high } = of(numbers)
      expect(of(numbers.map((one) => one + 100))).toEqual({
        low: low + 100,
        median: median + 100,
        high: high + 100,
      })
    }),
  )
})

it('are not moved by one listing that pays a thousand times as much as it did', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 5, maxLength: 200 }),
      (numbers) => {
        const highest = Math.max(...numbers)
        const at = numbers.indexOf(highest)
        expect(of(numbers.with(at, highest * 1000))).toEqual(of(numbers))
      },
    ),
  )
})
