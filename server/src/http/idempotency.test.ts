/**
 * @module-tag security
 * @module-tag operations
 */

import { createHash } from 'node:crypto'
import { asSaid } from '@hanap/contract/says/fill'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana } from '../../test/people.ts'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { busy, invalid } from '../lib/problem.ts'
import { callerKeyOf } from '../lib/secrets/caller-key.ts'
import { createSecrets } from '../lib/secrets/secrets.ts'
import { createIdempotency, type Idempotency } from './idempotency.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** Simulates a start on the shared database. */
const startProgram = () => createIdempotency(app)
const keyed = (key: string) => callerKeyOf(app.secrets, key)
const done = async () => ({ status: 201, body: { zeta: 1, alpha: [{ y: 1, b: 2 }] } })

const stillRunning = { code: 'in-progress', status: 409, extra: { retry_after: 2 } }
const refuse = () => Promise.reject(invalid({ job: 'Choose a job' }))

async function callThatHangs(program: Idempotency) {
  const call = { userId: (await ana(app)).id, endpoint: '/apply/', key: keyed('ana-1'), request: { job: 7 } }
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<{ status: number; body: unknown }>()
  const answer = program.once(call, () => {
    begun.resolve()
    return end.promise
  })
  await begun.promise
  return { call, answer, end }
}

test('a call whose program died is made again half a minute later, not refused for long', async () => {
  const { call } = await callThatHangs(startProgram())
  const next = startProgram()
  app.clock.advance({ seconds: 29 })
  await expect(next.once(call, done)).rejects.toMatchObject(stillRunning)
  app.clock.advance({ seconds: 2 })
  expect(await next.once(call, done)).toMatchObject({ status: 201 })
})

test('a call that its own program still works on is never made a second time by it', async () => {
  const program = startProgram()
  const { call, answer, end } = await callThatHangs(program)
  app.clock.advance({ days: 1 })
  await expect(program.once(call, done)).rejects.toMatchObject(stillRunning)
  end.resolve({ status: 200, body: { message: 'the first' } })
  expect((await answer).body).toEqual({ message: 'the first' })
  expect((await program.once(call, done)).body).toEqual({ message: 'the first' })
})

test('a program that was only slow does not put its answer over that of the one that took its place', async () => {
  const { call, answer, end } = await callThatHangs(startProgram())
  const next = startProgram()
  app.clock.advance({ minutes: 1 })
  await next.once(call, async () => ({ status: 200, body: { message: 'the second' } }))
  end.resolve({ status: 200, body: { message: 'the first' } })
  await answer
  expect((await next.once(call, done)).body).toEqual({ message: 'the second' })
})

test('a call that broke off while the database was away can be made again at once', async () => {
  const program = startProgram()
  const { call, answer, end } = await callThatHangs(program)
  await app.database.pool.query('alter table idempotency_keys rename to away')
  end.reject(new Error('the database is away'))
  await expect(answer).rejects.toBeInstanceOf(Error)
  await app.database.pool.query('alter table away rename to idempotency_keys')
  expect(await program.once(call, done)).toMatchObject({ status: 201 })
})

test('a repeated answer is the first to the letter, its fields in their order', async () => {
  const program = startProgram()
  const call = { userId: (await ana(app)).id, endpoint: '/apply/', key: keyed('ana-2'), request: {} }
  const first = await program.once(call, done)
  expect(JSON.stringify(await program.once(call, done))).toBe(JSON.stringify(first))
})

test('a refusal is repeated too', async () => {
  const program = startProgram()
  const call = { userId: (await ana(app)).id, endpoint: '/apply/', key: keyed('ana-3'), request: {} }
  await expect(program.once(call, refuse)).rejects.toMatchObject({ status: 400 })
  await expect(program.once(call, done)).rejects.toMatchObject({ errors: { job: ['Choose a job'] } })
})

test('a key is forgotten after two days', async () => {
  const program = startProgram()
  const call = { userId: (await ana(app)).id, endpoint: '/apply/', key: keyed('ana-4'), request: { job: 7 } }
  await program.once(call, done)
  app.clock.advance({ minutes: 47 * 60 })
  await program.sweep()
  const other = { ...call, request: { job: 8 } }
  await expect(program.once(other, done)).rejects.toMatchObject({ code: 'idempotency-mismatch' })
  app.clock.advance({ minutes: 61 })
  await program.sweep()
  expect(await program.once(other, done)).toMatchObject({ status: 201 })
})

test('a refusal that is kept says that its key is settled, each time; what is not kept does not', async () => {
  const program = startProgram()
  const call = { userId: (await ana(app)).id, endpoint: '/apply/', key: keyed('ana-5'), request: {} }
  const down = () => Promise.reject(busy(asSaid('We’ll be back in a moment.'), 3))
  await expect(program.once(call, down)).rejects.toMatchObject({ extra: { retry_after: 3 } })
  const kept = { errors: { job: ['Choose a job'] }, extra: { key_settled: true } }
  for (const work of [refuse, done]) await expect(program.once(call, work)).rejects.toMatchObject(kept)
})

test('other words with the key of a call that still runs are told to wait, not that the key is used up', async () => {
  const program = startProgram()
  const { call, answer, end } = await callThatHangs(program)
  const other = { ...call, request: { job: 8 } }
  await expect(program.once(other, done)).rejects.toMatchObject(stillRunning)
  await expect(startProgram().once(other, done)).rejects.toMatchObject(stillRunning)
  end.resolve({ status: 200, body: {} })
  await answer
  await expect(program.once(other, done)).rejects.toMatchObject({ code: 'idempotency-mismatch' })
})

test('with the database alone nobody finds out by trying what was sent, such as a card', async () => {
  const request = { card: { number: '4343434343434345', cvc: '739' } }
  const call = { userId: (await ana(app)).id, endpoint: '/pay/', key: keyed('ana-6'), request }
  async function keptBy(secretKey: string, given: object = {}) {
    const program = createIdempotency({ db: app.db, clock: app.clock, secrets: createSecrets(secretKey) })
    await program.once({ ...call, ...given }, done)
    const row = app.db.deleteFrom('idempotency_keys').where('key', '=', call.key.kept).returningAll()
    const { request_hash } = await row.executeTakeFirstOrThrow()
    return request_hash.toString('hex')
  }
  const ours = 'one secret key that is long enough for it'
  const kept = await keptBy(ours)
  expect(await keptBy(ours)).toBe(kept)
  expect(await keptBy('another secret key that is long enough')).not.toBe(kept)
  for (const guess of [request, request.card, request.card.number])
    expect(kept).not.toBe(createHash('sha256').update(JSON.stringify(guess)).digest('hex'))

  const changed = { request: { card: { ...request.card, cvc: '740' } } }
  expect(await keptBy(ours, changed)).not.toBe(kept)
  // Not even in the keyed hash.
  const without = ['cvc']
  expect(await keptBy(ours, { without })).toBe(await keptBy(ours, { ...changed, without }))
})
