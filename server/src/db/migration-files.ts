import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'migrations')

/** For statements that cannot run in a transaction, such as 'create index concurrently'. */
const OUTSIDE_MARK = '-- outside a transaction'

export type Migration = {
  name: string
  sql: string
  /** Each runs alone and may be repeated; absent: one transaction. */
  statements?: string[]
}

export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

export async function readMigration(name: string): Promise<Migration> {
  const sql = await readFile(path.join(folder, name), 'utf8')
  return parseMigration(name, sql)
}

/** @throws Error for other statements than repeatable index changes outside a transaction */
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

/** For a database without other users. */
export const asOneTransaction = ({ sql, statements }: Migration): string =>
  statements ? sql.replace(/\bconcurrently\b/gi, '') : sql
