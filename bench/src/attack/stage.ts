import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { connectOrStartEmbedded } from '@hanap/server/db/embedded'
import { type Database, openDatabase } from '@hanap/server/db/open'
import { createRateLimits } from '@hanap/server/db/rate-limits'
import { createUnsubscribing } from '@hanap/server/features/notifications/unsubscribing'
import { systemClock } from '@hanap/server/lib/clock'
import { createSecrets } from '@hanap/server/lib/secrets'
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
      unsubscribeTokens: await makeUnsubscribeTokens(program.dataDir, db),
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

/** What the links hold that end mails of everybody's job alerts; the program mails them to nobody here. */
async function makeUnsubscribeTokens(dataDir: string, db: Database): Promise<string[]> {
  const secretKey = (await readFile(path.join(dataDir, 'secret.key'), 'utf8')).trim()
  const { tokenFor } = createUnsubscribing({
    db,
    clock: systemClock,
    secrets: createSecrets(secretKey),
    rateLimits: createRateLimits({ db, clock: systemClock, factor: 1 }),
  })
  const users = await db.selectFrom('users').select('id').execute()
  return users.map(({ id }) => tokenFor(Number(id), 'job_alerts'))
}

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
