import { createSessions } from '@hanap/server/features/sessions/service'
import type { JobSearch } from '@hanap/server/search/port'
import type { LoadedCorpus } from '../corpus/load.ts'
import { openProgram } from '../harness/open-program.ts'
import type { Ask } from './classes.ts'
import { addressOf, corpusClock } from './service.ts'

export type HttpService = { ask(ask: Ask): Promise<void>; close(): Promise<void> }

/** Serves one logged-in seeker, with the opened index. */
export async function startHttp(
  { db, url, folder }: LoadedCorpus,
  { index, userId }: { index: JobSearch; userId: number },
): Promise<HttpService> {
  const { app, close } = await openProgram({ databaseUrl: url, dataDir: folder, clock: corpusClock, index })
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
    close,
  }
}
