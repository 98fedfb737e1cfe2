import { type Application, listApplications } from '@hanap/contract/applications/applications'
import { createCaller } from '../harness/api.ts'
import { createRunningClock } from '../harness/clocks.ts'
import { withDatabase } from '../harness/database.ts'
import { openProgram } from '../harness/open-program.ts'
import { createProgress } from '../harness/progress.ts'
import type { Tracked } from './compare.ts'
import type { Actor, Wanted } from './stage.ts'

const MINUTE_MS = 60_000
/** When an application missing on the board counts as not sent. */
const FIRST_STEP_MS = 11 * MINUTE_MS
const STEP_MS = 61 * MINUTE_MS
/** The program checks for a day. */
const STEPS = 25
const LOOKS_AT_ONCE = 10

/**
 * Passes a day on the program's clock.
 * @returns all trackers' content
 */
export async function settle(given: {
  dataDir: string
  boardUrl: string
  actors: readonly Actor[]
  wanted: readonly Wanted[]
}): Promise<Tracked[]> {
  const { dataDir, boardUrl, actors, wanted } = given
  const env = { DATA_DIR: dataDir, BOARD_URL: boardUrl, BOARD_REQUEST_INTERVAL: '0' }
  return withDatabase(dataDir, (url) => settleOn(url, { env, actors, wanted }))
}

/** Like `settle`, on a running database. */
export async function settleOn(
  databaseUrl: string,
  given: { env: Record<string, string>; actors: readonly Actor[]; wanted: readonly Wanted[] },
): Promise<Tracked[]> {
  const { env, actors, wanted } = given
  const names = new Map(wanted.map(({ actor, job, pair }) => [`${actor.email} ${job.id}`, pair]))
  const clock = createRunningClock()
  const began = clock.now().getTime()
  const { app, close } = await openProgram({ databaseUrl, dataDir: env['DATA_DIR'] ?? '', clock, env })
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 })

  async function readTracker({ email, token }: Actor) {
    const answer = await createCaller(url, token)(listApplications)
    if (answer?.status !== 200) throw new Error(`No tracker: ${JSON.stringify(answer)}`)
    return (answer.body['results'] as Application[]).map((row) => ({ row, email }))
  }
  const readAll = async () => (await Promise.all(actors.map(readTracker))).flat()
  const isOpen = ({ row }: { row: Application }) =>
    row.send_state === 'sending' || row.send_state === 'unknown'

  try {
    for (let step = 0; step < STEPS; step += 1) {
      const open = (await readAll()).filter(isOpen).map(({ row }) => row.id)
      if (open.length === 0) break
      clock.set(new Date(clock.now().getTime() + (step === 0 ? FIRST_STEP_MS : STEP_MS)))
      const later = Math.round((clock.now().getTime() - began) / MINUTE_MS)
      const show = createProgress(`Checking again ${later} min later`, open.length)
      let done = 0
      const look = async () => {
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          await app.applications.settle(id)
          done += 1
          show(done)
        }
      }
      await Promise.all(Array.from({ length: LOOKS_AT_ONCE }, look))
    }
    return (await readAll()).map(({ row, email }) => ({
      pair: names.get(`${email} ${row.job}`) ?? `${email}, another job`,
      state: row.send_state,
      problem: row.send_problem?.reason ?? '',
    }))
  } finally {
    await close()
  }
}
