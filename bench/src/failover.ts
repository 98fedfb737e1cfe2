import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '@hanap/server/db/migrate'
import { openDatabase } from '@hanap/server/db/open'
import { inspect } from './failover/books.ts'
import { type Databases, startDatabases } from './failover/databases.ts'
import { type Fault, listFaults } from './failover/faults.ts'
import { gatherCrowd, LISTINGS, type Load, startLoad } from './failover/load.ts'
import { notice } from './failover/measure.ts'
import { type Happened, printResults } from './failover/results.ts'
import { createRunningClock } from './harness/clocks.ts'
import { startFleet } from './harness/fleet.ts'
import { createProgress } from './harness/progress.ts'
import type { BenchOptions } from './main.ts'

const FIRST_BOARD_ID = 1_900_000
/** Longer faults are reported. */
const LONGEST_MS = 60_000
const LOOK_EVERY_MS = 100
/** For mails and other queued work. */
const WORK_PATIENCE_MS = 60_000

/**
 * Three web and two worker processes on a primary with two standbys, under load, through one fault after another.
 * Then checks every confirmed write, and counts what must happen once.
 * @param size seconds of load per fault
 * @param args only faults with one of these words in their name
 */
export async function run({ size = 8, seed = 1, args }: BenchOptions): Promise<void> {
  const began = performance.now()
  const databases = await startDatabases()
  console.log(`Where servers are cut off, ${databases.howCut}.`)
  try {
    const happened = await failOver(databases, { size, seed, args })
    const seconds = Math.round((performance.now() - began) / 1000)
    const isGood = printResults(happened)
    console.log(`\n${seconds} s (seed ${seed})`)
    if (!isGood) process.exitCode = 1
  } finally {
    await databases.close()
  }
}

async function failOver(
  databases: Databases,
  { size, seed, args }: { size: number; seed: number; args: readonly string[] },
) {
  const clock = createRunningClock()
  await migrate(databases.url)
  const fleet = await startFleet({
    webs: 3,
    workers: 2,
    databaseUrl: databases.url,
    replicaUrls: databases.replicaUrls,
    now: clock.now,
    listings: Array.from({ length: LISTINGS }, (_, index) => ({
      id: FIRST_BOARD_ID + index,
      title: `Bookkeeper ${index + 1}`,
    })),
  })
  let load: Load | undefined
  try {
    const crowd = await gatherCrowd(fleet, databases.url)
    load = startLoad({ url: fleet.url, crowd, seed })
    const wanted = (name: string) => args.length === 0 || args.some((part) => name.includes(part))
    const all = listFaults({ fleet, databases })
    const faults = all.filter(({ name }) => wanted(name))
    if (faults.length === 0)
      throw new Error(`No fault has such a name: ${all.map(({ name }) => name).join(', ')}.`)
    const windows = await goThroughAll(faults, { load, databases, size })
    await load.stop()
    const memory = fleet.members.map((member) => ({ name: member.name, mb: member.residentMb() }))
    await workIsDone(databases.url)
    await Promise.all(fleet.members.map((member) => member.stop()))
    const { deeds, record } = load
    const found = await inspect({ databaseUrl: databases.url, fleet, clock, deeds, ...crowd })
    return {
      faults: windows.map((one) => ({ ...one, noticed: notice(record.seen, one) })),
      left: faults.filter(({ missing }) => missing !== null),
      seen: record.seen,
      deeds,
      found,
      memory,
    } satisfies Happened
  } finally {
    await load?.stop()
    await fleet.close()
  }
}

async function goThroughAll(
  faults: readonly Fault[],
  given: { load: Load; databases: Databases; size: number },
) {
  const show = createProgress('Failing', faults.length)
  const windows: { fault: Fault; from: number; to: number }[] = []
  for (const [done, fault] of faults.entries()) {
    show(done, fault.name)
    if (fault.missing === null) windows.push(await goThrough(fault, given))
  }
  show(faults.length, 'done')
  return windows
}

/** Waits until no request fails. */
async function goThrough(
  fault: Fault,
  { load, databases, size }: { load: Load; databases: Databases; size: number },
) {
  await fault.prepare?.()
  const from = performance.now()
  await fault.begin()
  await wait(fault.lastsMs)
  await fault.end?.()
  const mended = performance.now()
  const { seen } = load.record
  for (;;) {
    await wait(LOOK_EVERY_MS)
    const now = performance.now()
    const { recoveryMs } = notice(seen, { from, to: now })
    const isOver = recoveryMs.read !== null && recoveryMs.write !== null && areAnswered(load, mended)
    if ((isOver && now - from > size * 1000) || now - mended > LONGEST_MS) break
  }
  await databases.allStream()
  return { fault, from, to: performance.now() }
}

const areAnswered = ({ record }: Load, since: number) =>
  (['read', 'write'] as const).every((kind) =>
    record.seen.some((one) => one.kind === kind && one.began > since && one.status > 0),
  )

/** Waits until no mail is queued, within limits. */
async function workIsDone(databaseUrl: string) {
  const { db } = openDatabase(databaseUrl, { poolSize: 1 })
  const end = performance.now() + WORK_PATIENCE_MS
  try {
    while (performance.now() < end) {
      const waiting = await db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute()
      if (waiting.length === 0) return
      await wait(LOOK_EVERY_MS)
    }
  } finally {
    await db.destroy()
  }
}
