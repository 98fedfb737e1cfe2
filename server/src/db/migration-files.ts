import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'migrations')

/** The first line of a migration whose statements cannot run in a transaction, such as 'create index concurrently'. */
const OUTSIDE_MARK = '-- outside a transaction'

export type Migration = {
  name: string
  sql: string
  /** Absent: all of it is one transaction. Otherwise each statement stands for itself and may be repeated. */
  statements?: string[]
}

/** The names of the migrations this program knows, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

export async function readMigration(name: string): Promise<Migration> {
  const sql = await readFile(path.join(folder, name), 'utf8')
  return parseMigration(name, sql)
}

/** @throws Error for a migration outside a transaction that holds more than indexes made and dropped in a repeatable way */
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

/** The index that such a statement makes or drops. */
export const indexOf = (statement: string): string => REPEATABLE.exec(statement)?.groups?.['index'] ?? ''

/** The same for a database that nobody else uses, where it can be part of a transaction. */
export const asOneTransaction = ({ sql, statements }: Migration): string =>
  statements ? sql.replace(/\bconcurrently\b/gi, '') : sql
