// Plain JavaScript for Node 20: `node tools/run.mjs FILE args...` runs a tool under Node 24, installing packages
// first.
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { runUnderNode24 } from './node24.mjs'
import { survivePipeEnd } from './stop-signals.mjs'

survivePipeEnd()
try {
  const [file, ...args] = process.argv.slice(2)
  if (file === undefined) throw new Error('Usage: node tools/run.mjs FILE [arguments]')
  await ensureInstalled()
  process.exitCode = await runUnderNode24(path.resolve(file), args)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
