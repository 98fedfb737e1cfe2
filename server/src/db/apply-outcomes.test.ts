/** @module-tag operations */

import type { Unproven } from '@hanap/contract/applications/apply-outcome'
import { type ApplicationErrorDetails, applicationErrorDetailsSchema } from '@hanap/contract/wire/problem'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import toldBefore from '../../test/outcomes-told-before.json' with { type: 'json' }
import { createBlankDatabase } from '../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { listMigrations, readMigration } from './migration-files.ts'

const ADDS_OUTCOMES = '0047-apply-outcomes.sql'

let database: Awaited<ReturnType<typeof createBlankDatabase>>
let client: pg.Client
beforeEach(async () => {
  database = await createBlankDatabase()
  const before = (await listMigrations()).filter((name) => name < ADDS_OUTCOMES)
  await migrate(database.url, { migrations: await Promise.all(before.map(readMigration)) })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.close()
})

/** Kept by earlier versions, with their texts. */
const before = toldBefore as [Unproven, Omit<ApplicationErrorDetails, 'outcome' | 'job_url'>][]
const kept = before.map(([outcome]) => outcome)

it('gives what was kept as English text alone its outcome, and leaves the text as it is', async () => {
  const { rows: people } = await client.query(
    `insert into users (email, username, first_name, last_name, password_hash, created_at)
     values ('ana@example.com', 'ana', 'Ana', 'Reyes', 'none', now()) returning id`,
  )
  const keep = (problem: Omit<ApplicationErrorDetails, 'outcome'> | null) =>
    client.query(
      `insert into applications (user_id, origin, status, applied_at, updated_at, send_state, send_started_at, sent_job,
         send_problem)
       values ($1, 'elsewhere', 'applied', now(), now(), 'failed', now(), '{}', $2)`,
      [people[0].id, problem],
    )
  const told = before.map(([, details]) => ({ ...details, job_url: 'https://board.example/7' }))
  for (const details of told) await keep(details)
  await keep({ reason: 'Of an older time.', possible_causes: [], suggestions: [], job_url: '' })
  await keep(null)

  await migrate(database.url)

  const { rows } = await client.query('select send_problem from applications order by id')
  const now = rows.map(({ send_problem }) => send_problem)
  expect(now.slice(0, kept.length).map(({ outcome }) => outcome)).toEqual(kept)
  for (const [at, problem] of now.slice(0, kept.length).entries()) {
    const { outcome: _outcome, provider: _provider, ...text } = applicationErrorDetailsSchema.parse(problem)
    expect(text).toEqual(told[at])
  }
  expect(now.slice(kept.length)).toEqual([
    { reason: 'Of an older time.', possible_causes: [], suggestions: [], job_url: '' },
    null,
  ])
})
