import { openJobIndex } from '@hanap/server/search/open-index'
import { projectSynonyms } from '@hanap/server/search/words/synonyms'
import { answersOf, type FromRestarted, HOUR_MS, type ToRestarted } from './restarts.ts'

/** Keeps its index in KEEP, and waits to be killed. */
const tell = (message: FromRestarted) => process.send?.(message)
process.on('disconnect', () => process.exit())

const before = process.memoryUsage().rss
const index = openJobIndex({
  databaseUrl: process.env['DATABASE'] ?? '',
  synonyms: projectSynonyms,
  keepAt: process.env['KEEP'] ?? '',
  onTrouble: console.error,
  onUnusable: console.error,
  waits: { keepMs: 0, readingMs: HOUR_MS, answerMs: HOUR_MS },
})
const { listings } = await index.statistics()
tell({ listings, readyMs: performance.now(), grownBytes: process.memoryUsage().rss - before })

process.on('message', async ({ asked }: ToRestarted) => {
  if (asked === 'position') tell({ ...(await index.position()) })
  else {
    await index.catchUp()
    const answers = await answersOf(index, asked)
    tell({ answers, grownBytes: process.memoryUsage().rss - before })
  }
})
