import { openJobIndex } from '../../src/search/open-index.ts'
import { projectSynonyms } from '../../src/search/words/synonyms.ts'

/** Queries and closes the index, and then should exit. DATABASE is an address. */
const HOUR_MS = 3_600_000
const index = openJobIndex({
  databaseUrl: process.env['DATABASE'] ?? '',
  synonyms: projectSynonyms,
  onTrouble: console.error,
  waits: { readingMs: HOUR_MS, answerMs: HOUR_MS, catchUpMs: HOUR_MS },
})
await index.suggest('book')
await index.catchUp()
await index.close()
console.log('closed')
