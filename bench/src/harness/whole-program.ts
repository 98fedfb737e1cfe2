import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { login } from '@hanap/contract/accounts/accounts'
import { listJobs } from '@hanap/contract/jobs/jobs'
import { projectRoot } from '../../../tools/install.mjs'
import { createCaller, demand } from './api.ts'
import { makeBenchFolder } from './folder.ts'
import { until } from './until.ts'

const START_PATIENCE_MS = 600_000
const LOOK_EVERY_MS = 500
const LISTINGS = '1200'
/** Stand-ins take the next six; PORT changes it. */
const FIRST_PORT = '4330'

type Running = { app: string; people: { name: string; email: string; password: string }[] }
/** As the browser stores it. */
export type Session = { token: string; user: unknown }

/**
 * Starts as the README says: built site, stand-ins, listings and seekers, in a data folder removed at the end.
 * @param given.env further settings
 * @param given.onLog default: standard error
 * @throws Error of one line
 */
export async function startProgram(
  given: { env?: Record<string, string>; onLog?: (text: string) => void } = {},
) {
  const { path: dataDir, remove: removeDataDir } = makeBenchFolder()
  const child = spawn(process.execPath, [path.join(projectRoot, 'tools', 'start.mjs'), 'start'], {
    cwd: projectRoot,
    // It ends if this process is killed.
    stdio: ['ignore', 'ignore', given.onLog ? 'pipe' : 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: process.env['PORT'] ?? FIRST_PORT,
      DATA_DIR: dataDir,
      BOARD_COUNT: LISTINGS,
      LIMIT_SIGNUP_ADDRESS: '10000',
      LIMIT_LOGIN_ADDRESS: '10000',
      ...given.env,
    },
  })
  child.stderr?.on('data', (chunk: Buffer) => given.onLog?.(chunk.toString()))
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
    removeDataDir()
  }
  try {
    const running = await waitUntilRunning(path.join(dataDir, 'running.json'), () => child.exitCode !== null)
    const isRunning = () => child.exitCode === null && child.signalCode === null
    return { url: running.app, people: running.people, dataDir, process: child.pid ?? 0, isRunning, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
export type Program = Awaited<ReturnType<typeof startProgram>>

async function waitUntilRunning(file: string, isOver: () => boolean): Promise<Running> {
  let text: string | null = null
  await until(
    async () => {
      text = await readFile(file, 'utf8').catch(() => null)
      return text !== null || isOver()
    },
    { patienceMs: START_PATIENCE_MS, everyMs: LOOK_EVERY_MS },
  )
  if (text === null) throw new Error('The program did not start, for the reason above.')
  return JSON.parse(text) as Running
}

export async function signIn({ url, people }: Program, name: string): Promise<Session> {
  const person = people.find((one) => one.name === name)
  if (!person) throw new Error(`${name} is not among the seeded people.`)
  const { email, password } = person
  return (await demand(createCaller(url, ''), login, { email, password })) as Session
}

/** Waits until the board is imported. */
export async function findJob({ url }: Program, { token }: Session): Promise<number> {
  let id = 0
  await until(
    async () => {
      const { results } = await demand(createCaller(url, token), listJobs)
      id = (results as { id: number }[])[0]?.id ?? 0
      return id > 0
    },
    { patienceMs: START_PATIENCE_MS, everyMs: LOOK_EVERY_MS },
  )
  return id
}
