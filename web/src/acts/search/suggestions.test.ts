import { expect, test } from 'vitest'
import { cutAtTyped } from './suggestions.ts'

test.each([
  ['Bookkeeper', 'book', ['', 'Book', 'keeper']],
  ['Senior Bookkeeper', ' BOOK ', ['Senior ', 'Book', 'keeper']],
  ['QuickBooks', 'xero', ['QuickBooks', '', '']],
  ['Xero', '', ['Xero', '', '']],
  ['C++ (senior)', '(se', ['C++ ', '(se', 'nior)']],
])('of %j the part typed as %j is set bold', (text, typed, [before, bold, after]) =>
  expect(cutAtTyped(text, typed)).toEqual({ before, typed: bold, after }),
)
