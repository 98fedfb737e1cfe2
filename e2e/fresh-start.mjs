// Starts as a newcomer does, on an empty data folder, with the real postings if available.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { markNew } from '../server/src/lib/folders/data-folder.mjs'
import { makeFolder } from '../server/src/lib/folders/made-folder.ts'

const dataDir = process.env['DATA_DIR']
if (!dataDir) throw new Error('DATA_DIR must be the browser tests’ own folder')
mkdirSync(path.dirname(dataDir), { recursive: true })
// The database's own user must pass through.
makeFolder(`${dataDir}-`, 0o711).replace(dataDir, 'browser-tests')
markNew(dataDir)

const root = path.join(import.meta.dirname, '..')
const postings = path.resolve(root, process.env['HANAP_DATA'] ?? '../shared/data', 'olj-jobs.jsonl')
if (existsSync(postings)) {
  process.env['BOARD_LISTINGS'] = withEmployers(postings)
  process.env['BOARD_SHIFT_DATES'] = 'on'
} else {
  process.env['BOARD_COUNT'] ??= '1200'
}
process.argv[2] = 'start'

/** The real postings name no employer, unlike the board: every second one gets one. */
function withEmployers(file) {
  const names = ['Acme Ledgers', 'Blue Harbor Digital', 'Cebu Sky Studio', "Dana's Books", 'Everline Support']
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const named = rows.map((row, i) =>
    i % 2 === 0
      ? row
      : JSON.stringify({
          ...JSON.parse(row),
          employer_id: 9001 + (i % names.length),
          employer_name: names[i % names.length],
        }),
  )
  const written = path.join(dataDir, 'postings.jsonl')
  writeFileSync(written, named.join('\n'))
  return written
}

await import('../tools/start.mjs')
