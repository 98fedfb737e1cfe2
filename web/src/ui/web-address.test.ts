import { expect, test } from 'vitest'
import { withHttps } from './web-address.ts'

test.each([
  ['', ''],
  ['   ', ''],
  ['example.com', 'https://example.com'],
  [' example.com/ana ', 'https://example.com/ana'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
])('%j, typed as a link, is kept as %j', (typed, kept) => {
  expect(withHttps(typed)).toBe(kept)
})
