// Plain JavaScript for Node 20: `npm test` installs packages and a browser.
import path from 'node:path'
import { ensureInstalled, projectRoot } from './install.mjs'
import { runUnderNode24 } from './node24.mjs'
import { survivePipeEnd } from './stop-signals.mjs'

survivePipeEnd()
try {
  await ensureInstalled()
  process.exitCode = await runUnderNode24(
    path.join(projectRoot, 'tools', 'testing', 'run-tests.ts'),
    process.argv.slice(2),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
