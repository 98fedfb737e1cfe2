import { sql } from 'kysely'
import type { Connection } from './open.ts'

/** The database's lower case can differ from JavaScript's. */
export async function lowerCased(connection: Connection, text: string): Promise<string> {
  const { rows } = await sql<{ lower: string }>`select lower(${text}::text) as lower`.execute(connection)
  return rows[0]?.lower ?? text
}
