import { expect, test } from 'vitest'
import { asName } from './mail-names.ts'

test.each([
  ['Bookkeeper', 'Bookkeeper'],
  ['  two\r\n lines ', 'two lines'],
  ['turned \u202e round', 'turned round'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(79)}…`],
  ['😀'.repeat(81), `${'😀'.repeat(79)}…`],
])('a mail calls %j %j', (given, named) => {
  expect(asName(given)).toBe(named)
})
