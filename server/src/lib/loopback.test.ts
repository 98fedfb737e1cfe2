import { expect, it } from 'vitest'
import { isLoopback } from './loopback.ts'

it.each([
  'localhost',
  'LocalHost',
  '127.0.0.1',
  '127.9.9.9',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

it.each([
  '',
  '0.0.0.0',
  '::',
  '::2',
  '10.0.0.1',
  '128.0.0.1',
  '127.0.0.1.example.com',
  '127.0.0.256',
  'localhost.example.com',
  'my-localhost',
  '[localhost',
])('“%s” is not, or not surely', (host) => {
  expect(isLoopback(host)).toBe(false)
})
