import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { connectOrStartEmbedded } from '@hanap/server/db/embedded/embedded'
import { type Database, openDatabase } from '@hanap/server/db/open'
import { createRateLimits } from '@hanap/server/db/rate-limits'
import { createUnsubscribing } from '@hanap/server/features/notifications/unsubscribing/service'
import { systemClock } from '@hanap/server/lib/clock'
import { createSecrets } from '@hanap/server/lib/secrets/secrets'
import { readResidentMb } from '../harness/member.ts'
import { findJob, signIn, startProgram } from '../harness/whole-program.ts'

const FIRST_PORT = '4370'
const KEPT_LOG_LETTERS = 2_000_000

/** Starts the program with stand-ins, listings, seekers and raised rate limits. */
export async function openTarget() {
  let log = ''
  const program = await startProgram({
    env: {
      PORT: process.env['PORT'] ?? FIRST_PORT,
      LOG_LEVEL: 'error',
      LIMIT_FACTOR: '100000',
    },
    onLog: (text) => {
      log = (log + text).slice(-KEPT_LOG_LETTERS)
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
      loggedOf: (incident: string) => log.split('\n').find((line) => line.includes(incident)),
      boardAccounts: await readBoardAccounts(program.dataDir),
      unsubscribeTokens: await makeUnsubscribeTokens(program.dataDir, db),
      renewSearches: () => db.deleteFrom('search_counts').execute(),
      /** In MB. */
      memory: () => readResidentMb(program.process),
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

/** The program only mails them. */
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
