/** @module-tag operations */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ReplicatedCluster, startReplicatedCluster } from '../../../test/doubles/replicated-cluster.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { type Database, openDatabase, openReplicas } from '../open.ts'

let cluster: ReplicatedCluster
let primary: ReturnType<typeof openDatabase>

beforeAll(async () => {
  cluster = await startReplicatedCluster({ standbys: 2 })
  primary = openDatabase(cluster.primary.url, { poolSize: 2 })
})

afterAll(async () => {
  await primary.db.destroy()
  await cluster.close()
})

async function portOf(db: Database) {
  const { rows } = await sql<{ port: string }>`select current_setting('port') as port`.execute(db)
  return rows[0]?.port
}

test('reads take the replicas in turn, leave out one that is gone or stands still, and come back to the primary', async () => {
  const [one, two] = cluster.standbys
  if (!one || !two) throw new Error('two standbys were asked for')
  const ports = [cluster.primary, one, two].map(({ url }) => new URL(url).port)
  const replicas = openReplicas([one.url, two.url], primary, { poolSize: 2 })
  const used = async () =>
    new Set([await portOf(replicas.db), await portOf(replicas.db), await portOf(replicas.db)])

  await vi.waitFor(async () => expect(await used()).toEqual(new Set([ports[1], ports[2]])), 10_000)

  await one.administer('select pg_wal_replay_pause()')
  await sql`create table news (id integer)`.execute(primary.db)
  await vi.waitFor(async () => expect(await used()).toEqual(new Set([ports[2]])), 30_000)
  await one.administer('select pg_wal_replay_resume()')
  await vi.waitFor(async () => expect(await used()).toEqual(new Set([ports[1], ports[2]])), 10_000)

  await two.stop()
  await vi.waitFor(async () => expect(await used()).toEqual(new Set([ports[1]])), 10_000)
  await one.stop()
  await vi.waitFor(async () => expect(await used()).toEqual(new Set([ports[0]])), 10_000)
  await replicas.close()
})

test('a replica that was promoted goes on being read, as the primary that it is now', async () => {
  const [one] = cluster.standbys
  if (!one) throw new Error('two standbys were asked for')
  await one.revive()
  await one.administer('select pg_promote()')
  const promoted = openDatabase(one.url, { poolSize: 2 })
  await sql`create table later (id integer)`.execute(promoted.db)
  const replicas = openReplicas([one.url], promoted, { poolSize: 2 })
  await vi.waitFor(() => expect(replicas.freshness()).toEqual({ fresh: 1, all: 1 }), 10_000)
  await replicas.close()
  await promoted.db.destroy()
})

test('whoever reads first, before anybody knows how far a replica is, reads it all the same', async () => {
  const [written, read] = [await createTestDatabase(), await createTestDatabase()]
  const replicas = openReplicas([read.url], written, { poolSize: 1 })
  const { rows } = await sql`select current_database() as name`.execute(replicas.db)
  expect(rows).toEqual([{ name: read.name }])
  await replicas.close()
  await read.close()
  await written.close()
})
