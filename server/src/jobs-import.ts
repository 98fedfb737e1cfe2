import { parseArgs } from 'node:util'
import { runImport } from './jobs-door.ts'

const usage = `Usage: npm run jobs:import -- FILE [--source NAME]
Imports listings from a file: JSON Lines, CSV, schema.org JobPosting (JSON), RSS or Atom.
--source NAME says whose listings they are ('file' unless given); a listing is known by its source and its id there.`
/** After so many bad rows only their number is told. */
const MOST_BAD_ROWS_SHOWN = 20

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: { source: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
})
const [file] = positionals
const source = values['source']
if (file === undefined || values['help'] || (source !== undefined && !isSourceName(source))) {
  console.log(usage)
  process.exitCode = values['help'] ? 0 : 1
} else {
  let bad = 0
  await runImport((imports, watch) =>
    imports.importFile(file, {
      ...watch,
      ...(typeof source === 'string' && { source }),
      onBadRow(place, reason) {
        bad += 1
        if (bad <= MOST_BAD_ROWS_SHOWN) console.error(`Not imported, ${place}: ${reason}.`)
        if (bad === MOST_BAD_ROWS_SHOWN + 1)
          console.error('More rows were not imported; the summary counts them.')
      },
    }),
  )
}

function isSourceName(name: string | boolean): boolean {
  return typeof name === 'string' && /^[a-z\d][a-z\d-]{0,39}$/.test(name)
}
