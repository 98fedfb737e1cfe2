import pg from 'pg'
import { copyIn } from './copying.ts'
import type { TableNote } from './records.ts'
import { type FullTable, nameOf } from './tables.ts'

/**
 * Restores a pg-boss table from another version, through a table of text columns. Skips unknown columns and tables,
 * and the version number.
 */
export async function takeRowsOfOtherColumns(
  client: pg.Client,
  note: TableNote,
  table: FullTable | undefined,
) {
  const passing = { schema: 'pg_temp', name: `passing_${note.name}` }
  const columns = note.columns.map((column) => pg.escapeIdentifier(column))
  await client.query(
    `create temp table ${pg.escapeIdentifier(passing.name)} (${columns.map((one) => `${one} text`).join(', ')}) on commit drop`,
  )
  const filling = copyIn(client, passing, note.columns)
  return {
    write: filling.write,
    async end() {
      await filling.end()
      if (!table || note.name === 'version') return
      const shared = await listTypes(client, table, note.columns)
      const names = shared.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
      const values = shared.map(({ name, type }) => `${pg.escapeIdentifier(name)}::${type}`).join(', ')
      await client.query(`insert into ${nameOf(table)} (${names}) select ${values} from ${nameOf(passing)}`)
    },
  }
}

async function listTypes(client: pg.Client, table: FullTable, columns: readonly string[]) {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attname = any($2) and attnum > 0 and not attisdropped`,
    [nameOf(table), columns],
  )
  return rows
}
