import pg from 'pg'
import { readHosts } from './hosts.ts'
import { createClient } from './lone-client.ts'
import { endConnection, PatientClient } from './patient-client.ts'

const PROBE_TIMEOUT_MS = 2000
const WATCH_EVERY_MS = 2000
/** One missed answer is no failover. */
const MISSES_UNTIL_LOST = 2

type PoolConfig = Omit<pg.PoolConfig, 'connectionString' | 'verify'>
export type PrimaryPool = {
  connect(): Promise<pg.PoolClient>
  query: pg.ClientBase['query']
  end(): Promise<void>
  options: object
  counts(): PoolCounts
}

export type PoolCounts = { inUse: number; idle: number; waiting: number; most: number }

/**
 * A pool for the one server of `address` that takes writes. When the primary is lost or demoted, it finds the new
 * one, and running statements fail at once.
 */
export function createPrimaryPool(
  address: string,
  config: PoolConfig,
  told: { onIdleError?: ((error: Error) => void) | undefined } = {},
): PrimaryPool {
  const hosts = readHosts(address)
  let at = hosts[0] ?? address
  let pool = open(at)
  let looking: Promise<boolean> | null = null
  const watch = hosts.length > 1 ? watchPrimary() : null

  function open(host: string) {
    const clients = new Set<pg.PoolClient>()
    const opened = new pg.Pool({
      ...config,
      Client: PatientClient,
      connectionString: host,
      ...(hosts.length > 1 && { verify }),
    })
    // Without it, an idle connection closed by the server would crash the program.
    opened.on('error', (error) => told.onIdleError?.(error))
    opened.on('connect', (client) => void clients.add(client))
    opened.on('remove', (client) => clients.delete(client as pg.PoolClient))
    return { opened, clients }
  }

  /** False without a primary. */
  function follow(): Promise<boolean> {
    looking ??= findPrimary(hosts)
      .then((primary) => {
        if (primary === null) return false
        if (primary !== at) moveTo(primary)
        return true
      })
      .finally(() => {
        looking = null
      })
    return looking
  }

  function moveTo(primary: string) {
    const former = pool
    at = primary
    pool = open(primary)
    void former.opened.end().catch(() => {})
    // A server that is cut off never answers.
    for (const client of former.clients) endConnection(client)
  }

  function watchPrimary() {
    let misses = 0
    const timer = setInterval(async () => {
      const isThere = await takesWrites(at).catch(() => false)
      misses = isThere ? 0 : misses + 1
      if (misses >= MISSES_UNTIL_LOST) await follow()
    }, WATCH_EVERY_MS)
    return timer.unref()
  }

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.opened.connect()
    } catch (error) {
      if (hosts.length < 2 || !(await follow())) throw error
      return pool.opened.connect()
    }
  }

  return {
    options: config,
    connect,
    query: ((text: string, values?: unknown[]) => queryOnce(connect, text, values)) as pg.ClientBase['query'],
    counts() {
      const { totalCount, idleCount, waitingCount } = pool.opened
      return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount, most: config.max ?? 10 }
    },
    async end() {
      if (watch) clearInterval(watch)
      await pool.opened.end()
    },
  }
}

export async function queryOnce(connect: () => Promise<pg.PoolClient>, text: string, values?: unknown[]) {
  const client = await connect()
  let isBroken = true
  try {
    const result = await client.query(text, values)
    isBroken = false
    return result
  } finally {
    // A text of several statements may leave a failed transaction open.
    client.release(isBroken)
  }
}

export async function primaryOf(address: string): Promise<string> {
  const hosts = readHosts(address)
  if (hosts.length < 2) return address
  const primary = await findPrimary(hosts)
  if (primary === null) throw new Error('None of its servers takes writes.')
  return primary
}

async function findPrimary(hosts: readonly string[]): Promise<string | null> {
  const probes = hosts.map(async (host) => {
    if (!(await takesWrites(host))) throw new Error('in recovery')
    return host
  })
  return Promise.any(probes).catch(() => null)
}

async function takesWrites(host: string): Promise<boolean> {
  const client = createClient({
    connectionString: host,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  try {
    await client.connect()
    return !(await isInRecovery(client))
  } finally {
    endConnection(client)
  }
}

async function isInRecovery(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  return rows[0]?.standby !== false
}

/** Rejects connections to a standby. */
function verify(client: pg.PoolClient, done: (error?: Error) => void) {
  isInRecovery(client).then(
    (isStandby) => done(isStandby ? new Error('This server takes no writes.') : undefined),
    done,
  )
}
