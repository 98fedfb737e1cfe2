import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '@hanap/server/db/open'
import { startChild } from './child.ts'
import { withDatabase } from './database.ts'

/** Killed in parts and restarted on the same folder. */
export type Target = {
  url: string
  kill(what: 'program' | 'database'): void
  hasEnded(): boolean
  stop(): Promise<void>
}

/**
 * Without a board.
 * @param options.onLog receives its output
 * @throws Error if it ends before it listens
 */
export async function startTarget(
  dataDir: string,
  port: number,
  options: { env?: Record<string, string>; onLog?: (text: string) => void } = {},
): Promise<Target> {
  const { child, hear, hasEnded, stop } = startChild(path.join(import.meta.dirname, 'target-program.ts'), {
    stdio: ['ignore', options.onLog ? 'pipe' : 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: String(port),
      STANDINS: 'off',
      // Nothing listens there.
      BOARD_URL: 'http://127.0.0.1:9',
      BOARD_ENABLED: 'off',
      BOARD_SYNC_MINUTES: '0',
      LIMIT_SIGNUP_ADDRESS: '1000000',
      LOG_LEVEL: 'fatal',
      ...options.env,
    },
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000)
    options.onLog?.(chunk.toString())
  })
  child.stdout?.on('data', (chunk: Buffer) => options.onLog?.(chunk.toString()))
  const started = (await hear()) as { url: string } | undefined
  if (!started) throw new Error(`The program does not start after the kill: ${complaint}`)
  return {
    url: started.url,
    kill: (what) => (what === 'program' ? void child.kill('SIGKILL') : killDatabase(dataDir)),
    hasEnded,
    stop,
  }
}

function killDatabase(dataDir: string): void {
  const file = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
}

export const readAccounts = (dataDir: string): Promise<{ emails: string[]; trials: number }> =>
  withDatabase(dataDir, async (url) => {
    const { db } = openDatabase(url, { poolSize: 1 })
    try {
      const users = await db.selectFrom('users').select('email').execute()
      const trials = await db.selectFrom('subscription_periods').select('user_id').execute()
      return { emails: users.map((user) => user.email), trials: trials.length }
    } finally {
      await db.destroy()
    }
  })
