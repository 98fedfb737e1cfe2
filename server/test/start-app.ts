import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BoardOptions, startBoard } from '@hanap/standins/board/board'
import { type InboxOptions, startInbox } from '@hanap/standins/inbox/inbox'
import { PAYMENT_KEYS, type PaymentsOptions, startPayments } from '@hanap/standins/payments/payments'
import type { InjectOptions } from 'fastify'
import { createApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { createLog } from '../src/lib/log.ts'
import { createPasswords, type Passwords } from '../src/lib/secrets/passwords.ts'
import type { PaymongoHttpOptions } from '../src/outside/card-payments/paymongo-http.ts'
import { openJobIndex } from '../src/search/open-index.ts'
import { openQueue } from '../src/tasks/queue.ts'
import { buildSite } from './build-site.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { createTestDatabase, joinTestDatabase, type TestDatabase } from './test-database.ts'

type CallOptions = {
  /** Anonymous if absent. */
  as?: { token: string } | undefined
  body?: unknown
  headers?: Record<string, string>
  query?: Record<string, string>
}

/** Nearly every test signs up; full hashing would dominate. */
const quickPasswords = createPasswords(undefined, { memoryCost: 64, timeCost: 1, parallelism: 1 })

export const TEST_SECRET_KEY = 'a secret key that only tests know, long enough'

export type TestApp = Awaited<ReturnType<typeof startApp>>

/**
 * The whole server on its own database, over HTTP.
 * @param options.board a stand-in board; without it the board does not answer
 * @param options.inbox a stand-in inbox (outbox.ts reads it); without it no email is sent. Accounts need no
 * confirmation unless `config: { emailVerification: true }`
 * @param options.payments a stand-in card provider; `patience` is the program's
 * @param options.now where the clock starts
 * @param options.replica for reads that may lag
 * @param options.passwords default: little work
 * @param options.hasSite serves small built pages; without it no page is served
 * @param options.beside an app of the same site: same database, clock and settings; closed first
 */
export async function startApp(
  options: {
    board?: Partial<BoardOptions>
    inbox?: Partial<InboxOptions>
    payments?: Partial<PaymentsOptions> & {
      cardMode?: 'server' | 'browser'
      patience?: Pick<PaymongoHttpOptions, 'timeoutMs' | 'deadline' | 'pause'>
    }
    now?: Date | string
    config?: Partial<Config>
    onLog?: (line: string) => void
    replica?: TestDatabase
    passwords?: Passwords
    hasSite?: boolean
    beside?: { database: TestDatabase; clock: TestClock; config: Config }
  } = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanap-app-'))
  const { beside, replica } = options
  const clock = beside?.clock ?? createTestClock(options.now)
  const database = beside ? joinTestDatabase(beside.database) : await createTestDatabase()
  const board = options.board
    ? await startBoard({
        dataDir: path.join(folder, 'board'),
        listings: { count: 40 },
        slowMs: 1500,
        ...options.board,
      })
    : undefined
  const inbox = options.inbox
    ? await startInbox({
        dataDir: path.join(folder, 'inbox'),
        now: clock.now,
        slowMs: 1500,
        ...options.inbox,
      })
    : undefined
  const payments = options.payments
    ? await startPayments({ now: clock.now, slowMs: 1500, ...options.payments })
    : undefined
  const configured = readConfig({
    ...(payments && {
      PAYMENT_API_URL: payments.apiUrl,
      PAYMENT_SECRET_KEY: payments.keys.secret,
      PAYMENT_PUBLIC_KEY: payments.keys.public,
      PAYMENT_WEBHOOK_SECRET: PAYMENT_KEYS.webhook,
      PAYMENT_CARD_MODE: options.payments?.cardMode,
    }),
    SMTP_URL: inbox?.smtpUrl,
    EMAIL_VERIFICATION: 'off',
    DATA_DIR: folder,
    BOARD_URL: board?.url ?? 'http://127.0.0.1:9',
    BOARD_REQUEST_INTERVAL: '0',
  })
  const config: Config = {
    ...configured,
    payments: configured.payments && { ...configured.payments, ...options.payments?.patience },
    limits: {
      loginFailuresPerAccount: 10,
      loginPerAddress: 100_000,
      signUpsPerAddress: 100_000,
      mailsPerAddress: 100_000,
      factor: 1,
    },
    ...beside?.config,
    ...options.config,
  }
  const siteDir = path.join(folder, 'site')
  if (options.hasSite) buildSite(siteDir)
  const log = createLog(options.onLog ? 'debug' : 'silent', { write: (line) => options.onLog?.(line) })
  const queue = await openQueue(database.url, (error) => log.error({ err: error }, 'task failed'))
  const index = openJobIndex({
    databaseUrl: database.url,
    ...(replica && { replicaUrls: [replica.url] }),
    synonyms: config.synonyms,
    onTrouble: (what) => log.error({ what }, 'the search index is in trouble'),
  })
  const app = await createApp({
    config,
    db: database.db,
    ...(replica && { replicas: replica.db }),
    queue,
    index,
    clock,
    secretKey: TEST_SECRET_KEY,
    passwords: options.passwords ?? quickPasswords,
    siteDir,
    log,
  })

  /** @param url below /api unless it begins with it */
  async function call(method: NonNullable<InjectOptions['method']>, url: string, given: CallOptions = {}) {
    // The index follows within a second, but tests must see earlier writes.
    if (/^(\/api)?\/jobs\//.test(url)) await index.catchUp().catch(() => {})
    const response = await app.http.inject({
      method,
      url: url.startsWith('/api') || url.startsWith('//') ? url : `/api${url}`,
      headers: {
        ...(given.as && { authorization: `Token ${given.as.token}` }),
        ...given.headers,
      },
      ...(given.query && { query: given.query }),
      ...(given.body !== undefined && { payload: given.body as object }),
    })
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: parseJson(response.body),
    }
  }

  return {
    ...app,
    app,
    config,
    clock,
    database,
    db: database.db,
    index,
    folder,
    /** Throws if not started. */
    get board() {
      if (!board) throw new Error('this test started no board: startApp({ board: {} })')
      return board
    },
    /** Likewise. */
    get inbox() {
      if (!inbox) throw new Error('this test started no inbox: startApp({ inbox: {} })')
      return inbox
    },
    /** Likewise; `payments` is the feature. */
    get cardProvider() {
      if (!payments) throw new Error('this test started nobody who takes cards: startApp({ payments: {} })')
      return payments
    },
    get: (url: string, given?: CallOptions) => call('GET', url, given),
    post: (url: string, given?: CallOptions) => call('POST', url, given),
    put: (url: string, given?: CallOptions) => call('PUT', url, given),
    patch: (url: string, given?: CallOptions) => call('PATCH', url, given),
    delete: (url: string, given?: CallOptions) => call('DELETE', url, given),
    async close() {
      await app.close()
      await queue.stop()
      await index.close()
      await board?.close()
      await inbox?.close()
      await payments?.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// Answers have every shape; errors show as failed expectations.
function parseJson(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
