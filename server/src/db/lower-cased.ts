import { sql } from 'kysely'
import type { Connection } from './open.ts'

/** A text in the lower case of the database, which is not everywhere that of JavaScript. */
export async function lowerCased(connection: Connection, text: string): Promise<string> {
  const { rows } = await sql<{ lower: string }>`select lower(${text}::text) as lower`.execute(connection)
  return rows[0]?.lower ?? text
}
