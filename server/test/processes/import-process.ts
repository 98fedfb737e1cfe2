import { openDatabase } from '../../src/db/open.ts'
import { createImports } from '../../src/features/imports/service.ts'
import { createSkills } from '../../src/features/skills/service.ts'
import { openListingSources } from '../../src/wiring/listing-sources.ts'
import { createTestClock } from '../test-clock.ts'

/** To be killed. DATABASE and BOARD are addresses, NOW is the time; it prints its progress. */
const databaseUrl = process.env['DATABASE'] ?? ''
const boardUrl = process.env['BOARD'] ?? ''
const clock = createTestClock(new Date(process.env['NOW'] ?? ''))
const { db } = openDatabase(databaseUrl, { poolSize: 4 })
const config = { boardUrl, boardName: 'Online Jobs Portal', boardRequestInterval: 0, boardEnabled: true }
const imports = createImports({
  db,
  clock,
  sources: openListingSources({ config, clock }).sources,
  skills: createSkills({ db, clock }),
  recentEveryMinutes: 15,
  log: console.error,
})
const summary = await imports.importSource('olj', 'full', {
  onProgress: (progress) => process.send?.({ progress }),
})
process.send?.({ summary })
await db.destroy()
process.disconnect()
