import { type Compilable, CompiledQuery, type QueryResult } from 'kysely'
import type { Connection } from './open.ts'

/** Statements' names, by their text. */
const names = new Map<string, string>()

/** Undefined if not prepared. */
export const preparedName = (text: string): string | undefined => names.get(text)

/** For a constant text; each connection parses and plans it once. */
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
 * For frequent reads; each connection parses and plans it once.
 * @param name unique per text; appears in the database's statistics
 * @param text with $1, $2 …
 */
export function prepared<Row, Given extends readonly unknown[]>(name: string, text: string) {
  names.set(text, name)
  return async (connection: Connection, ...given: Given): Promise<Row[]> => {
    const { rows }: QueryResult<Row> = await connection.executeQuery<Row>(CompiledQuery.raw(text, [...given]))
    return rows
  }
}
