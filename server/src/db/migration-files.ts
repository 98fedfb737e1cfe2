import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'migrations')

/** First line of a migration that cannot run in a transaction, such as 'create index concurrently'. */
const OUTSIDE_MARK = '-- outside a transaction'

export type Migration = {
  name: string
  sql: string
  /** Absent: run the migration in one transaction. Otherwise each statement runs alone and may be repeated. */
  statements?: string[]
}

/** In their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

export async function readMigration(name: string): Promise<Migration> {
  const sql = await readFile(path.join(folder, name), 'utf8')
  return parseMigration(name, sql)
}

/** @throws Error if a migration outside a transaction does more than repeatably make and drop indexes */
export function parseMigration(name: string, sql: string): Migration {
  if (!sql.startsWith(OUTSIDE_MARK)) return { name, sql }
  const statements = sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
  const wrong = statements.find((statement) => !REPEATABLE.test(statement))
  if (wrong !== undefined)
    throw new Error(
      `${name} is marked '${OUTSIDE_MARK}': only create index concurrently if not exists and drop index concurrently if exists may stand there, not: ${wrong.slice(0, 80)}`,
    )
  return { name, sql, statements }
}

const REPEATABLE =
  /^(create (unique )?index concurrently if not exists|drop index concurrently if exists) (?<index>[a-z0-9_]+)\b/i

export const indexOf = (statement: string): string => REPEATABLE.exec(statement)?.groups?.['index'] ?? ''

/** The migration as one transaction, for a database without other users. */
export const asOneTransaction = ({ sql, statements }: Migration): string =>
  statements ? sql.replace(/\bconcurrently\b/gi, '') : sql
