/** @module-tag operations */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { startApp } from '../../test/start-app.ts'
import { openDatabase } from '../db/open.ts'
import { createLog } from '../lib/log.ts'
import { createReadiness } from './readiness.ts'
import { closeHttp, createHttp } from './server.ts'

async function startSilence() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgres://hanap@127.0.0.1:${(server.address() as AddressInfo).port}/hanap`,
    connections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

it('a process that is about to end says so, still answers, and asks for the next connection elsewhere', async () => {
  const lines: string[] = []
  const app = await startApp({ onLog: (line) => lines.push(line) })
  app.readiness.drain()
  lines.length = 0
  const ready = await app.http.inject({ url: '/readyz' })
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toMatchObject({ code: 'busy', detail: 'This process is ending.' })
  // Load balancers ask every second, so unreadiness must not alert.
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([])
  const plans = await app.http.inject({ url: '/api/auth/subscription/plans/' })
  expect(plans.statusCode).not.toBe(503)
  expect(plans.headers['connection']).toBe('close')
  await app.close()
})

it('one among several is ready when it has read the listings, one alone before', async () => {
  const app = await startApp()
  let isRead = false
  const readiness = createReadiness({ db: app.database.db, isPrepared: () => isRead })
  await expect(readiness.check()).rejects.toThrow('The listings are being read.')
  isRead = true
  await readiness.check()
  await createReadiness({ db: app.database.db }).check()
  await app.close()
})

it('a process that could not write is not ready until it can, and tries so itself every two seconds', async () => {
  const app = await startApp()
  const { db } = openDatabase(app.database.url, { poolSize: 1 })
  let now = 0
  const readiness = createReadiness({ db, now: () => now })
  async function failToWrite() {
    const write = sql`create table anything ()`.execute(db)
    await write.catch(readiness.doubt)
    await expect(write).rejects.toThrow('read-only transaction')
  }
  await sql`set default_transaction_read_only = on`.execute(db)
  // A seeker's mistake does not put the database in doubt.
  readiness.doubt(new Error('the username is taken'))
  await readiness.check()
  await failToWrite()
  await expect(readiness.check()).rejects.toThrow('The database takes no writes.')
  await sql`set default_transaction_read_only = off`.execute(db)
  // It retries only after two seconds.
  now += 1999
  await expect(readiness.check()).rejects.toThrow('The database takes no writes.')
  now += 1
  await readiness.check()
  await sql`set default_transaction_read_only = on`.execute(db)
  await failToWrite()
  await expect(readiness.check()).rejects.toThrow('The database takes no writes.')
  await db.destroy()
  await app.close()
})

it('a process is ready again where its role may make tables and no temporary ones, and leaves none behind', async () => {
  const app = await startApp()
  const { db } = openDatabase(app.database.url, { poolSize: 1 })
  await sql`revoke temporary on database ${sql.id(app.database.name)} from public, current_user`.execute(db)
  await expect(sql`create temp table anything ()`.execute(db)).rejects.toThrow('permission denied')
  const readiness = createReadiness({ db })
  readiness.doubt(Object.assign(new Error('no space left on device'), { code: '53100' }))
  await readiness.check()
  const { rows } = await sql`select 1 from pg_class where relname like 'write_proof%'`.execute(db)
  expect(rows).toEqual([])
  await db.destroy()
  await app.close()
})

it('a process whose database takes the question and never answers says so instead of waiting with it', async () => {
  const silence = await startSilence()
  const { db } = openDatabase(silence.url, { poolSize: 1 })
  const { server } = await createHttp({
    config: { trustProxy: false, payments: undefined },
    gate: { identify: async () => null, identifySubscriber: async () => null },
    readiness: createReadiness({ db, patienceMs: 50 }),
    site: null,
    log: createLog('silent'),
  })
  const ready = await server.inject({ url: '/readyz' })
  await vi.waitFor(() => expect(silence.connections()).toBe(1), { timeout: 60_000 })
  expect(ready.statusCode).toBe(503)
  expect(ready.headers['retry-after']).toBe('3')
  expect(ready.json()).toEqual({
    type: '/problems/busy',
    title: 'Busy',
    status: 503,
    code: 'busy',
    detail: 'The database does not answer in time.',
    retry_after: 3,
  })
  await closeHttp(server)
  await silence.close()
  await db.destroy()
})

it('a worker answers nothing but how it is', async () => {
  const app = await startApp({ config: { role: 'worker' } })
  expect((await app.http.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await app.http.inject({ url: '/readyz' })).statusCode).toBe(200)
  expect((await app.http.inject({ url: '/api/auth/subscription/plans/' })).statusCode).toBe(401)
  expect((await app.http.inject({ url: '/' })).statusCode).toBe(404)
  await app.close()
})
