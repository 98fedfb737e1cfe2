import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { connectOrStartEmbedded } from '@hanap/server/db/embedded'
import { openDatabase } from '@hanap/server/db/open'
import { findJob, signIn, startProgram } from '../pages/program.ts'

const FIRST_PORT = '4370'
/** So many times the usual, so that what is asked is answered and not counted away. */
const WIDE = '100000'
/** Of what the program logs, the last is kept. */
const LOG_LETTERS = 2_000_000

/**
 * The program with its stand-ins, listings and people, on this machine alone, and its database.
 * @param isWide whether its limits of attempts are raised out of the way
 */
export async function openTarget(isWide: boolean) {
  let log = ''
  const program = await startProgram({
    env: {
      PORT: process.env['PORT'] ?? FIRST_PORT,
      LOG_LEVEL: 'error',
      ...(isWide ? { LIMIT_FACTOR: WIDE } : { LIMIT_LOGIN_ADDRESS: '200', LIMIT_SIGNUP_ADDRESS: '60' }),
    },
    onLog: (text) => {
      log = (log + text).slice(-LOG_LETTERS)
    },
  }).catch((error: unknown) => {
    console.error(log)
    throw error
  })
  try {
    const job = await findJob(program, await signIn(program, 'ana'))
    const server = await connectOrStartEmbedded(program.dataDir, () => {})
    const { db } = openDatabase(server.url, { poolSize: 2 })
    return {
      ...program,
      db,
      job,
      /** What it logged of that incident. */
      loggedOf: (incident: string) => log.split('\n').find((line) => line.includes(incident)),
      boardAccounts: await readBoardAccounts(program.dataDir),
      /** Megabytes that the program's process has in memory. */
      memory: () => readMemory(program.process),
      async stop() {
        await db.destroy()
        await program.stop()
      },
    }
  } catch (error) {
    await program.stop()
    throw error
  }
}
export type Target = Awaited<ReturnType<typeof openTarget>>

async function readBoardAccounts(dataDir: string) {
  const running = JSON.parse(await readFile(path.join(dataDir, 'running.json'), 'utf8')) as {
    board_accounts: { email: string; password: string }[]
  }
  return running.board_accounts
}

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
