/** @module-tag operations */
import { fork } from 'node:child_process'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { listingsFor, type StartedImport, startImport } from '../../../test/doubles/board-import.ts'
import type { Progress } from './rules/board-run.ts'
import { noCounts } from './rules.ts'

const program = path.join(import.meta.dirname, '..', '..', '..', 'test', 'processes', 'import-process.ts')

const started: StartedImport[] = []
async function start() {
  const one = await startImport(listingsFor(200))
  started.push(one)
  return one
}
afterEach(async () => {
  for (const one of started.splice(0)) await one.close()
})

async function killAt(at: StartedImport, isTime: (progress: Progress) => boolean) {
  const child = fork(program, {
    env: {
      ...process.env,
      DATABASE: at.databaseUrl,
      BOARD: at.standIn.url,
      NOW: at.clock.now().toISOString(),
    },
    execArgv: [],
  })
  child.on('message', (message: { progress?: Progress }) => {
    if (message.progress && isTime(message.progress)) child.kill('SIGKILL')
  })
  return new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)))
}

it('killed in the middle, again and again, and started again, an import ends the same as one that was left alone', async () => {
  const killed = await start()
  const moments: ((progress: Progress) => boolean)[] = [
    ({ phase, done }) => phase === 'lists' && done >= 60,
    ({ phase, done }) => phase === 'lists' && done >= 150,
    ({ phase }) => phase === 'details',
    ({ phase, done }) => phase === 'details' && done >= 64,
    ({ phase, done }) => phase === 'details' && done >= 128,
  ]
  for (const moment of moments) expect(await killAt(killed, moment)).toBe('SIGKILL')
  const { rows } = await startedRuns(killed)
  expect(rows).toHaveLength(1)
  // PostgreSQL frees a killed import's lock only once it notices.
  let last = await killed.imports.importSource('olj', 'full')
  await expect
    .poll(async () => {
      if (last.state === 'busy') last = await killed.imports.importSource('olj', 'full')
      return last
    })
    .toMatchObject({ state: 'finished', kind: 'full' })
  // Counts include listings from before the kills, each once.
  expect(last.counts).toEqual({ ...noCounts(), new: 200, employers: 7, tags: 1 })

  const alone = await start()
  await alone.imports.importSource('olj', 'full')
  expect(await killed.everything()).toEqual(await alone.everything())
})

async function startedRuns({ db }: StartedImport) {
  return { rows: await db.selectFrom('import_runs').select('id').execute() }
}
