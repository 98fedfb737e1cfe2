import { sql } from 'kysely'
import type { Connection } from './open.ts'

/** By the database, which can differ from JavaScript. */
export async function lowerCased(connection: Connection, text: string): Promise<string> {
  const { rows } = await sql<{ lower: string }>`select lower(${text}::text) as lower`.execute(connection)
  return rows[0]?.lower ?? text
}
