import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.gen.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** What store functions take: the database itself or a transaction. */
export type Connection = Database | Tx

const INT8 = 20
const INT8_ARRAY: number = 1016
const NUMERIC = 1700
const DATE = 1082
const readTexts = pg.types.getTypeParser(INT8_ARRAY, 'text') as (value: string) => string[]
// Our ids stay far below 2^53, so numbers are safe and nobody has to juggle strings; a date stays the day it says.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 || oid === NUMERIC) return (value: string) => Number(value)
    if (oid === INT8_ARRAY) return (value: string) => readTexts(value).map(Number)
    if (oid === DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** A statement that runs longer than this is stopped by the server: no request may hold the database. */
const STATEMENT_TIMEOUT_MS = 15_000
const CONNECT_TIMEOUT_MS = 10_000

/** Opens a pool on a PostgreSQL 15 or later. */
export function openDatabase(
  url: string,
  options: { poolSize: number; onIdleError?: (error: Error) => void },
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    // The server's own limit does not help when the server itself hangs.
    query_timeout: STATEMENT_TIMEOUT_MS + 5000,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
    options: `-c statement_timeout=${STATEMENT_TIMEOUT_MS} -c timezone=UTC -c idle_in_transaction_session_timeout=60000`,
  })
  // Without a listener an idle connection that the server closes would end the program.
  pool.on('error', (error) => options.onIdleError?.(error))
  // The same for a connection in use: its query is refused with the error, which is all anybody needs.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool }
}
