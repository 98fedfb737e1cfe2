import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { noCounts } from '../features/imports/rules.ts'
import { finishRun, keepCounts, keepProblem, startRun } from '../features/imports/runs/store.ts'
import { readImport } from './figures-store.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 19, 37 + minutes))
const STOPPED = 'The board shows a bot check.'

test('the operator reads what a full import stands still for, and its numbers, though recent ones began after it', async () => {
  const { db, close } = await createTestDatabase()
  const start = (kind: 'full' | 'recent', now: Date) => startRun(db, 'olj', { kind, counts: noCounts(), now })
  const full = await start('full', at(0))
  const recent = await start('recent', at(15))
  await finishRun(db, recent.id, { now: at(17), problem: null })
  await keepProblem(db, full.id, STOPPED)
  expect(await readImport(db, 'olj')).toMatchObject({ lastSuccessAt: at(17), problem: STOPPED })

  await keepProblem(db, full.id, null)
  expect(await readImport(db, 'olj')).toMatchObject({ problem: null })
  await keepCounts(db, full.id, { ...noCounts(), unchanged: 150, failed: 2 })
  await finishRun(db, full.id, { now: at(300), problem: '2 pages could not be read' })
  expect(await readImport(db, 'olj')).toMatchObject({
    lastSuccessAt: at(300),
    problem: '2 pages could not be read',
    listings: { unchanged: 150, failed: 2 },
  })
  await start('recent', at(315))
  expect(await readImport(db, 'olj')).toMatchObject({ lastSuccessAt: at(300), problem: null })
  await close()
})
