/** @module-tag operations */
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'

const url = 'postgres://hanap:s3cret@one:5432,two:5433/hanap'

it('does everything on its own database unless it is told otherwise', () => {
  expect(readConfig({})).toMatchObject({ role: 'both', drainSeconds: 0, replicaUrls: [] })
  expect(readConfig({}).databaseUrl).toBeUndefined()
})

it('shares a database of several servers, and reads from its replicas', () => {
  const replicas = 'postgres://r@three/hanap postgres://r@four/hanap'
  expect(
    readConfig({ ROLE: 'web', DRAIN_SECONDS: '5', DATABASE_URL: url, DATABASE_REPLICA_URLS: replicas }),
  ).toMatchObject({
    role: 'web',
    drainSeconds: 5,
    databaseUrl: url,
    replicaUrls: ['postgres://r@three/hanap', 'postgres://r@four/hanap'],
  })
})

it.each([
  [{ ROLE: 'web' }, 'DATABASE_URL is missing'],
  [{ ROLE: 'server' }, 'ROLE must be web, worker or both'],
  [{ DATABASE_URL: 'mysql://one/hanap' }, 'DATABASE_URL must be an address'],
  [{ DATABASE_URL: 'postgres://one,/hanap' }, 'DATABASE_URL must be an address'],
  [{ DATABASE_REPLICA_URLS: 'postgres://one/hanap' }, 'DATABASE_REPLICA_URLS is given without'],
  [{ DATABASE_URL: url, DATABASE_REPLICA_URLS: 'one' }, 'DATABASE_REPLICA_URLS must be addresses'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be at least 0'],
])('with %j the start is refused and says why', (given, text) => {
  expect(() => readConfig(given)).toThrow(`Configuration: ${text}`)
})
