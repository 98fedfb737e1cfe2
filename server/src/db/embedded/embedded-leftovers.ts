import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  isStillRunning,
  type ProcessIdentity,
  readProcessStart,
} from '../../lib/folders/process-identity.mjs'

/** Lines 1, 4 and 8 of postmaster.pid. */
export type PidFile = { pid: number; port: number; ready: boolean }

export type RunningServer = PidFile & { owner: ProcessIdentity | undefined }

const ownerPrefix = 'hanap.'

/** The cluster_name, at most 63 plain characters, by which later starts recognize a server. */
export function nameOwner(owner: ProcessIdentity): string {
  return `${ownerPrefix}${owner.pid}.${owner.start}`.slice(0, 63)
}

/** Undefined if missing, empty or unreadable. */
export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 0) return undefined
    return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** A reused pid does not count. */
export function findRunningServer(cluster: string): RunningServer | undefined {
  const file = readPidFile(cluster)
  if (!file || readProcessStart(file.pid) === undefined) return undefined
  const args = readArguments(file.pid)
  if (!args.some((arg) => arg.includes('postgres')) || !`${args.join(' ')} `.includes(`-D ${cluster} `))
    return undefined
  return { ...file, owner: readOwner(args) }
}

/**
 * Ends a server whose program is gone, and removes a stale pid file.
 * @param own this process's earlier server is a leftover too
 * @throws Error of one line if the server's program still runs
 */
export async function clearLeftovers(
  cluster: string,
  log: (line: string) => void,
  own = false,
): Promise<void> {
  const server = findRunningServer(cluster)
  const isOwn = own && server?.owner?.pid === process.pid
  if (server?.owner && isStillRunning(server.owner) && !isOwn) {
    throw new Error(
      `The database in ${cluster} is in use by process ${server.owner.pid} (server ${server.pid}, port ${server.port}).`,
    )
  }
  if (server) {
    log(`Ending a database server (process ${server.pid}) that an earlier start left behind.`)
    await endServer(server.pid)
  }
  // PostgreSQL refuses an empty pid file or a reused pid. A dead process's file stays: it names shared memory that a
  // surviving backend may use.
  const file = path.join(cluster, 'postmaster.pid')
  const named = readPidFile(cluster)
  const isMisleading = named === undefined || readProcessStart(named.pid) !== undefined
  if (existsSync(file) && isMisleading && findRunningServer(cluster) === undefined)
    rmSync(file, { force: true })
}

/** Fast shutdown; immediate after ten seconds. */
async function endServer(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ]
  for (const [signal, patienceMs] of steps) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (let waited = 0; waited < patienceMs; waited += 20) {
      if (readProcessStart(pid) === undefined) return
      await wait(20)
    }
  }
}

function readOwner(args: string[]): ProcessIdentity | undefined {
  const found = args
    .map((arg) => /^cluster_name=hanap\.(\d+)\.(.+)$/.exec(arg))
    .find((match) => match !== null)
  return found?.[1] && found[2] ? { pid: Number(found[1]), start: found[2] } : undefined
}

// ps joins arguments with spaces, which our own names do not contain.
function readArguments(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8', timeout: 5000 })
      .trim()
      .split(' ')
  } catch {
    return []
  }
}
