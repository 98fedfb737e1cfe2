import { sql } from 'kysely'
import type { Connection } from '../db/open.ts'

export type TaskFigures = {
  name: string
  /** Due tasks. */
  waiting: number
  /** Seconds since the oldest was due. */
  oldestSeconds: number
  /** `failed`: for good, within a week. Both up to a minute old. */
  running: number
  failed: number
}
export type StateFigures = { state: string; count: number }
export type ImportFigures = {
  /** The end of the last finished import. */
  lastSuccessAt: Date | null
  /** The last import's failure, or what it could not read. */
  problem: string | null
  /** The outcome of the last finished import, by kind. */
  listings: Record<string, number>
}

/** Waiting tasks by index; the rest from the queue's counts, taken each minute. */
export async function readTasks(connection: Connection): Promise<TaskFigures[]> {
  const { rows } = await sql<TaskFigures>`
    select q.name, q.active_count as running, q.failed_count as failed, coalesce(w.waiting, 0)::int as waiting,
      coalesce(extract(epoch from now() - w.oldest), 0)::float8 as "oldestSeconds"
    from pgboss.queue q
    left join (
      select name, count(*) as waiting, min(start_after) as oldest from pgboss.job
      where state < 'active' and not blocked and start_after <= now() group by name
    ) w using (name)
    where q.name not like '\\_\\_pgboss%'
    order by q.name`.execute(connection)
  return rows
}

/** More than run during a full import of two days. */
const LAST_RUNS = 200

/** Recent imports run during a full one, so this takes the full one's trouble and the last import that finished. */
export async function readImport(connection: Connection, source: string): Promise<ImportFigures> {
  const runs = await connection
    .selectFrom('import_runs')
    .select(['kind', 'started_at', 'finished_at', 'problem', 'counts'])
    .where('source', '=', source)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LAST_RUNS)
    .execute()
  const [last] = runs.toSorted((one, other) => +toldAt(other) - +toldAt(one))
  const [ended] = runs
    .filter(({ finished_at }) => finished_at !== null)
    .toSorted((one, other) => +toldAt(other) - +toldAt(one))
  const full = runs.find(({ kind }) => kind === 'full')
  const stopped = full?.finished_at === null ? full.problem : null
  return {
    lastSuccessAt: ended?.finished_at ?? null,
    problem: stopped ?? last?.problem ?? null,
    listings: (ended?.counts ?? {}) as Record<string, number>,
  }
}

/** The oldest success, the first problem, the sum of listings. */
export function sumImports(imports: readonly ImportFigures[]): ImportFigures {
  const successes = imports.map(({ lastSuccessAt }) => lastSuccessAt)
  const listings: Record<string, number> = {}
  for (const one of imports)
    for (const [name, count] of Object.entries(one.listings)) listings[name] = (listings[name] ?? 0) + count
  return {
    lastSuccessAt: successes.toSorted((one, other) => Number(one) - Number(other))[0] ?? null,
    problem: imports.find(({ problem }) => problem !== null)?.problem ?? null,
    listings,
  }
}

const toldAt = (run: { started_at: Date; finished_at: Date | null }) => run.finished_at ?? run.started_at

/** Pages that imports skip, longest skipped first. */
export async function readUnreadPages(connection: Connection, sources: readonly string[], limit: number) {
  const pages = await connection
    .selectFrom('unread_pages')
    .select(['kind', 'page', 'reason', 'tries', 'first_failed_at', 'last_failed_at', 'next_try_at'])
    .where('source', 'in', sources)
    .orderBy('first_failed_at')
    .orderBy('kind')
    .orderBy('page')
    .limit(limit)
    .execute()
  const { count } = await connection
    .selectFrom('unread_pages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('source', 'in', sources)
    .executeTakeFirstOrThrow()
  return { count, pages }
}

const OPEN_PAYMENTS = ['starting', 'processing', 'awaiting-action'] as const

export async function readPayments(connection: Connection) {
  const states = await connection
    .selectFrom('payments')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const open = await connection
    .selectFrom('payments')
    .select((select) => select.fn.min('created_at').as('oldest'))
    .where('state', 'in', [...OPEN_PAYMENTS])
    .executeTakeFirst()
  return { states, oldestOpenAt: open?.oldest ?? null }
}

/** @param since of settled mails */
export async function readMails(connection: Connection, since: Date) {
  const count = connection
    .selectFrom('mails')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .groupBy('state')
  const open = await count.where('settled_at', 'is', null).execute()
  const settled = await count.where('settled_at', '>', since).execute()
  const oldest = await connection
    .selectFrom('mails')
    .select((select) => select.fn.min('created_at').as('at'))
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return { open, settled, oldestOpenAt: oldest?.at ?? null }
}

export async function readListings(connection: Connection) {
  return connection
    .selectFrom('listing_count')
    .select(['open_jobs as open', 'last_change as lastChange'])
    .executeTakeFirstOrThrow()
}

export async function countOpenReports(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('job_reports')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
