import path from 'node:path'
import { createApp } from '@hanap/server/app'
import { readConfig } from '@hanap/server/config'
import { createSessions } from '@hanap/server/features/sessions/service'
import type { JobSearch } from '@hanap/server/search/open-index'
import { openQueue } from '@hanap/server/tasks/queue'
import pino from 'pino'
import type { LoadedCorpus } from '../corpus/load.ts'
import type { Ask } from './classes.ts'
import { addressOf, corpusClock } from './service.ts'

/** The whole program on a port, for one signed-in seeker. */
export type HttpService = { ask(ask: Ask): Promise<void>; close(): Promise<void> }

/** Starts the program beside the corpus, with the index that is there already. */
export async function startHttp(
  { db, url, folder }: LoadedCorpus,
  { index, userId }: { index: JobSearch; userId: number },
): Promise<HttpService> {
  const log = pino({ level: 'silent' })
  const queue = await openQueue(url, (error) => console.error(error))
  const app = await createApp({
    config: readConfig({ DATA_DIR: folder, BOARD_URL: 'http://127.0.0.1:9' }),
    db,
    queue,
    index,
    clock: corpusClock,
    secretKey: 'a key that only this bench knows, long enough',
    siteDir: path.join(folder, 'no-site'),
    log,
  })
  const token = await createSessions({ db, clock: corpusClock }).begin(db, userId, {
    rememberMe: true,
    userAgent: 'bench',
  })
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 })
  return {
    async ask(ask) {
      const answer = await fetch(`${address}/api${addressOf(ask)}`, {
        headers: { authorization: `Token ${token}` },
        signal: AbortSignal.timeout(60_000),
      })
      const body = await answer.text()
      if (answer.status !== 200) throw new Error(`${addressOf(ask)}: ${answer.status} ${body.slice(0, 200)}`)
    },
    async close() {
      await app.close()
      await queue.stop()
    },
  }
}
