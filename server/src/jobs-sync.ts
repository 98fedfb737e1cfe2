import { readArguments, runImport } from './jobs-door.ts'

const usage = `Usage: npm run jobs:sync [-- --full [--accept-removals]]
Imports what is new at the top of each source's list; with --full all of it, which also finds what was edited or removed.
--accept-removals lets a full import take down more than half of the listings held here.`

const given = readArguments(usage, {
  full: { type: 'boolean' },
  'accept-removals': { type: 'boolean' },
})
if (given) {
  const { full = false, 'accept-removals': acceptRemovals = false } = given.values
  const kind = full ? 'full' : 'recent'
  await runImport((imports, watch) => imports.importEach(kind, { ...watch, acceptRemovals }), {
    asksBoard: true,
  })
}
