import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { JobSearchQuery } from '@hanap/contract/jobs/jobs'
import { openDatabase } from '@hanap/server/db/open'
import { wordsOf } from '@hanap/server/search/words/words'
import { sql } from 'kysely'
import type { LoadedCorpus } from '../corpus/load.ts'
import { fillFts5 } from './fts5.ts'
import { questionOf } from './service.ts'

/** Returns only ids. */
export type Peer = {
  name: string
  /** The first ten. */
  find(query: JobSearchQuery): Promise<number[]>
  /** Absent if not compared. */
  count?(query: JobSearchQuery): Promise<number>
}
export type Peers = { peers: Peer[]; notes: string[]; close(): Promise<void> }

/** A million texts take long. */
const PATIENCE_MS = 30 * 60_000

/** Builds indexes unless they exist. */
export async function openPeers(corpus: LoadedCorpus): Promise<Peers> {
  const { db } = openDatabase(corpus.url, { poolSize: 1, statementTimeoutMs: PATIENCE_MS })
  const notes: string[] = []
  const note = async (what: string, build: () => Promise<string>) => {
    const start = performance.now()
    const size = await build()
    notes.push(`${what}: built in ${Math.round((performance.now() - start) / 1000)} s, ${size}`)
  }
  const { rows } = await sql`select 1 from pg_class where relname = 'bench_words_idx'`.execute(db)
  if (rows.length === 0) {
    await note('ts_rank', async () => {
      await sql`drop table if exists bench_words`.execute(db)
      await sql`create table bench_words as select j.id as job_id,
        setweight(to_tsvector('english', j.title), 'A')
        || setweight(to_tsvector('english', coalesce((select string_agg(name, ', ') from tags
             where id = any(o.tag_ids)), '')), 'B')
        || setweight(to_tsvector('english', j.description), 'D') as words
        from jobs j join open_jobs o on o.job_id = j.id`.execute(db)
      await sql`create index bench_words_idx on bench_words using gin (words)`.execute(db)
      await sql`vacuum analyze bench_words`.execute(db)
      const { rows: sizes } = await sql<{ size: number }>`
        select pg_total_relation_size('bench_words')::float8 as size`.execute(db)
      return megabytes(sizes[0]?.size ?? 0)
    })
  }
  const file = path.join(corpus.folder, 'fts5.sqlite')
  if (!existsSync(`${file}.done`)) {
    await rm(file, { force: true })
    await note('FTS5', async () => {
      await fillFts5(db, file)
      return megabytes((await stat(file)).size)
    })
  }
  const sqlite = new DatabaseSync(file, { readOnly: true })
  return {
    peers: [rankFts5(sqlite), rankTs(db), rankIlike(db)],
    notes,
    async close() {
      sqlite.close()
      await db.destroy()
    },
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

/** Every word in title or description, newest first. */
function rankIlike(db: LoadedCorpus['db']): Peer {
  return {
    name: 'ILIKE',
    async find(query) {
      const { conditions } = conditionsOf(query)
      const words = wordsOf(query.search ?? '').map(
        (word) => sql<boolean>`(j.title ilike ${`%${word}%`} or j.description ilike ${`%${word}%`})`,
      )
      const { rows } = await sql<{ id: number }>`
        select j.id from jobs j where j.removed_at is null and ${sql.join([...words, ...conditions], sql` and `)}
        order by j.posted_at desc, j.id desc limit 10`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}

/** Ranks every match. */
function rankTs(db: LoadedCorpus['db']): Peer {
  return {
    name: 'ts_rank',
    async find(query) {
      const { conditions, isFiltered } = conditionsOf(query)
      const wanted = sql`plainto_tsquery('english', ${query.search ?? ''})`
      const order = query.sort_by === 'date' ? sql`j.posted_at desc` : sql`ts_rank(w.words, ${wanted}) desc`
      const join = isFiltered || query.sort_by === 'date' ? sql`join jobs j on j.id = w.job_id` : sql``
      const { rows } = await sql<{ id: number }>`
        select w.job_id as id from bench_words w ${join}
        where ${sql.join([sql`w.words @@ ${wanted}`, ...conditions], sql` and `)}
        order by ${order}, w.job_id desc limit 10`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}

function conditionsOf(query: JobSearchQuery) {
  const { jobType, pay, postedFrom, tagIds } = questionOf(query)
  const conditions = [
    ...(jobType ? [sql<boolean>`j.job_type = ${jobType}`] : []),
    ...(pay
      ? [
          sql<boolean>`coalesce(j.monthly_usd_max, j.monthly_usd_min) >= ${pay.from}`,
          ...(pay.to === null
            ? []
            : [sql<boolean>`coalesce(j.monthly_usd_min, j.monthly_usd_max) <= ${pay.to}`]),
        ]
      : []),
    ...(postedFrom === null ? [] : [sql<boolean>`j.posted_at >= ${new Date(postedFrom)}`]),
    ...(tagIds
      ? [
          sql<boolean>`exists (select from job_tags t where t.job_id = j.id and t.tag_id = any(${[...tagIds]}::bigint[]))`,
        ]
      : []),
  ]
  return { conditions, isFiltered: conditions.length > 0 }
}

/** By bm25, in this process. */
function rankFts5(sqlite: DatabaseSync): Peer {
  const statementOf = (query: JobSearchQuery, what: 'find' | 'count') => {
    const { text, jobType, pay, postedFrom, tagIds, order } = questionOf(query)
    const given: (string | number)[] = [
      wordsOf(text ?? '')
        .map((word) => `"${word}"`)
        .join(' '),
    ]
    const conditions: string[] = []
    const want = (condition: string, value: string | number) => {
      conditions.push(condition)
      given.push(value)
    }
    if (jobType) want('j.job_type = ?', jobType)
    if (pay) want('j.usd_max >= ?', pay.from)
    if (pay && pay.to !== null) want('j.usd_min <= ?', pay.to)
    if (postedFrom !== null) want('j.posted_at >= ?', postedFrom)
    if (tagIds) want('exists (select 1 from tag t where t.job_id = j.id and t.tag_id = ?)', tagIds[0] ?? -1)
    const isJoined = conditions.length > 0 || order === 'date'
    const from = `from words ${isJoined ? 'join job j on j.id = words.rowid' : ''} where ${['words match ?', ...conditions].join(' and ')}`
    const statement = sqlite.prepare(
      what === 'count'
        ? `select count(*) as n ${from}`
        : `select words.rowid as n ${from} order by ${order === 'date' ? 'j.posted_at desc' : 'words.rank'} limit 10`,
    )
    return statement.all(...given).map(({ n }) => Number(n))
  }
  return {
    name: 'FTS5',
    find: async (query) => statementOf(query, 'find'),
    count: async (query) => statementOf(query, 'count')[0] ?? 0,
  }
}
