import { sql } from 'kysely'
import type { Connection } from './open.ts'
import type { DB } from './tables.gen.ts'

/** Rows that one statement deletes: a second's work on a slow disk, far from the statement timeout. */
export const AT_ONCE = 5000

/**
 * Deletes the rows of a table whose time is over, the first first, some at a time. One statement over all of them is cut
 * off by the statement timeout as soon as there are many, and the next one, an hour later, has more before it. The column
 * leads an index, so that no statement costs more than its rows. What somebody holds just now is left for the next time.
 * @param which `['expires_at', '<=', now]`
 */
export async function deleteInBatches<Table extends keyof DB>(
  connection: Connection,
  table: Table,
  [column, is, limit]: [column: keyof DB[Table] & string, is: '<' | '<=', limit: Date | number | string],
): Promise<void> {
  const [from, by] = [sql.table(table), sql.ref(column)]
  let deleted: number
  do {
    const { numAffectedRows } = await sql`
      delete from ${from} where ctid = any(array(
        select ctid from ${from} where ${by} ${sql.raw(is)} ${limit}
        order by ${by} limit ${AT_ONCE} for update skip locked))`.execute(connection)
    deleted = Number(numAffectedRows ?? 0)
  } while (deleted === AT_ONCE)
}
