// Starts the program as a newcomer does, on an empty data folder, with the real postings where they are at hand.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'

const dataDir = process.env['DATA_DIR']
if (!dataDir?.includes('e2e-data')) throw new Error('DATA_DIR must be the browser tests’ own folder')
rmSync(dataDir, { recursive: true, force: true })

const root = path.join(import.meta.dirname, '..')
const postings = path.resolve(root, process.env['HANAP_DATA'] ?? '../shared/data', 'olj-jobs.jsonl')
if (existsSync(postings)) {
  process.env['BOARD_LISTINGS'] = postings
  process.env['BOARD_SHIFT_DATES'] = 'on'
} else {
  process.env['BOARD_COUNT'] ??= '1200'
}
process.argv[2] = 'start'
await import('../tools/start.mjs')
