import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeFolder } from '@hanap/server/lib/made-folder'
import { projectRoot } from '../../../tools/install.mjs'

const START_PATIENCE_MS = 600_000
const LOOK_EVERY_MS = 500
/** So many listings as a board of middling size has open. */
const LISTINGS = '1200'
/** It and the six stand-ins listen from here on; another by PORT. */
const FIRST_PORT = '4330'

type Running = { app: string; people: { name: string; email: string; password: string }[] }
/** What signing in answers, as a browser keeps it. */
export type Session = { token: string; user: unknown }

/**
 * The program as its README starts it: the built site, the stand-ins, listings and people of its own, in a data folder
 * that goes when it stops.
 * @param given.env settings beside those
 * @param given.onLog told what it logs, as it comes; without it that goes where our own goes
 * @throws Error with one line where it does not start
 */
export async function startProgram(
  given: { env?: Record<string, string>; onLog?: (text: string) => void } = {},
) {
  const { path: dataDir, remove: removeDataDir } = makeFolder(path.join(tmpdir(), 'hanap-pages-'))
  // The database's own user has to pass through.
  await chmod(dataDir, 0o711)
  const child = spawn(process.execPath, [path.join(projectRoot, 'tools', 'start.mjs'), 'start'], {
    cwd: projectRoot,
    // The channel ends the program where this process ends without a word.
    stdio: ['ignore', 'ignore', given.onLog ? 'pipe' : 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: process.env['PORT'] ?? FIRST_PORT,
      DATA_DIR: dataDir,
      BOARD_COUNT: LISTINGS,
      // Every page that is looked at signs up or in anew.
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
  const until = performance.now() + START_PATIENCE_MS
  while (!isOver() && performance.now() < until) {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text) return JSON.parse(text) as Running
    await wait(LOOK_EVERY_MS)
  }
  throw new Error('The program did not start, for the reason above.')
}

/** Signs a seeded person in. */
export async function signIn({ url, people }: Program, name: string): Promise<Session> {
  const person = people.find((one) => one.name === name)
  if (!person) throw new Error(`${name} is not among the seeded people.`)
  const { email, password } = person
  return await post(`${url}/api/auth/login/`, { email, password })
}

/** Signs up somebody who has nothing yet. */
export async function signUp({ url }: Program): Promise<Session> {
  const username = 'newcomer'
  const password = 'mangga-at-bagoong-7'
  return await post(`${url}/api/auth/register/`, {
    first_name: 'Nena',
    last_name: 'Reyes',
    username,
    email: `${username}@example.com`,
    password,
    confirm_password: password,
    account_type: 'jobseeker',
  })
}

/** The newest listing's id, once the board has been read. */
export async function findJob({ url }: Program, { token }: Session): Promise<number> {
  const until = performance.now() + START_PATIENCE_MS
  while (performance.now() < until) {
    const answer = await fetch(`${url}/api/jobs/`, { headers: { authorization: `Token ${token}` } })
    const { results } = (await answer.json()) as { results?: { id: number }[] }
    if (results?.[0]) return results[0].id
    await wait(LOOK_EVERY_MS)
  }
  throw new Error('No listing has come from the stand-in board.')
}

async function post(url: string, body: unknown): Promise<Session> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return (await answer.json()) as Session
}
