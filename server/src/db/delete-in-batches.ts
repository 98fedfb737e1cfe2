import { sql } from 'kysely'
import type { Connection } from './open.ts'
import type { DB } from './tables.gen.ts'

/** A second's work on a slow disk. */
export const AT_ONCE = 5000

/**
 * Oldest first; a single statement could time out, and more so each hour. The column must lead an index. Locked rows
 * wait for the next run.
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
