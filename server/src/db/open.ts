import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { createPrimaryPool } from './connections/primary-pool.ts'
import { createReplicaPool, type Freshness } from './connections/replica-pool.ts'
import type { DB } from './tables.gen.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
export type Connection = Database | Tx

const INT8 = 20
const INT8_ARRAY: number = 1016
const NUMERIC = 1700
const DATE = 1082
const readTexts = pg.types.getTypeParser(INT8_ARRAY, 'text') as (value: string) => string[]
// Our numbers stay far below 2^53; a date stays a string.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 || oid === NUMERIC) return (value: string) => Number(value)
    if (oid === INT8_ARRAY) return (value: string) => readTexts(value).map(Number)
    if (oid === DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** The server cancels longer statements. */
const STATEMENT_TIMEOUT_MS = 15_000
const CONNECT_TIMEOUT_MS = 10_000

type Options = {
  poolSize: number
  onIdleError?: (error: Error) => void
  /** For work longer than a request. */
  statementTimeoutMs?: number
}

/**
 * Requires PostgreSQL 15.
 * @param url one or several servers (primary-pool.ts)
 */
export function openDatabase(url: string, options: Options) {
  const pool = createPrimaryPool(url, settingsOf(options), { onIdleError: options.onIdleError })
  return { db: kyselyOver(pool), pool }
}

/**
 * For reads that may lag (replica-pool.ts).
 * @param urls one per replica; without any, the database is read
 */
export function openReplicas(
  urls: readonly string[],
  primary: ReturnType<typeof openDatabase>,
  options: Options,
): { db: Database; freshness(): Freshness; close(): Promise<void> } {
  if (urls.length === 0)
    return { db: primary.db, freshness: () => ({ fresh: 0, all: 0 }), close: async () => {} }
  const pool = createReplicaPool(urls, primary.pool, settingsOf(options))
  const db = kyselyOver(pool)
  return { db, freshness: pool.freshness, close: () => db.destroy() }
}

const kyselyOver = (pool: PostgresPool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

function settingsOf({ poolSize, statementTimeoutMs = STATEMENT_TIMEOUT_MS }: Options) {
  return {
    max: poolSize,
    // The server's own timeout fails when the server hangs.
    query_timeout: statementTimeoutMs + 5000,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
    options: `-c statement_timeout=${statementTimeoutMs} -c timezone=UTC -c idle_in_transaction_session_timeout=60000`,
  }
}
