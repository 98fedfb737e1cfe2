import { expect, it } from 'vitest'
import { requestsAtOnce } from './listing-sources.ts'

it.each([
  ['http://127.0.0.1:3001', 8],
  ['http://localhost:3001', 8],
  ['http://[::1]:3001', 8],
  ['https://www.onlinejobs.ph', 1],
  ['https://127.0.0.1.example.com', 1],
])('a board at %s is asked for %i pages at once', (url, count) => {
  expect(requestsAtOnce(url)).toBe(count)
})
