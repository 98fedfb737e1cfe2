import { type App, createApp } from '@hanap/server/app'
import { readConfig } from '@hanap/server/config'
import { createLog } from '@hanap/server/lib/log'
import { openJobIndex } from '@hanap/server/search/open-index'
import { openQueue } from '@hanap/server/tasks/queue'
import type { LoadedCorpus } from '../corpus/load.ts'
import type { SettableClock } from '../payments/program.ts'

/** Nobody listens there. */
const NOWHERE = '127.0.0.1:9'

/** The program on a corpus. Mails are queued, and the tasks that would send them are done by nobody. */
export async function openProgram(
  { db, url, folder }: LoadedCorpus,
  clock: SettableClock,
): Promise<{ app: App; close(): Promise<void> }> {
  const config = readConfig({
    DATA_DIR: folder,
    STANDINS: 'off',
    BOARD_URL: `http://${NOWHERE}`,
    BOARD_ENABLED: 'off',
    SMTP_URL: `smtp://${NOWHERE}`,
    EMAIL_VERIFICATION: 'off',
  })
  const queue = await openQueue(url, (error) => console.error(error))
  const index = openJobIndex({ databaseUrl: url, synonyms: config.synonyms, onTrouble: console.error })
  const app = await createApp({
    config,
    db,
    queue,
    index,
    clock,
    secretKey: 'a key that only benches know, long enough for anybody',
    siteDir: folder,
    log: createLog('silent', { write: () => {} }),
  })
  return {
    app,
    async close() {
      await app.close()
      await queue.stop()
      await index.close()
    },
  }
}
