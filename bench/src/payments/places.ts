import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { connectOrStartEmbedded } from '@hanap/server/db/embedded'
import { type Database, openDatabase } from '@hanap/server/db/open'
import { sql } from 'kysely'
import type { Finder } from './traces.ts'

/** Everything that was written or said while people paid. */
export type Written = { log: string[]; answers: string[]; dataDir: string }
/** What of a card was found, and where; and how much was looked through. */
export type Found = { traces: string[]; rows: number; files: number; megabytes: number }

/**
 * Looks through the log, the answers, every row of every table and every file of the data folder.
 * @param known rows that were there before anybody paid
 */
export async function searchPlaces(
  written: Written,
  finder: Finder,
  known: ReadonlySet<string>,
): Promise<Found> {
  const traces: string[] = []
  const note = (where: string, found: string[]) => traces.push(...found.map((what) => `${where}: ${what}`))
  note('log', finder.inText(written.log.join('')))
  note('answers', finder.inText(written.answers.join('\n')))
  const rows = (await inDatabase(written.dataDir, everyRow)).filter((row) => !known.has(row))
  for (const row of rows) note(`table ${row.slice(0, row.indexOf(' '))}`, finder.inText(row))
  let files = 0
  let bytes = 0
  for (const entry of await readdir(written.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const name = path.join(entry.parentPath, entry.name)
    const content = await readFile(name)
    files += 1
    bytes += content.length
    note(`file ${path.relative(written.dataDir, name)}`, finder.inBytes(content))
  }
  return { traces, rows: rows.length, files, megabytes: Math.round(bytes / 1e6) }
}

/** Uses the database of a data folder, whether the program runs or not. */
export async function inDatabase<T>(dataDir: string, use: (db: Database) => Promise<T>): Promise<T> {
  const server = await connectOrStartEmbedded(dataDir, () => {})
  const { db } = openDatabase(server.url, { poolSize: 1 })
  try {
    return await use(db)
  } finally {
    await db.destroy()
    await server.stop()
  }
}

/** Every row of every table as text, its table's name first; the queue's too. */
export async function everyRow(db: Database): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const texts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(db)
    texts.push(...rows.map(({ text }) => `${name} ${text}`))
  }
  return texts
}
