/** @module-tag operations */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ReplicatedCluster, startReplicatedCluster } from '../../../test/doubles/replicated-cluster.ts'
import { createPrimaryPool, primaryOf } from './primary-pool.ts'

let cluster: ReplicatedCluster

beforeAll(async () => {
  cluster = await startReplicatedCluster({ standbys: 1, synchronous: ['standby1'] })
})

afterAll(() => cluster.close())

test('writes go to the primary, whichever place it has in the address, and to the standby once it is promoted', async () => {
  const [standby] = cluster.standbys
  const backwards = cluster.url.replace(/@([^,]+),([^/]+)\//, '@$2,$1/')
  const pool = createPrimaryPool(backwards, { max: 2, connectionTimeoutMillis: 2000 })
  await pool.query('create table kept (id integer)')
  await pool.query('insert into kept values (1)')
  expect(new URL(await primaryOf(backwards)).port).toBe(new URL(cluster.primary.url).port)

  await cluster.primary.stop()
  await standby?.administer('select pg_promote()')
  await vi.waitFor(() => pool.query('insert into kept values (2)'), { timeout: 60_000, interval: 100 })
  const { rows } = await pool.query<{ id: number }>('select id from kept order by id')
  expect(rows.map(({ id }) => id)).toEqual([1, 2])
  await pool.end()
})

test('a transaction that failed half-way spoils nothing that comes after it', async () => {
  const [first = ''] = cluster.standbys.map(({ url }) => url)
  const pool = createPrimaryPool(first, { max: 1, connectionTimeoutMillis: 2000 })
  await expect(pool.query('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
  const { rows } = await pool.query<{ two: number }>('select 2 as two')
  expect(rows).toEqual([{ two: 2 }])
  await pool.end()
})

test('a connection that did not answer in time is given to nobody any more', async () => {
  const [first = ''] = cluster.standbys.map(({ url }) => url)
  const pool = createPrimaryPool(first, { max: 1, query_timeout: 2000, connectionTimeoutMillis: 10_000 })
  const client = await pool.connect()
  await expect(client.query('select pg_sleep(60)')).rejects.toThrow('The database did not answer in time.')
  client.release()
  const next = await pool.connect()
  const { rows } = await next.query<{ two: number }>('select 2 as two')
  expect(rows).toEqual([{ two: 2 }])
  next.release()
  await pool.end()
})

test('where no server takes writes, the caller is told so', async () => {
  await expect(primaryOf('postgres://hanap@127.0.0.1:1,127.0.0.1:2/hanap')).rejects.toThrow(
    'None of its servers takes writes.',
  )
})
