/** @module-tag operations */
import { expect, test } from 'vitest'
import { startApp } from '../../../test/start-app.ts'

/** Starts a worker while another process is sending a mail. @returns the mail's state then */
async function beginWorkWith(config: { databaseUrl?: string }): Promise<string> {
  const app = await startApp({ config })
  const now = app.clock.now()
  const { id } = await app.db
    .insertInto('mails')
    .values({
      to_address: 'ana@example.com',
      kind: 'reset-password',
      sealed_data: 'sealed',
      message_id: '<one@example.com>',
      state: 'sending',
      claimed_by: 'another start',
      claimed_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.startWork()
  const { state } = await app.db
    .selectFrom('mails')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await app.close()
  return state
}

test('what another process on the same database is sending is left to it', async () => {
  expect(await beginWorkWith({ databaseUrl: 'postgres://hanap@db.example/hanap' })).toBe('sending')
})

test('with a database of its own nobody else can be sending it: its end is not known', async () => {
  expect(await beginWorkWith({})).toBe('unknown')
})
