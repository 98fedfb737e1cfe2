// Plain JavaScript: the start script loads this under an older Node, before installation.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Differs for a reused pid; without spaces. On Linux: the boot id and start ticks (proc(5), field 22).
 * @param {number} pid
 * @returns {string | undefined} undefined without such a process, or for a zombie
 */
export function readProcessStart(pid) {
  if (process.platform !== 'linux') return readStartFromPs(pid)
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in parentheses may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return `${readBoot()}-${fields[19]}`
  } catch {
    return undefined
  }
}

/**
 * A reused pid does not count.
 * @param {{ pid: number, start: string }} identity
 */
export function isStillRunning(identity) {
  return readProcessStart(identity.pid) === identity.start
}

/** @returns {{ pid: number, start: string }} */
export function identifyThisProcess() {
  return { pid: process.pid, start: readProcessStart(process.pid) ?? 'unknown' }
}

function readBoot() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').slice(0, 8)
  } catch {
    return 'boot'
  }
}

function readStartFromPs(pid) {
  try {
    const options = { encoding: 'utf8', timeout: 5000, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
    const [state, ...started] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], options)
      .trim()
      .split(/\s+/)
    return state === undefined || state.startsWith('Z') || started.length === 0
      ? undefined
      : started.join('_')
  } catch {
    return undefined
  }
}
