import path from 'node:path'
import { connectBoard } from '@hanap/contract/applications/integrations'
import { openDatabase } from '@hanap/server/db/open'
import { createImports } from '@hanap/server/features/imports/service'
import { createSkills } from '@hanap/server/features/skills/service'
import { systemClock } from '@hanap/server/lib/clock'
import { findFreePort } from '@hanap/server/lib/free-port'
import { openListingSources } from '@hanap/server/wiring/listing-sources'
import { startBoard } from '@hanap/standins/board/board'
import { createCaller, demand } from '../harness/api.ts'
import { withDatabase } from '../harness/database.ts'
import { makeBenchFolder } from '../harness/folder.ts'
import { signUp } from '../harness/people.ts'
import { createWorker } from './naive.ts'

/** `worker` is her browser on the board. */
export type Actor = { email: string; token: string; worker: ReturnType<typeof createWorker> }
export type Job = { id: number; boardId: number }
export type Wanted = { actor: Actor; job: Job; pair: string; words: string }

const FIRST_BOARD_ID = 1_800_000
const SIGNING_UP_AT_ONCE = 4
const BOARD_PASSWORD = 'dagat at bundok 7'

export async function openStage(listings: number) {
  const { path: folder, remove: removeFolder } = makeBenchFolder()
  const board = await startBoard({
    dataDir: path.join(folder, 'board'),
    listings: Array.from({ length: listings }, (_, index) => ({
      id: FIRST_BOARD_ID + index,
      title: `Bookkeeper ${index + 1}`,
    })),
    pointsPerDay: 1_000_000,
    // Only the program prevents duplicates.
    takesRepeats: true,
  })
  return {
    dataDir: path.join(folder, 'data'),
    board,
    port: await findFreePort(),
    async close() {
      await board.close()
      removeFolder()
    },
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>

/** Oldest id first. */
export const takeInListings = ({ dataDir, board }: Stage): Promise<Job[]> =>
  withDatabase(dataDir, (url) => importListings(url, board.url))

/** Oldest id first. */
export async function importListings(databaseUrl: string, boardUrl: string): Promise<Job[]> {
  const { db } = openDatabase(databaseUrl, { poolSize: 2 })
  const clock = systemClock
  const config = { boardUrl, boardName: 'Online Jobs Portal', boardRequestInterval: 0, boardEnabled: true }
  try {
    const imports = createImports({
      db,
      clock,
      sources: openListingSources({ config, clock }).sources,
      skills: createSkills({ db, clock }),
      log: console.error,
    })
    await imports.importSource('olj', 'full')
    const rows = await db.selectFrom('jobs').select(['id', 'source_id']).orderBy('source_id').execute()
    return rows.map(({ id, source_id }) => ({ id, boardId: Number(source_id) }))
  } finally {
    await db.destroy()
  }
}

export async function signUpActors(
  count: number,
  url: string,
  stage: { board: Pick<Stage['board'], 'url'> },
): Promise<Actor[]> {
  const actors: Actor[] = []
  let next = 0
  const signUp = async () => {
    for (let number = next++; number < count; number = next++) {
      actors.push(await signUpActor(number, url, stage.board.url))
    }
  }
  await Promise.all(Array.from({ length: SIGNING_UP_AT_ONCE }, signUp))
  return actors
}

async function signUpActor(number: number, url: string, boardUrl: string): Promise<Actor> {
  const username = `seeker_${number}`
  const email = `${username}@example.ph`
  const worker = createWorker(boardUrl)
  await worker.register(`Seeker ${number}`, email, BOARD_PASSWORD)
  await worker.logIn(email, BOARD_PASSWORD)
  const { token } = await signUp(url, username)
  await demand(createCaller(url, token), connectBoard, { olj_email: email, olj_password: BOARD_PASSWORD })
  return { email, token, worker }
}

/** Each with a unique letter. */
export function pairUp(actors: readonly Actor[], jobs: readonly Job[], count: number): Wanted[] {
  const all = jobs.flatMap((job) =>
    actors.map((actor) => {
      const pair = `${actor.email}, job ${job.boardId}`
      return { actor, job, pair, words: `I keep books.\n\n${pair}` }
    }),
  )
  return all.slice(0, count)
}
