// Plain JavaScript for Node 20 without packages: first file of `npm start` and `npm run dev`.
import module from 'node:module'
import path from 'node:path'
import { makeDataFolder } from '../server/src/lib/folders/data-folder.mjs'
import { takeLock } from '../server/src/lib/folders/instance-lock.mjs'
import { ensureInstalled, projectRoot } from './install.mjs'
import { compiledCode, isNode24, runUnderNode24 } from './node24.mjs'
import { survivePipeEnd } from './stop-signals.mjs'

survivePipeEnd()
try {
  await start(process.argv[2] === 'dev' ? 'dev' : 'start')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function start(mode) {
  const dataDir = path.resolve(process.env['DATA_DIR'] || '.data')
  process.env['DATA_DIR'] = dataDir
  const lock = lockFolder(dataDir)
  process.on('exit', () => lock.release())
  await ensureInstalled()
  const launcher = path.join(projectRoot, 'tools', 'launch.ts')
  if (isNode24()) {
    module.enableCompileCache(compiledCode)
    const { launch } = await import(launcher)
    await launch(mode)
  } else {
    process.exitCode = await runUnderNode24(launcher, [mode], { onStarted: lock.share, channel: true })
  }
}

// Locked first: a second start must leave the first untouched.
function lockFolder(dataDir) {
  makeDataFolder(dataDir)
  const lock = takeLock(path.join(dataDir, 'lock'))
  if ('heldBy' in lock) {
    throw new Error(
      `Already running on ${dataDir} (process ${lock.heldBy}): stop that one, or set DATA_DIR to another folder.`,
    )
  }
  return lock
}
