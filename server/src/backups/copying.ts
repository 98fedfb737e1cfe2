import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { createClient } from '../db/connections/lone-client.ts'
import { primaryOf } from '../db/connections/primary-pool.ts'
import { createRowDigest } from './row-digest.ts'
import { nameOf, type Table } from './tables.ts'

/** The connections' application name. */
export const COPYING_NAME = 'hanap copying'
const CONNECT_TIMEOUT_MS = 10_000

/**
 * No statement timeout, and the same output format on every server. A failure drops the connection, and with it an open
 * transaction.
 * @param databaseUrl one server, or several of which the primary is used
 */
export async function withCopying<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect(databaseUrl)
  try {
    const result = await work(client)
    await client.end()
    return result
  } catch (error) {
    // During a COPY the server would wait for us to read.
    const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
    throw error
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = createClient({
    connectionString: await primaryOf(databaseUrl),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: COPYING_NAME,
  })
  await client.connect()
  await client.query(
    `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
     set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
     set bytea_output = 'hex'; set client_encoding = 'UTF8'`,
  )
  return client
}

const listOf = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ')

/**
 * Rows in COPY format.
 * @param which conditions and an order, to follow the table's name
 */
export function copyOut(
  client: pg.Client,
  table: Table,
  columns: readonly string[],
  which = '',
): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy (select ${listOf(columns)} from ${nameOf(table)} ${which}) to stdout`))
}

export type Filling = { write(bytes: Buffer): Promise<void>; end(): Promise<void> }

/** `end` resolves once the server has all rows; both methods throw its error. */
export function copyIn(client: pg.Client, table: Table, columns: readonly string[]): Filling {
  const stream = client.query(copyFrom(`copy ${nameOf(table)} (${listOf(columns)}) from stdin`))
  const done = finished(stream)
  // The writer gets the error.
  done.catch(() => {})
  return {
    async write(bytes) {
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), done])
    },
    async end() {
      stream.end()
      await done
    },
  }
}

export async function digestTable(
  client: pg.Client,
  table: Table,
  columns: readonly string[],
  which = '',
): Promise<{ rows: number; digest: string }> {
  const digest = createRowDigest()
  for await (const bytes of copyOut(client, table, columns, which)) digest.add(bytes)
  return digest.end()
}
