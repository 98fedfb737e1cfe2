/** @module-tag operations */
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../test/start-app.ts'
import { createClearCallerKeys } from '../db/clear-caller-keys.ts'
import { AT_ONCE } from '../db/delete-in-batches.ts'
import { createRateLimits } from '../db/rate-limits.ts'
import { createIdempotency } from '../http/idempotency.ts'
import { sweepExpired } from '../tasks/upkeep.ts'
import { pairWorkers } from './workers.ts'

let app: TestApp
beforeEach(async () => {
  app = await startApp()
})
afterEach(() => app.close())

/** As the queue runs it. */
async function sweep() {
  const tools = {
    rateLimits: createRateLimits(app),
    idempotency: createIdempotency(app),
    clearCallerKeys: createClearCallerKeys(app),
  }
  const found = pairWorkers(app.config, app.app, tools).find(({ task }) => task === sweepExpired)
  await found?.work({})
}

/** Without foreign keys, many rows are easily made. */
const loosen = (table: string) =>
  app.database.pool.query(`do $$ declare name text; begin
    for name in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'f' loop
      execute format('alter table ${table} drop constraint %I', name);
    end loop;
  end $$`)

const countOf = async (table: string) => {
  const { rows } = await app.database.pool.query(`select count(*)::int as count from ${table}`)
  return rows[0].count as number
}

test('what visitors wrote a year ago goes, also while another table refuses to be swept', async () => {
  await app.contact.send(
    { name: 'Lito', email: 'l@example.com', subject: 'Hi', message: 'Hello' },
    '10.0.0.1',
  )
  await app.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no disk'; end $$;
    create trigger refuse before delete on sessions for each statement execute function refuse();
    create trigger refuse before delete on notifications for each statement execute function refuse()`)
  app.clock.advance({ days: 400 })
  await expect(sweep()).rejects.toThrow('Not swept: sessions: no disk; notifications: no disk')
  expect(await countOf('contact_messages')).toBe(0)
})

const MANY = 2 * AT_ONCE + 3

test.each([
  [
    'matches of alerts',
    'alert_matches',
    `(user_id, job_id, saved_search_ids, matched_at)
     select n % 50, n, '{}', '2024-01-01'::timestamptz + n * interval '1 second'`,
  ],
  [
    'notifications',
    'notifications',
    `(user_id, kind, event_key, title, created_at)
     select n, 'security', n::text, 'T', '2020-01-01'::timestamptz`,
  ],
  [
    'pages that no import has come by for a week',
    'unread_pages',
    `(source, kind, page, reason, tries, first_failed_at, last_failed_at, next_try_at)
     select 'olj', 'list', n::text, 'R', 1, '2020-01-01'::timestamptz, '2020-01-01'::timestamptz, '2020-01-01'::timestamptz`,
  ],
  ['counted searches of a month', 'search_counts', `(user_id, month, spent) select n, '2020-01', 1`],
])('%s of a site that grew are deleted some at a time, to the last one', async (_, table, values) => {
  await loosen(table)
  await app.database.pool.query(`insert into ${table} ${values} from generate_series(1, ${MANY}) n`)
  await app.database.pool.query(`
    create function refuse_many() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > ${AT_ONCE} then raise exception 'too many at once'; end if;
      return null;
    end $$;
    create trigger refuse_many after delete on ${table}
      referencing old table as gone for each statement execute function refuse_many()`)
  await sweep()
  expect(await countOf(table)).toBe(0)
})

test('each table that is swept so has an index that leads with what it is swept by', async () => {
  const root = path.join(import.meta.dirname, '..')
  const swept = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') }))
    for (const [, table, column] of (await readFile(path.join(root, file), 'utf8')).matchAll(
      /deleteInBatches\(\s*\w+,\s*'(\w+)',\s*\[\s*'(\w+)'/g,
    ))
      swept.add(`${table}.${column}`)
  const { rows } = await sql<{ leads: string }>`
    select distinct c.relname || '.' || a.attname as leads
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_class x on x.oid = i.indexrelid
    join pg_am m on m.oid = x.relam and m.amname = 'btree'
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indisvalid`.execute(app.db)
  const led = new Set(rows.map(({ leads }) => leads))
  expect(swept.size).toBeGreaterThan(10)
  expect([...swept].filter((one) => !led.has(one))).toEqual([])
})
