// Plain JavaScript for Node 20: `npm run check`.
import path from 'node:path'
import { ensureInstalled, projectRoot } from './install.mjs'
import { runUnderNode24 } from './node24.mjs'

try {
  await ensureInstalled()
  process.exitCode = await runUnderNode24(
    path.join(projectRoot, 'tools', 'check', 'checks.ts'),
    process.argv.slice(2),
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
