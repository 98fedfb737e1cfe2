/** @module-tag operations */
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { openQueue, type Queue } from './queue.ts'
import { defineTask, worker } from './task.ts'

const tell = defineTask<{ number: number }>('tell', { batch: 10 })
let database: Awaited<ReturnType<typeof createTestDatabase>>
let queue: Queue
let told: number[]
let done: PromiseWithResolvers<void>
const failures: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  told = []
  failures.length = 0
  done = Promise.withResolvers()
  queue = await openQueue(database.url, (error) => failures.push(error.message))
})

async function workUntil(count: number, isBad: (number: number) => boolean = () => false) {
  const work = async ({ number }: { number: number }) => {
    told.push(number)
    if (told.length === count) done.resolve()
    if (isBad(number)) throw new Error(`${number} is bad`)
  }
  await queue.prepare([worker(tell, work)])
  return { start: () => queue.work().then(() => done.promise) }
}
const put = (number: number, isUrgent = false) =>
  database.db.transaction().execute((tx) => queue.enqueue(tx, tell, { number }, { isUrgent }))

test('what a killed program was doing is begun again once it has been silent for a minute', async () => {
  // As made by an earlier version.
  const supervisor = new PgBoss(database.url)
  await supervisor.start()
  await supervisor.createQueue(tell.name, { policy: 'standard', expireInSeconds: 900 })
  const killed = await openQueue(database.url, (error) => failures.push(error.message))
  const begun = Promise.withResolvers<void>()
  const neverDone = worker(tell, () => {
    begun.resolve()
    return done.promise
  })
  await killed.prepare([neverDone])
  await put(7)
  await killed.work()
  await begun.promise

  await sql`update pgboss.job set heartbeat_on = now() - interval '61 seconds'`.execute(database.db)
  await supervisor.supervise(tell.name)
  await sql`update pgboss.job set start_after = now()`.execute(database.db)
  const { start } = await workUntil(1)
  await start()
  expect(told).toEqual([7])
  await Promise.all([killed, queue, supervisor].map((each) => each.stop()))
})

test('what is urgent goes before what has waited longer', async () => {
  const { start } = await workUntil(31)
  for (let number = 1; number <= 30; number += 1) await put(number)
  await put(99, true)
  await start()
  // A batch has no order.
  expect(told.slice(0, 10)).toContain(99)
  expect(told.toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 30 }, (_, i) => i + 1),
    99,
  ])
  await queue.stop()
})

test('what waits is done once, where two processes have fetched some of it', async () => {
  const another = await openQueue(database.url, (error) => failures.push(error.message))
  const begun = new Set<Queue>()
  const bothBegan = Promise.withResolvers<void>()
  const worksIn = (process: Queue) =>
    worker(tell, async ({ number }) => {
      begun.add(process)
      if (begun.size === 2) bothBegan.resolve()
      await bothBegan.promise
      told.push(number)
      if (told.length === 40) done.resolve()
    })
  for (const process of [queue, another]) await process.prepare([worksIn(process)])
  for (let number = 1; number <= 40; number += 1) await put(number)
  await Promise.all([queue.work(), another.work()])
  await done.promise
  await Promise.all([queue.stop(), another.stop()])
  expect(told.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  expect(failures).toEqual([])
})

test('one that fails takes nothing with it of those it was fetched with', async () => {
  const { start } = await workUntil(10, (number) => number === 3)
  for (let number = 1; number <= 10; number += 1) await put(number)
  await start()
  await queue.stop()
  expect(told).toHaveLength(10)
  expect(failures).toEqual(['3 is bad'])
  const { rows } = await database.pool.query(
    "select data->>'number' as number, state from pgboss.job where name = 'tell' and state <> 'completed'",
  )
  expect(rows).toEqual([{ number: '3', state: 'retry' }])
})
