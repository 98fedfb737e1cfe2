import type { Database } from '@hanap/server/db/open'
import { personalData } from '@hanap/server/db/personal-data'
import { sql } from 'kysely'

/** What the program writes by itself, whenever its turn comes: of no use in saying what a stranger changed. */
const OF_THE_PROGRAM: readonly string[] = ['mails', 'data_exports', 'data_export_parts', 'integration_uses']

/** Every row that is somebody's, as text, table by table: equal where nothing of theirs changed. */
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

/** The first row that differs, for who has to find out why; null where all are the same. */
export function differenceOf(before: readonly string[], after: readonly string[]): string | null {
  const gone = before.find((row) => !after.includes(row))
  const added = after.find((row) => !before.includes(row))
  if (gone === undefined && added === undefined) return null
  return `was ${gone ?? 'not there'}, is ${added ?? 'gone'}`
}
