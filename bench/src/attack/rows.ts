import type { Database } from '@hanap/server/db/open'
import { personalData } from '@hanap/server/db/personal/personal-data'
import { sql } from 'kysely'

/** The worker writes these at any time. */
const OF_THE_PROGRAM: readonly string[] = ['mails', 'data_exports', 'data_export_parts', 'integration_uses']

export async function rowsOf(db: Database, person: { id: number; email: string }): Promise<string[]> {
  const rows: string[] = []
  for (const { table, isTheirs } of personalData) {
    if (OF_THE_PROGRAM.includes(table)) continue
    const found = await db
      .selectFrom(table)
      .select(sql<string>`to_jsonb(${sql.table(table)})::text`.as('text'))
      .where(isTheirs(person))
      .execute()
    rows.push(...found.map(({ text }) => `${table} ${text}`).toSorted())
  }
  return rows
}

export function differenceOf(before: readonly string[], after: readonly string[]): string | null {
  const gone = before.find((row) => !after.includes(row))
  const added = after.find((row) => !before.includes(row))
  if (gone === undefined && added === undefined) return null
  return `was ${gone ?? 'not there'}, is ${added ?? 'gone'}`
}
