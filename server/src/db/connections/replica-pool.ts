import pg from 'pg'
import { PatientClient } from './patient-client.ts'
import { type PrimaryPool, queryOnce } from './primary-pool.ts'

const WATCH_EVERY_MS = 2000
const PROBE_TIMEOUT_MS = 2000
/** What a replica may lag: a listing that arrived is in no list for so long. */
const MOST_SAMPLES_BEHIND = 5
/** How far a replica has come; of one that was promoted, where its own log ends: it is the primary now. */
const REACHED = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end'

type PoolConfig = Omit<pg.PoolConfig, 'connectionString'>
/** How many of the replicas are read from now. */
export type Freshness = { fresh: number; all: number }

type Replica = { pool: pg.Pool; isFresh: boolean }

/**
 * A pool over replicas in turn, for reads that may lag some ten seconds. A slow or silent one is skipped until it
 * catches up; without any, the primary is read.
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
  // Where the primary's log ended at the last looks, the oldest first: one end of it is reached by all in time.
  const ends: bigint[] = []
  let turn = 0

  /** Settles when one is known to be fresh, and at the latest when all were looked at or have had their time. */
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
    // Nobody knows yet which ones are fresh: a process would begin by reading every listing from the primary.
    await begun.promise
    const fresh = replicas.filter(({ isFresh }) => isFresh)
    turn += 1
    for (let tried = 0; tried < fresh.length; tried += 1) {
      const replica = fresh[(turn + tried) % fresh.length]
      try {
        if (replica) return await replica.pool.connect()
      } catch {
        // The next look says whether it is back.
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

/** A place in the log as one number; null where the server has none, as a replica that has replayed nothing. */
async function readEnd(server: { connect(): Promise<pg.PoolClient> }, place: string): Promise<bigint | null> {
  const { rows } = await queryOnce(() => server.connect(), `select (${place})::text as place`)
  const [, high, low] = /^([\da-f]+)\/([\da-f]+)$/i.exec(String(rows[0]?.place ?? '')) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null
}
