import type { Config } from './config.ts'
import { connectOrStartEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { type Database, openDatabase } from './db/open.ts'

/**
 * Migrated; the running program's, or one started here.
 * @param undo cleanup steps, last first
 */
export async function openOwnDatabase(...given: Parameters<typeof connectToOwnDatabase>): Promise<Database> {
  const { db } = await connectToOwnDatabase(...given)
  return db
}

export async function connectToOwnDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  undo: (() => Promise<void>)[],
  log: (line: string) => void,
): Promise<{ db: Database; url: string }> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await connectOrStartEmbedded(config.dataDir, log)
  undo.push(database.stop)
  await migrate(database.url)
  const { db } = openDatabase(database.url, { poolSize: 4 })
  undo.push(() => db.destroy())
  return { db, url: database.url }
}
