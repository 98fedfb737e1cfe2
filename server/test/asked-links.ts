import { sql } from 'kysely'
import type { TestApp } from './start-app.ts'

/** Does the work of every order for a mailed link that waits, here and now, so nobody has to wait for the queue. */
export async function mailAskedLinks(app: TestApp): Promise<number> {
  const { rows } = await sql<{ data: { sealed: string } }>`
    delete from pgboss.job where name = 'mail-asked-link' returning data`.execute(app.db)
  for (const { data } of rows) await app.accountLinks.mailAsked(data.sealed)
  return rows.length
}
