// Plain JavaScript that Node 20 can read, importing nothing from node_modules: this is the first file of
// `npm start` and `npm run dev` on a machine where nothing is installed yet.
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { takeLock } from '../server/src/lib/instance-lock.mjs'
import { ensureInstalled, projectRoot } from './install.mjs'
import { isNode24, runUnderNode24 } from './node24.mjs'
import { survivePipeEnd } from './stop-signals.mjs'

survivePipeEnd()
try {
  await start(process.argv[2] === 'dev' ? 'dev' : 'start')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function start(mode) {
  // One meaning of DATA_DIR for every process started from here.
  const dataDir = path.resolve(process.env['DATA_DIR'] || '.data')
  process.env['DATA_DIR'] = dataDir
  const lock = lockFolder(dataDir)
  process.on('exit', () => lock.release())
  await ensureInstalled()
  const launcher = path.join(projectRoot, 'tools', 'launch.ts')
  if (isNode24()) {
    const { launch } = await import(launcher)
    await launch(mode)
  } else {
    process.exitCode = await runUnderNode24(launcher, [mode], { onStarted: lock.share, channel: true })
  }
}

// Before anything is installed or built: a second start must leave the first one untouched.
function lockFolder(dataDir) {
  makeFolder(dataDir)
  const lock = takeLock(path.join(dataDir, 'lock'))
  if ('heldBy' in lock) {
    throw new Error(
      `Already running on ${dataDir} (process ${lock.heldBy}): stop that one, or set DATA_DIR to another folder.`,
    )
  }
  return lock
}

function makeFolder(dataDir) {
  if (existsSync(dataDir)) return
  try {
    makeWithThoseAbove(dataDir)
    // PostgreSQL refuses to run as root, so its own user must be able to pass through (not to look around).
    if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  } catch (error) {
    throw new Error(
      `Cannot make the data folder ${dataDir} (${error.code}): set DATA_DIR to a folder you may write to.`,
    )
  }
}

// One by one: under /proc Node never ends making a folder together with those above it.
function makeWithThoseAbove(folder) {
  if (existsSync(folder)) return
  makeWithThoseAbove(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another start made it meanwhile.
    if (error.code !== 'EEXIST') throw error
  }
}
