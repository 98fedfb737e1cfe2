/** @module-tag operations */
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBlankDatabase } from '../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { listMigrations, readMigration } from './migration-files.ts'

const ADDS_DAYS = '0044-given-days.sql'

let database: Awaited<ReturnType<typeof createBlankDatabase>>
let client: pg.Client
beforeEach(async () => {
  database = await createBlankDatabase()
  const before = (await listMigrations()).filter((name) => name < ADDS_DAYS)
  await migrate(database.url, { migrations: await Promise.all(before.map(readMigration)) })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.close()
})

it('takes what was added with a day, and a reminder at nine in Manila, for days, and moments for moments', async () => {
  const { rows: people } = await client.query(
    `insert into users (email, username, first_name, last_name, password_hash, created_at)
     values ('ana@example.com', 'ana', 'Ana', 'Reyes', 'none', now()) returning id`,
  )
  const keep = (applied: string, offer: string | null, followUp: string | null) =>
    client.query(
      `insert into applications (user_id, origin, status, applied_at, updated_at, send_state, send_started_at, sent_job,
         offer_date, follow_up_at)
       values ($1, 'elsewhere', 'applied', $2, now(), 'sent', now(), '{}', $3, $4)`,
      [people[0].id, applied, offer, followUp],
    )
  await keep('2026-11-10T00:00:00Z', '2026-12-05T00:00:00Z', '2026-12-01T01:00:00Z')
  await keep('2026-11-10T00:00:00.001Z', '2026-12-05T00:30:00Z', '2026-12-01T02:00:00Z')
  await keep('2026-11-10T09:30:00Z', null, '2026-12-31T01:00:00Z')

  await migrate(database.url)

  const { rows } = await client.query(
    'select applied_on::text, offer_on::text, follow_up_on::text from applications order by id',
  )
  expect(rows).toEqual([
    { applied_on: '2026-11-10', offer_on: '2026-12-05', follow_up_on: '2026-12-01' },
    { applied_on: null, offer_on: null, follow_up_on: null },
    { applied_on: null, offer_on: null, follow_up_on: '2026-12-31' },
  ])
})
