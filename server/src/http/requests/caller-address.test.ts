import { expect, it } from 'vitest'
import { callerAddress } from './caller-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unix:', 'unix:'],
  [undefined, ''],
])('%s counts as %s', (address, counted) => expect(callerAddress(address)).toBe(counted))

it('whoever numbers their own network as they like is one caller, and their neighbour another', () => {
  const ofOne = Array.from({ length: 50 }, (_, at) => callerAddress(`2001:db8:7:7:${at.toString(16)}::${at}`))
  expect(new Set(ofOne).size).toBe(1)
  expect(callerAddress('2001:db8:7:8::1')).not.toBe(ofOne[0])
})
