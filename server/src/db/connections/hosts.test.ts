/** @module-tag operations */
import { expect, it } from 'vitest'
import { isDatabaseAddress, readHosts } from './hosts.ts'

it.each([
  ['postgres://127.0.0.1:5432/hanap', ['postgres://127.0.0.1:5432/hanap']],
  [
    'postgresql://hanap:s3cret@one,two:5433/hanap?sslmode=require',
    [
      'postgresql://hanap:s3cret@one/hanap?sslmode=require',
      'postgresql://hanap:s3cret@two:5433/hanap?sslmode=require',
    ],
  ],
  ['postgres://[::1]:5432,[::1]:5433/hanap', ['postgres://[::1]:5432/hanap', 'postgres://[::1]:5433/hanap']],
  ['https://example.com', []],
])('%s names its servers', (address, hosts) => {
  expect(readHosts(address)).toEqual(hosts)
  expect(isDatabaseAddress(address)).toBe(hosts.length > 0)
})

it.each(['postgres:///hanap', 'postgres://one,/hanap', 'postgres://one:x/hanap', 'hanap'])(
  '%s is no address of a database',
  (address) => {
    expect(isDatabaseAddress(address)).toBe(false)
  },
)
