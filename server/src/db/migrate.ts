import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

const folder = path.join(import.meta.dirname, 'migrations')
/** Any constant will do: it keeps two starting programs from migrating at once. */
const LOCK = 7_201_101

/**
 * Applies the numbered migrations that this database has not seen, each in a transaction of its own.
 * Safe to run from several programs at once; a file already applied is never run again.
 * @returns the names applied now
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const seen = new Set(rows.map((row) => row.name))
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const fresh = names.filter((name) => !seen.has(name))
    for (const name of fresh) {
      const sql = await readFile(path.join(folder, name), 'utf8')
      await client.query(`begin;\n${sql};\ninsert into migrations (name) values ('${name}');\ncommit`)
    }
    return fresh
  } finally {
    await client.end()
  }
}
