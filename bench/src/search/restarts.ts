import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { refreshOpenJobs, removeOpenJobs } from '@hanap/server/features/imports/open-jobs/store'
import type { Asked, IndexPosition, JobSearch } from '@hanap/server/search/port'
import { sql } from 'kysely'
import { startChild } from '../harness/child.ts'
import { createChoices } from '../harness/random.ts'
import { printTable } from '../harness/table.ts'
import { round } from '../harness/times.ts'
import type { Measured } from './arrivals.ts'
import type { QueryClass } from './classes.ts'
import { questionOf } from './service.ts'

export const HOUR_MS = 3_600_000
const KILLS = 10
const QUESTIONS = 60
/** Half are removed and half bumped in each round, and restored in the next. */
const CHANGED = 400
const LONGEST_MS = 4000

export type ToRestarted = { asked: 'position' | readonly Asked[] }
export type FromRestarted =
  | { listings: number; readyMs: number; grownBytes: number }
  | { answers: unknown; grownBytes: number }
  | IndexPosition

/** Independent of an index's segments. */
export async function answersOf(index: JobSearch, asked: readonly Asked[]): Promise<unknown> {
  const answers: unknown[] = []
  for (const one of asked) {
    const { ids, count } = await index.search({ ...one, order: 'date' })
    const counts = await index.count(one, { datesFrom: [0, 0, 0, 0, 0], tagIds: [] })
    answers.push({ ids, count, counts })
  }
  return answers
}

/**
 * SIGKILL at random moments while listings change and the index is kept. Each start must answer as an index that was
 * never kept.
 */
export async function printRestarts(
  { loaded, index, size }: Measured,
  classes: readonly QueryClass[],
  seed: number,
): Promise<void> {
  const { random } = createChoices(seed)
  const asked = classes
    .flatMap(({ asks }) => asks.slice(0, 10))
    .flatMap((ask) => (ask.kind === 'search' ? [questionOf(ask.query)] : []))
    .slice(0, QUESTIONS)
  const keep = path.join(loaded.folder, `kept-${process.pid}`)
  const begin = async () => {
    const child = startChild(fileURLToPath(new URL('./restarted.ts', import.meta.url)), {
      env: { ...process.env, DATABASE: loaded.url, KEEP: path.join(keep, 'web') },
    })
    return { ...child, begun: (await child.hear()) as { readyMs: number; grownBytes: number } }
  }

  let running = await begin()
  const rows = [['read from the database', '', ...describe(running.begun, size), '']]
  for (;;) {
    const { lastChange, keptChange } = (await running.hear({
      asked: 'position',
    } satisfies ToRestarted)) as IndexPosition
    if (lastChange === keptChange) break
    await wait(100)
  }
  let gone: number[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const killAfterMs = random() * LONGEST_MS
    const changing = wait(killAfterMs).then(() => running.child.kill('SIGKILL'))
    gone = await change(loaded.db, gone, random)
    await changing
    await running.stop().catch(() => {})
    running = await begin()
    await index.catchUp()
    const { answers, grownBytes } = (await running.hear({ asked } satisfies ToRestarted)) as {
      answers: unknown
      grownBytes: number
    }
    const isSame = JSON.stringify(answers) === JSON.stringify(await answersOf(index, asked))
    if (!isSame) process.exitCode = 1
    rows.push([
      `killed ${kill}`,
      String(Math.round(killAfterMs)),
      ...describe({ ...running.begun, grownBytes }, size),
      isSame ? 'the same' : 'OTHERS',
    ])
  }
  running.child.kill('SIGKILL')
  await loaded.db.transaction().execute((tx) => refreshOpenJobs(tx, gone))
  printTable(
    [
      'start',
      'killed after ms',
      'ms to the first answer',
      'bytes of memory a listing',
      `${asked.length} answers`,
    ],
    rows,
  )
}

const describe = ({ readyMs, grownBytes }: { readyMs: number; grownBytes: number }, size: number) => [
  round(readyMs),
  String(Math.round(grownBytes / size)),
]

async function change(db: Measured['loaded']['db'], gone: readonly number[], random: () => number) {
  const { rows } = await sql<{ job_id: number }>`
    select job_id from open_jobs where job_id > ${Math.floor(random() * 5000)} order by job_id limit ${CHANGED}`.execute(
    db,
  )
  const ids = rows.map(({ job_id }) => job_id)
  const leaving = ids.filter((_, i) => i % 2 === 0)
  await db.transaction().execute(async (tx) => {
    await refreshOpenJobs(tx, [...gone, ...ids.filter((_, i) => i % 2 === 1)])
    await removeOpenJobs(tx, leaving)
  })
  return leaving
}
