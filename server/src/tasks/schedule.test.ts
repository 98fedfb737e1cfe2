/** @module-tag operations */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { openQueue } from './queue.ts'
import { defineTask, worker } from './task.ts'

const everyMinute = defineTask<object>('every-minute', { schedule: '* * * * *' })
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const fail = (error: Error) => {
  throw error
}

async function countOf(query: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${query}`)
  return rows[0]?.count ?? 0
}

/** Logs every attempt to enqueue a due schedule, also duplicates. */
async function noteWhatIsHandedIn() {
  await database.pool.query(`
    create table handed_in (at timestamptz not null default clock_timestamp());
    create function note_handed_in() returns trigger language plpgsql as $$
    begin
      insert into handed_in default values;
      return new;
    end $$;
    create trigger handed_in before insert on pgboss.job for each row
      when (new.name = '__pgboss__send-it') execute function note_handed_in()`)
}

/** Checks schedules at once. */
async function openAnother(expected: number) {
  await database.pool.query('update pgboss.version set cron_on = null')
  const queue = await openQueue(database.url, fail)
  await vi.waitFor(async () => expect(await countOf('handed_in')).toBe(expected), { timeout: 60_000 })
  return queue
}

test('what comes round by itself is done once, where two workers both find it due', async () => {
  let runs = 0
  const workers = [worker(everyMinute, async () => void (runs += 1))]
  const former = await openQueue(database.url, fail, undefined, { isVisitor: true })
  await former.prepare(workers)
  await former.work()
  await former.stop()
  await noteWhatIsHandedIn()

  const queues = [await openAnother(1), await openAnother(2)]
  for (const queue of queues) {
    await queue.prepare(workers)
    await queue.work()
  }
  const left = "pgboss.job where name in ('__pgboss__send-it', 'every-minute') and state <> 'completed'"
  await vi.waitFor(
    async () => {
      expect(runs).toBeGreaterThan(0)
      expect(await countOf(left)).toBe(0)
    },
    { timeout: 60_000 },
  )
  for (const queue of queues) await queue.stop()

  // Due twice if a minute ended in between.
  const due = await countOf(
    "(select distinct data ->> 'slot' from pgboss.job where name = '__pgboss__send-it') as minutes",
  )
  expect(runs).toBe(due)
})
