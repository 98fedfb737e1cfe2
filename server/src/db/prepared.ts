import { type Compilable, CompiledQuery, type QueryResult } from 'kysely'
import type { Connection } from './open.ts'

/** Names by text: what a connection's statements are prepared under. */
const names = new Map<string, string>()

/** The name a text is prepared under; undefined for one that is sent whole each time. */
export const preparedName = (text: string): string | undefined => names.get(text)

/** Runs a query that is the same text each time as a statement that each connection parses and plans once. */
export async function executePrepared<Row>(
  connection: Connection,
  name: string,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile()
  names.set(compiled.sql, name)
  return (await connection.executeQuery(compiled)).rows
}

/**
 * A statement of the reads that come most: built once, and parsed and planned once by each connection.
 * @param name for the database's own figures; one for each text
 * @param text with $1, $2 …
 */
export function prepared<Row, Given extends readonly unknown[]>(name: string, text: string) {
  names.set(text, name)
  return async (connection: Connection, ...given: Given): Promise<Row[]> => {
    const { rows }: QueryResult<Row> = await connection.executeQuery<Row>(CompiledQuery.raw(text, [...given]))
    return rows
  }
}
