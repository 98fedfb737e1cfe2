import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../../../tools/install.mjs'
import { until } from './until.ts'

/** A million listings take minutes. */
const START = { patienceMs: 30 * 60_000, everyMs: 50 }
/** RestartSec of deploy/systemd. */
const RESTARTED_AFTER_MS = 2000
const MOST_STARTS = 10

/** Restarted on the same port. */
export type Member = {
  name: string
  role: 'web' | 'worker'
  url: string
  /**
   * Retries without a database, as its unit would.
   * @throws Error with the end of its log
   */
  start(): Promise<void>
  /** Ready; a worker, once it runs. */
  ready(): Promise<void>
  stop(): Promise<void>
  kill(): Promise<void>
  pause(): void
  resume(): void
  isRunning(): boolean
  /** Null if it does not run or the system does not say. */
  residentMb(): number | null
}

/**
 * Runs `node tools/serve.ts`, as on a server.
 * @param given.logFile appended to
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
      // It ends if this process is killed.
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

/** Null if the system does not say. */
export function readResidentMb(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
  } catch {
    return null
  }
}
