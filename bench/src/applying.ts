import { createRandom } from '@hanap/standins/generator/random'
import { compare, type Told } from './applying/compare.ts'
import { startBadConnection } from './applying/connection.ts'
import { createKills } from './applying/kills.ts'
import { printResults } from './applying/results.ts'
import { applyPatiently } from './applying/seeker.ts'
import { settle } from './applying/settle.ts'
import { openStage, pairUp, type Stage, signUpActors, takeInListings, type Wanted } from './applying/stage.ts'
import { createCaller } from './harness/api.ts'
import { createProgress } from './harness/progress.ts'
import type { BenchOptions } from './main.ts'

const MOST_PEOPLE = 50
const APPLICATIONS_PER_KILL = 250
const TO_SERVER = { cut: 0.12, delay: 0.2, repeat: 0.2, hang: 0 }
const TO_BOARD = { cut: 0.08, delay: 0.2, repeat: 0, hang: 0.004 }

/**
 * Seekers apply over bad connections while the program is killed; the board's record is compared with what they saw.
 * A naive client does the same.
 * @param size applications of each way
 */
export async function run({ size = 1000, seed = 1 }: BenchOptions): Promise<void> {
  const began = performance.now()
  const people = Math.min(MOST_PEOPLE, size)
  const listings = Math.ceil(size / people)
  const stage = await openStage(listings * 2)
  try {
    const ours = await applyHere(stage, { size, seed, people, listings })
    const naive = await applyNaively(stage, { seed, wanted: ours.naive })
    printResults(size, [
      { name: 'Hanap', ...ours },
      { name: 'naive', ...naive },
    ])
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`\n${people} people, ${listings} jobs, ${seconds} s (seed ${seed})`)
    for (const line of ours.broken.slice(0, 20)) console.error(`Broken: ${line}`)
    if (ours.broken.length > 0) process.exitCode = 1
  } finally {
    await stage.close()
  }
}

async function applyHere(
  stage: Stage,
  { size, seed, people, listings }: { size: number; seed: number; people: number; listings: number },
) {
  const { board, dataDir } = stage
  const toBoard = await startBadConnection({ to: board.url, random: createRandom(seed), badness: TO_BOARD })
  const program = await createKills({ stage, boardUrl: toBoard.url, random: createRandom(seed + 2) })
  const toServer = await startBadConnection({
    to: program.url,
    random: createRandom(seed + 1),
    badness: TO_SERVER,
  })
  try {
    const jobs = await takeInListings(stage)
    const actors = await signUpActors(people, program.url, stage)
    const wanted = pairUp(actors, jobs.slice(0, listings), size)
    toBoard.turnBad()
    toServer.turnBad()
    const random = createRandom(seed + 3)
    const kills = Math.max(1, Math.round(size / APPLICATIONS_PER_KILL))
    const attempts = await applyAll('Applying', wanted, {
      apply: ({ actor, job, words }) =>
        applyPatiently(createCaller(toServer.url, actor.token), { jobId: job.id, words }, random),
      onDone(done) {
        const isTime = done >= ((program.kills() + 1) * size) / (kills + 1)
        if (isTime && program.kills() < kills) program.killAndStart()
        return `killed ${program.kills()} times`
      },
    })
    await program.stop()
    await toServer.settled()
    const tracked = await settle({ dataDir, boardUrl: toBoard.url, actors, wanted })
    return {
      ...compare({ attempts, tracked, arrived: readBoard(stage, wanted) }),
      kills: program.kills(),
      happened: [toServer.counts, toBoard.counts],
      naive: pairUp(actors, jobs.slice(listings), size),
    }
  } finally {
    await program.stop()
    await toServer.close()
    await toBoard.close()
  }
}

/** Straight to the board, without an idempotency key or a row. */
async function applyNaively(stage: Stage, { seed, wanted }: { seed: number; wanted: Wanted[] }) {
  const badness = { ...TO_BOARD, hang: 0 }
  const toBoard = await startBadConnection({ to: stage.board.url, random: createRandom(seed), badness })
  toBoard.turnBad()
  try {
    const attempts = await applyAll('Applying naively', wanted, {
      apply: ({ actor, job, words }) => actor.worker.applyNaively(toBoard.url, job.boardId, words),
      onDone: () => '',
    })
    await toBoard.settled()
    const tracked = attempts.map(({ pair, told }) => ({
      pair,
      state: told.as === 'sent' ? ('sent' as const) : ('failed' as const),
      problem: told.why,
    }))
    const compared = compare({ attempts, tracked, arrived: readBoard(stage, wanted) })
    return { ...compared, kills: 0, happened: [toBoard.counts] }
  } finally {
    await toBoard.close()
  }
}

async function applyAll(
  title: string,
  wanted: readonly Wanted[],
  given: { apply: (one: Wanted) => Promise<Told>; onDone: (done: number) => string },
) {
  const show = createProgress(title, wanted.length)
  let done = 0
  const applyInTurn = async (own: Wanted[]) => {
    const attempts = []
    for (const one of own) {
      attempts.push({ pair: one.pair, words: one.words, told: await given.apply(one) })
      done += 1
      show(done, given.onDone(done))
    }
    return attempts
  }
  const byPerson = Map.groupBy(wanted, ({ actor }) => actor)
  return (await Promise.all([...byPerson.values()].map(applyInTurn))).flat()
}

function readBoard({ board }: Stage, wanted: readonly Wanted[]) {
  const jobs = new Set(wanted.map(({ job }) => job.boardId))
  return board
    .applications()
    .filter(({ job_id }) => jobs.has(job_id))
    .map(({ email, job_id, message }) => ({ pair: `${email}, job ${job_id}`, words: message }))
}
