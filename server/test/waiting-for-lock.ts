import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Tx } from '../src/db/open.ts'
import type { Person } from './people.ts'
import type { TestApp } from './start-app.ts'

/** Until a statement waits for a lock. */
export async function waitForLock(app: TestApp) {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
      return rows[0]?.count
    })
    .toBeGreaterThan(0)
}

/**
 * Makes a call wait for the seeker's row, which another transaction changes first.
 * @param change runs in that transaction
 */
export async function callAfter<T>(
  app: TestApp,
  { id }: Person,
  change: (tx: Tx) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const changing = app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
    await change(tx)
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const late = call()
  await waitForLock(app)
  held.resolve()
  await changing
  return late
}
