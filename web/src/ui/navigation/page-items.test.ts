import { expect, test } from 'vitest'
import { pageItems } from './page-items.ts'

test.each([
  [1, 0, ''],
  [1, 1, '1'],
  [3, 5, '1 2 3 4 5'],
  [1, 6, '1 2 … 6'],
  [3, 6, '1 2 3 4 … 6'],
  [4, 13, '1 … 3 4 5 … 13'],
  [7, 13, '1 … 6 7 8 … 13'],
  [13, 13, '1 … 12 13'],
])('on page %i of %i the buttons are %j', (page, count, buttons) => {
  const shown = pageItems(page, count).map((item) => (item === 'gap' ? '…' : item))
  expect(shown.join(' ')).toBe(buttons)
})
