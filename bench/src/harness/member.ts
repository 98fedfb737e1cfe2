import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../../../tools/install.mjs'
import { until } from './until.ts'

/** Reading a million listings takes minutes, more on a busy machine. */
const START = { patienceMs: 30 * 60_000, everyMs: 50 }
/** RestartSec of deploy/systemd, and for how long the bench has patience. */
const RESTARTED_AFTER_MS = 2000
const MOST_STARTS = 10

/** One process of the program, which may be ended, killed, stopped for a while, and begun again on the same port. */
export type Member = {
  name: string
  role: 'web' | 'worker'
  url: string
  /**
   * Begins it, again and again as its unit would while the database is not there.
   * @throws Error with the end of its log where it does not begin
   */
  start(): Promise<void>
  /** Ends when it says that it is ready; a worker is, once it runs. */
  ready(): Promise<void>
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  pause(): void
  resume(): void
  isRunning(): boolean
  /** Memory it holds in this moment, in MB; null where it does not run or the system does not tell. */
  residentMb(): number | null
}

/**
 * One process as a server runs it, by `node tools/serve.ts`; it ends with this process.
 * @param given.logFile what it says goes on the end of this file
 */
export function createMember(given: {
  name: string
  role: Member['role']
  port: number
  env: Record<string, string>
  logFile: string
}): Member {
  const { name, role, port, logFile } = given
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let said = ''
  let wanted = false

  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null
  const isOver = () => new Error(`${name} ended by itself: ${readFileSync(logFile, 'utf8').slice(-2000)}`)

  async function start() {
    wanted = true
    for (let tried = 1; wanted && !(await begin()); tried += 1) {
      if (tried === MOST_STARTS) throw isOver()
      await wait(RESTARTED_AFTER_MS)
    }
  }

  async function begin(): Promise<boolean> {
    const log = openSync(logFile, 'a')
    said = ''
    const begun = spawn(process.execPath, [path.join(projectRoot, 'tools', 'serve.ts')], {
      cwd: projectRoot,
      // The channel ends it where this process ends without a word.
      stdio: ['ignore', 'pipe', log, 'ipc'],
      env: { PATH: process.env['PATH'], ...given.env, ROLE: role, PORT: String(port), OPS_PORT: '0' },
    })
    child = begun
    begun.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
    })
    closeSync(log)
    await until(() => said.includes('is running at') || !isRunning(), START)
    return isRunning()
  }

  async function ready() {
    if (role === 'worker') return
    await until(async () => {
      if (!isRunning()) throw isOver()
      const answer = await fetch(`${url}/readyz`).catch(() => null)
      await answer?.arrayBuffer()
      return answer?.status === 200
    }, START)
  }

  async function end(signal: NodeJS.Signals) {
    wanted = false
    if (!child || !isRunning()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    name,
    role,
    url,
    start,
    ready,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    isRunning,
    residentMb: () => (isRunning() && child?.pid ? readResidentMb(child.pid) : null),
  }
}

/** Memory that a process holds, in MB; null where the system does not tell. */
export function readResidentMb(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
  } catch {
    return null
  }
}
