import { sql } from 'kysely'
import type { TestApp } from './start-app.ts'

/** Sends them at once, so that tests do not wait for the queue. */
export async function mailAskedLinks(app: TestApp): Promise<number> {
  const { rows } = await sql<{ data: { sealed: string } }>`
    delete from pgboss.job where name = 'mail-asked-link' returning data`.execute(app.db)
  for (const { data } of rows) await app.accountLinks.mailAsked(data.sealed)
  return rows.length
}
