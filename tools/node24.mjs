// Plain JavaScript for Node 20.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { findDeliveredNode, projectRoot } from './install.mjs'

/** Compiled code for the next start; unused if not writable. */
export const compiledCode = path.join(projectRoot, '.scratch', 'compiled')

export function isNode24() {
  return Number(process.versions.node.split('.')[0]) >= 24
}

/**
 * Passes signals on.
 * @param {string} file
 * @param {string[]} args
 * @param {{ onStarted?: (pid: number) => void, channel?: boolean }} [options] `channel`: an ipc channel, which closes
 * if this process is killed
 * @returns {Promise<number>} its exit code, or 128 and the signal's number
 * @throws {Error} of one line if there is no Node 24
 */
export async function runUnderNode24(file, args, options = {}) {
  const node = isNode24() ? process.execPath : findDeliveredNode()
  if (node === undefined) {
    throw new Error(
      `This needs Node 24 or later (this is ${process.version}): install it from https://nodejs.org, then start again.`,
    )
  }
  const stdio = options.channel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
  const env = { NODE_COMPILE_CACHE: compiledCode, ...process.env }
  const child = spawn(node, [file, ...args], { stdio, env })
  if (child.pid !== undefined) options.onStarted?.(child.pid)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  stopWithParent(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

function stopWithParent(child) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 500)
  timer.unref()
}
