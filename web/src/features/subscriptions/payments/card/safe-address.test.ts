import { expect, test } from 'vitest'
import { readBankUrl } from '../paying/bank-url.ts'
import { isSafeAddress } from './safe-address.ts'

test.each([
  'https://bank.example/3d-secure/1',
  'https://bank.example:8443',
  'http://127.0.0.1:4126/3d-secure/1',
  'http://localhost/1',
  'http://[::1]:80/',
])('a browser may be sent to %s', (address) => {
  expect(isSafeAddress(address)).toBe(true)
  expect(readBankUrl(address)).toBe(address)
})

test.each([
  'http://bank.example/',
  'http://127.0.0.1:80@evil.com/',
  'https://bank.example@evil.com/',
  'https://bank.example:pass@evil.com/',
  'http://127.0.0.1.evil.com/',
  'http://localhost.evil.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//bank.example/',
  '/subscription/plans',
  '',
])('a browser is never sent to %s', (address) => {
  expect(isSafeAddress(address)).toBe(false)
  expect(readBankUrl(address)).toBeNull()
})

test('what is no text is no address', () => {
  for (const url of [null, undefined, 7, {}]) expect(readBankUrl(url)).toBeNull()
})
