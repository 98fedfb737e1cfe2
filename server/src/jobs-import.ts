import { readArguments, runImport } from './jobs-door.ts'

const usage = `Usage: npm run jobs:import -- FILE [--source NAME]
Imports listings from a file: JSON Lines, CSV, schema.org JobPosting (JSON), RSS or Atom.
--source NAME says whose listings they are ('file' unless given); a listing is known by its source and its id there.`
/** Others are only counted. */
const MOST_BAD_ROWS_SHOWN = 20

const given = readArguments(usage, { source: { type: 'string' } }, { positionals: 1 })
const [file] = given?.positionals ?? []
const source = given?.values.source
if (file !== undefined && source !== undefined && !/^[a-z\d][a-z\d-]{0,39}$/.test(source)) {
  console.error('The name of a source is lower-case letters, digits and hyphens.')
  process.exitCode = 1
} else if (file !== undefined) {
  let bad = 0
  await runImport(
    async (imports, watch) => [
      await imports.importFile(file, {
        ...watch,
        ...(source !== undefined && { source }),
        onBadRow(place, reason) {
          bad += 1
          if (bad <= MOST_BAD_ROWS_SHOWN) console.error(`Not imported, ${place}: ${reason}.`)
          if (bad === MOST_BAD_ROWS_SHOWN + 1)
            console.error('More rows were not imported; the summary counts them.')
        },
      }),
    ],
    { asksBoard: false },
  )
}
