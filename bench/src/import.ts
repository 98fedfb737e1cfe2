import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { startEmbedded } from '@hanap/server/db/embedded/embedded'
import { migrate } from '@hanap/server/db/migrate'
import { type Database, openDatabase } from '@hanap/server/db/open'
import { createImports, type ImportSummary } from '@hanap/server/features/imports/service'
import { createSkills } from '@hanap/server/features/skills/service'
import { systemClock } from '@hanap/server/lib/clock'
import { openListingSources } from '@hanap/server/wiring/listing-sources'
import { startChild } from './harness/child.ts'
import { makeBenchFolder } from './harness/folder.ts'
import { printTable } from './harness/table.ts'
import { round } from './harness/times.ts'
import type { BenchOptions } from './main.ts'

/** Imports from the stand-in board, in its own process, and from a file, into a PostgreSQL that writes to disk. */
export async function run({ size = 5000, seed = 1 }: BenchOptions): Promise<void> {
  const { path: folder, remove: removeFolder } = makeBenchFolder()
  const undo: (() => unknown)[] = [removeFolder]
  try {
    const database = await startEmbedded({ dataDir: path.join(folder, 'data'), log: () => {} })
    undo.push(database.stop)
    await migrate(database.url)
    const { db } = openDatabase(database.url, { poolSize: 10 })
    undo.push(() => db.destroy())
    const standIn = await startStandIn(path.join(folder, 'board'), { size, seed })
    undo.push(standIn.stop)
    const { sources } = openListingSources({
      config: {
        boardUrl: standIn.url,
        boardName: 'Online Jobs Portal',
        boardRequestInterval: 0,
        boardEnabled: true,
      },
      clock: systemClock,
    })
    const imports = createImports({
      db,
      clock: systemClock,
      sources,
      skills: createSkills({ db, clock: systemClock }),
      log: console.error,
    })

    const rows: (string | number)[][] = []
    const note = (step: string, { counts, seconds, state }: ImportSummary) => {
      const met = counts.new + counts.changed + counts.bumped + counts.unchanged
      if (state !== 'finished') throw new Error(`${step}: ${state}`)
      rows.push([step, met, counts.new, counts.unchanged, round(seconds), Math.round(met / seconds)])
    }
    note('board, first time', await imports.importSource('olj', 'full'))
    note('board, all again', await imports.importSource('olj', 'full'))
    note('board, recent only', await imports.importSource('olj', 'recent'))
    const file = path.join(folder, 'listings.jsonl')
    await writeJsonLines(db, file)
    note('JSON Lines, first time', await imports.importFile(file))
    note('JSON Lines, again', await imports.importFile(file))
    printTable(['step', 'listings', 'new', 'unchanged', 'seconds', 'per second'], rows)
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

async function startStandIn(dataDir: string, { size, seed }: { size: number; seed: number }) {
  const program = path.join(import.meta.dirname, '..', '..', 'standins', 'src', 'main.ts')
  const { hear, stop } = startChild(program, {
    env: {
      ...process.env,
      STANDINS_PORT: '0',
      STANDINS_DATA: dataDir,
      BOARD_COUNT: String(size),
      BOARD_SEED: String(seed),
    },
  })
  const message = (await hear()) as { ready: { board: string } } | undefined
  if (!message) throw new Error('The stand-in board ended by itself.')
  return { url: message.ready.board, stop }
}

async function writeJsonLines(db: Database, file: string) {
  const out = createWriteStream(file)
  const jobs = await db
    .selectFrom('jobs')
    .select(['source_id', 'url', 'title', 'job_type', 'salary', 'hours_per_week', 'posted_at', 'description'])
    .execute()
  for (const job of jobs) out.write(`${JSON.stringify(job)}\n`)
  out.end()
  await finished(out)
}
