import pg from 'pg'
import { PatientClient } from './patient-client.ts'
import { type PrimaryPool, queryOnce } from './primary-pool.ts'

const WATCH_EVERY_MS = 2000
const PROBE_TIMEOUT_MS = 2000
/** The allowed lag, during which a new listing may be missing. */
const MOST_SAMPLES_BEHIND = 5
/** For a promoted replica, the end of its own log. */
const REACHED = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end'

type PoolConfig = Omit<pg.PoolConfig, 'connectionString'>
export type Freshness = { fresh: number; all: number }

type Replica = { pool: pg.Pool; isFresh: boolean }

/**
 * For reads that may lag by ten seconds. Skips slow or silent replicas until they catch up; without any, reads the
 * primary.
 */
export function createReplicaPool(
  urls: readonly string[],
  primary: PrimaryPool,
  config: PoolConfig,
): Omit<PrimaryPool, 'query' | 'counts'> & { freshness(): Freshness } {
  const replicas: Replica[] = urls.map((url) => {
    const pool = new pg.Pool({
      ...config,
      Client: PatientClient,
      connectionString: url,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    })
    pool.on('error', () => {})
    return { pool, isFresh: false }
  })
  // Oldest first; replicas are compared with the oldest.
  const ends: bigint[] = []
  let turn = 0

  /** Resolves at the first fresh replica, or once all were probed. */
  const begun = Promise.withResolvers<void>()
  setTimeout(begun.resolve, PROBE_TIMEOUT_MS).unref()

  async function look() {
    const end = await readEnd(primary, 'pg_current_wal_lsn()').catch(() => null)
    if (end !== null) ends.push(end)
    if (ends.length > MOST_SAMPLES_BEHIND) ends.shift()
    const [due = 0n] = ends
    await Promise.all(
      replicas.map(async (replica) => {
        const reached = await readEnd(replica.pool, REACHED).catch(() => null)
        replica.isFresh = reached !== null && reached >= due
        if (replica.isFresh) begun.resolve()
      }),
    )
  }
  let looking = look().finally(begun.resolve)
  const watch = setInterval(() => {
    looking = looking.then(look)
  }, WATCH_EVERY_MS).unref()

  async function connect(): Promise<pg.PoolClient> {
    // Waits for the first probe: otherwise a new process would read every listing from the primary.
    await begun.promise
    const fresh = replicas.filter(({ isFresh }) => isFresh)
    turn += 1
    for (let tried = 0; tried < fresh.length; tried += 1) {
      const replica = fresh[(turn + tried) % fresh.length]
      try {
        if (replica) return await replica.pool.connect()
      } catch {
        // Until the next probe.
        if (replica) replica.isFresh = false
      }
    }
    return primary.connect()
  }

  return {
    options: config,
    connect,
    freshness: () => ({ fresh: replicas.filter(({ isFresh }) => isFresh).length, all: replicas.length }),
    async end() {
      clearInterval(watch)
      await looking
      await Promise.all(replicas.map(({ pool }) => pool.end()))
    },
  }
}

/** Null where nothing has been replayed. */
async function readEnd(server: { connect(): Promise<pg.PoolClient> }, place: string): Promise<bigint | null> {
  const { rows } = await queryOnce(() => server.connect(), `select (${place})::text as place`)
  const [, high, low] = /^([\da-f]+)\/([\da-f]+)$/i.exec(String(rows[0]?.place ?? '')) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null
}
