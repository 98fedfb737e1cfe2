import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { BoardOptions } from '@hanap/standins/board/board'
import { createImports } from '../../src/features/imports/service.ts'
import { createSkills } from '../../src/features/skills/service.ts'
import type { ListingSource } from '../../src/outside/listing-sources/port.ts'
import { createFollower } from '../../src/search/follow.ts'
import { createJobIndex } from '../../src/search/job-index.ts'
import { noFilters } from '../../src/search/port.ts'
import { projectSynonyms } from '../../src/search/words/synonyms.ts'
import { createTestClock } from '../test-clock.ts'
import { createTestDatabase } from '../test-database.ts'
import { connect, startBoard } from './outside-board.ts'

const anything = {
  ...noFilters,
  hidden: [],
  order: 'relevance',
  offset: 0,
  limit: 100,
} as const

/** The time on boards and clocks; listings are older. */
const now = new Date('2026-11-20T04:00:00Z')
const MINUTE_MS = 60_000

/** Ids from 1001, newest first. */
export function listingsFor(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    title: `Bookkeeper number ${index + 1}`,
    salary: '$4/hour',
    posted: new Date(now.getTime() - (index + 1) * MINUTE_MS),
    description: `Keep the books of client ${index + 1}.`,
    skills: [{ name: 'Bookkeeping', slug: 'bookkeeping' }],
    employer: { id: 501 + (index % 7), name: index % 7 === 0 ? 'Acme Ledgers' : null, logo: null },
  }))
}

/**
 * A stand-in board over HTTP, a database, and an import between them that never waits.
 * @param options.between called before each page request
 */
export async function startImport(
  listings: BoardOptions['listings'],
  options: {
    between?: (page: 'list' | 'detail', url: string) => Promise<void> | void
    /** In seconds; default 20. */
    timeout?: number
  } = {},
) {
  const clock = createTestClock(now)
  const database = await createTestDatabase()
  const standIn = await startBoard(listings, { now: () => clock.now() })
  const { db } = database
  const site = options.timeout
    ? connect(standIn.url, { limits: { timeout: options.timeout } })
    : standIn.board
  const lines: string[] = []
  const pauses: number[] = []
  const source: ListingSource = {
    id: 'olj',
    name: 'Online Jobs Portal',
    terms: standIn.url,
    politeness: { interval: 0, atOnce: 8 },
    async listPage(offset) {
      await options.between?.('list', String(offset))
      return site.listPage(offset)
    },
    async listing(reference) {
      await options.between?.('detail', reference.sourceId)
      return site.listing(reference)
    },
  }
  const create = () =>
    createImports({
      db,
      clock,
      sources: [source],
      skills: createSkills({ db, clock }),
      recentEveryMinutes: 15,
      log: (line) => lines.push(line),
      pause: async (ms) => {
        pauses.push(ms / 1000)
      },
    })
  return {
    clock,
    db,
    databaseUrl: database.url,
    standIn,
    create,
    imports: create(),
    lines,
    pauses,
    requests: (area: 'list' | 'detail') =>
      standIn.requests().filter((request) => request.area === area).length,
    async job(sourceId: number | string, source = 'olj') {
      return db
        .selectFrom('jobs')
        .selectAll()
        .where('source', '=', source)
        .where('source_id', '=', String(sourceId))
        .executeTakeFirstOrThrow()
    },
    /** Board ids, once all is committed. */
    async find(text: string): Promise<string[]> {
      const found = createJobIndex({ synonyms: projectSynonyms })
      await createFollower({ db, fresh: () => found, use: () => {} }).catchUp()
      const { ids } = found.search({ ...anything, text })
      const rows = await db
        .selectFrom('jobs')
        .select('source_id')
        .where('id', 'in', [0, ...ids])
        .execute()
      return rows.map(({ source_id }) => source_id).sort()
    },
    async versions(sourceId: number | string, source = 'olj') {
      return db
        .selectFrom('job_versions')
        .innerJoin('jobs', 'jobs.id', 'job_versions.job_id')
        .select(['job_versions.version', 'kind', 'listing'])
        .where('source', '=', source)
        .where('source_id', '=', String(sourceId))
        .orderBy('job_versions.version')
        .execute()
    },
    /** Without values that differ between runs. */
    async everything() {
      const jobs = await db.selectFrom('jobs').selectAll().orderBy('source_id').execute()
      const tags = await db
        .selectFrom('job_tags')
        .innerJoin('jobs', 'jobs.id', 'job_tags.job_id')
        .innerJoin('tags', 'tags.id', 'job_tags.tag_id')
        .select(['source_id', 'key', 'position'])
        .orderBy('source_id')
        .orderBy('position')
        .execute()
      const employers = await db
        .selectFrom('employers')
        .select(['source_id', 'name', 'total_posts'])
        .orderBy('source_id')
        .execute()
      const open = await db
        .selectFrom('open_jobs')
        .innerJoin('jobs', 'jobs.id', 'open_jobs.job_id')
        .select(['source_id', 'open_jobs.posted_at'])
        .orderBy('source_id')
        .execute()
      const versions = await db
        .selectFrom('job_versions')
        .innerJoin('jobs', 'jobs.id', 'job_versions.job_id')
        .select(['source_id', 'kind', 'job_versions.version'])
        .orderBy('source_id')
        .orderBy('job_versions.version')
        .execute()
      const counts = await db
        .selectFrom('tag_counts')
        .innerJoin('tags', 'tags.id', 'tag_counts.tag_id')
        .select(['key', 'job_count'])
        .where('job_count', '>', 0)
        .orderBy('key')
        .execute()
      const { open_jobs } = await db.selectFrom('listing_count').select('open_jobs').executeTakeFirstOrThrow()
      return {
        jobs: jobs.map((job) => ({ ...job, id: 0, employer_id: 0, first_seen_at: null, url: '' })),
        tags,
        employers,
        open,
        versions,
        counts,
        open_jobs,
      }
    },
    async close() {
      await standIn.close()
      await database.close()
    },
  }
}
export type StartedImport = Awaited<ReturnType<typeof startImport>>

/** Undefined without the real data, after printing the reason. */
export function findRealData(name: string): string | undefined {
  const root = path.join(import.meta.dirname, '..', '..', '..')
  const file = path.resolve(root, process.env['HANAP_DATA'] ?? path.join('..', 'shared', 'data'), name)
  if (existsSync(file)) return file
  console.log(`Skipped: ${name} is not there; HANAP_DATA names the folder of real data.`)
  return undefined
}

export async function readJsonLines(file: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) rows.push(JSON.parse(line))
  return rows
}
