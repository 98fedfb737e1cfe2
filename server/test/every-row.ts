import { sql } from 'kysely'
import type { Database } from '../src/db/open.ts'

/** As text, including the queue's. */
export async function everyRow(db: Database): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const texts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(db)
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}
