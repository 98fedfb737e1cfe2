import path from 'node:path'
import { type App, createApp } from '@hanap/server/app'
import { type Config, readConfig } from '@hanap/server/config'
import { openDatabase } from '@hanap/server/db/open'
import type { Clock } from '@hanap/server/lib/clock'
import { createLog } from '@hanap/server/lib/log'
import { openJobIndex } from '@hanap/server/search/open-index'
import type { JobSearch } from '@hanap/server/search/port'
import { readSecretKey } from '@hanap/server/secret-key'
import { openQueue } from '@hanap/server/tasks/queue'

const NOWHERE = '127.0.0.1:9'

/**
 * Opens the program in this process, on a migrated database. No worker: tasks wait until the bench runs them.
 * @param given.env besides settings that disable outside calls
 * @param given.configure changes the resulting configuration
 * @param given.index replaces its own, which would read every listing
 */
export async function openProgram(given: {
  databaseUrl: string
  dataDir: string
  clock: Clock
  env?: Record<string, string>
  configure?: (config: Config) => Config
  index?: JobSearch
}) {
  const { databaseUrl, dataDir, clock, configure = (config: Config) => config } = given
  const config = configure(
    readConfig({
      DATA_DIR: dataDir,
      STANDINS: 'off',
      BOARD_URL: `http://${NOWHERE}`,
      BOARD_ENABLED: 'off',
      SMTP_URL: `smtp://${NOWHERE}`,
      EMAIL_VERIFICATION: 'off',
      ...given.env,
    }),
  )
  const { db } = openDatabase(databaseUrl, { poolSize: 10 })
  const queue = await openQueue(databaseUrl, console.error)
  const index =
    given.index ?? openJobIndex({ databaseUrl, synonyms: config.synonyms, onTrouble: console.error })
  const apps: App[] = []
  /** Starts another program on the same database. */
  async function start(): Promise<App> {
    const app = await createApp({
      config,
      db,
      queue,
      index,
      clock,
      secretKey: await readSecretKey(config),
      siteDir: path.join(dataDir, 'no-site'),
      log: createLog('silent', { write: () => {} }),
    })
    apps.push(app)
    return app
  }
  return {
    app: await start(),
    config,
    db,
    start,
    async close() {
      for (const app of apps) await app.close()
      await queue.stop()
      if (!given.index) await index.close()
      await db.destroy()
    },
  }
}
