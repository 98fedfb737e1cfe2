import { openDatabase } from '../src/db/open.ts'
import { createImports } from '../src/features/imports/service.ts'
import { createSkills } from '../src/features/skills/service.ts'
import { systemClock } from '../src/lib/clock.ts'
import { createOljBoard } from '../src/outside/olj/olj.ts'

/** An import in a process of its own, for tests to kill: DATABASE and BOARD are addresses; it tells its progress. */
const databaseUrl = process.env['DATABASE'] ?? ''
const boardUrl = process.env['BOARD'] ?? ''
const { db } = openDatabase(databaseUrl, { poolSize: 4 })
const board = createOljBoard({ baseUrl: boardUrl, requestInterval: 0, enabled: true, clock: systemClock })
const imports = createImports({
  db,
  clock: systemClock,
  board,
  skills: createSkills({ db, clock: systemClock }),
  boardUrl,
  recentEveryMinutes: 15,
  log: console.error,
})
const summary = await imports.importBoard('full', { onProgress: (progress) => process.send?.({ progress }) })
process.send?.({ summary })
await db.destroy()
process.disconnect()
