import { parseArgs } from 'node:util'
import { runImport } from './jobs-door.ts'

const usage = `Usage: npm run jobs:sync [-- --recent]
Imports the board's listings: all of them, or with --recent what is new at the top of its list.`

const { values } = parseArgs({
  strict: false,
  options: { recent: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
})
if (values['help']) console.log(usage)
else await runImport((imports, watch) => imports.importBoard(values['recent'] ? 'recent' : 'full', watch))
