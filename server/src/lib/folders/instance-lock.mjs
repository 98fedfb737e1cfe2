// Plain JavaScript for Node 20: this runs before installation.
import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { identifyThisProcess, isStillRunning, readProcessStart } from './process-identity.mjs'

/*
 * A lock is a folder of numbered files; the highest is the holder's. Each names its processes by pid and start time,
 * so kill -9 and reused pids leave no false holder. Files are linked into place complete, so exactly one process gets
 * each number. One that then sees a higher number yields.
 */

/**
 * @param {string} folder
 * @returns {{ heldBy: number } | { share(pid: number): void, release(): void }} `heldBy`: the pid of a living holder.
 * `share`: another process keeps the lock when this one is killed.
 */
export function takeLock(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (;;) {
    const highest = listNumbers(folder).at(-1) ?? 0
    const holder = findLivingHolder(path.join(folder, String(highest)))
    if (holder !== undefined) return { heldBy: holder.pid }
    const mine = path.join(folder, String(highest + 1))
    if (!placeFile(folder, mine, [identifyThisProcess()])) continue
    const numbers = listNumbers(folder)
    if (numbers.at(-1) !== highest + 1) {
      rmSync(mine, { force: true })
      continue
    }
    for (const number of numbers.slice(0, -1)) rmSync(path.join(folder, String(number)), { force: true })
    return makeHold(folder, mine)
  }
}

/**
 * Waits while another living process has the lock. @template T
 * @param {string} folder
 * @param {(pid: number) => void} onWait called once if it must wait
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(folder, onWait, work) {
  let lock = takeLock(folder)
  if ('heldBy' in lock) onWait(lock.heldBy)
  while ('heldBy' in lock) {
    await wait(200)
    lock = takeLock(folder)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

function makeHold(folder, file) {
  const holders = [identifyThisProcess()]
  return {
    share(pid) {
      const start = readProcessStart(pid)
      if (start !== undefined) replaceFile(folder, file, [...holders, { pid, start }])
    },
    // The file stays: its number must not be reused.
    release() {
      try {
        replaceFile(folder, file, [])
      } catch {
        // The folder was removed.
      }
    },
  }
}

function listNumbers(folder) {
  const names = readdirSync(folder).filter((name) => /^\d+$/.test(name))
  return names.map(Number).sort((one, other) => one - other)
}

function findLivingHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).find(isStillRunning)
  } catch {
    return undefined
  }
}

function placeFile(folder, file, holders) {
  const draft = writeDraft(folder, holders)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function replaceFile(folder, file, holders) {
  renameSync(writeDraft(folder, holders), file)
}

function writeDraft(folder, holders) {
  const draft = path.join(folder, `draft-${randomUUID()}`)
  writeFileSync(draft, JSON.stringify(holders), { mode: 0o600 })
  return draft
}
