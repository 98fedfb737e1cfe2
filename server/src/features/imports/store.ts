import type { Stale } from '@hanap/contract/jobs/stale'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { figureColumns, figuresOf } from './figures/store.ts'
import type { Listing, Tag } from './rules/listing-version.ts'
import type { VersionKind } from './rules.ts'

export type KeptListing = {
  id: number
  source_id: string
  content_hash: Buffer
  posted_at: Date
  removed_at: Date | null
  /** Taken down by an operator: imports do not bring it back. */
  withheld_at: Date | null
  employer_id: number | null
  stale: Stale | null
}
export type ListingToWrite = {
  listing: Listing
  employerId: number | null
  postedAt: Date
  stale: Stale | null
}
export type WrittenListing = { id: number; source_id: string; version: number }
export type NewVersion = { jobId: number; version: number; kind: VersionKind; listing: object }

/** Arbitrary. */
const WRITE_LOCK = 7_201_102

/** One batch at a time: all sources share tags and their counts. */
export async function lockListings(tx: Tx) {
  await sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(tx)
}

export async function findKept(tx: Tx, source: string, sourceIds: readonly string[]): Promise<KeptListing[]> {
  return tx
    .selectFrom('jobs')
    .select(['id', 'source_id', 'content_hash', 'posted_at', 'removed_at', 'withheld_at', 'employer_id'])
    .select(sql<Stale | null>`stale`.as('stale'))
    .where('source', '=', source)
    .where(sql<boolean>`source_id = any(${[...sourceIds]})`)
    .execute()
}

type EmployerRow = { id: number; source_id: string; name: string | null }

/**
 * A known name stays when the board stops showing it.
 * @returns the ids, how many are new, and which changed their name
 */
export async function writeEmployers(
  tx: Tx,
  source: string,
  employers: ReadonlyMap<string, string | null>,
  now: Date,
): Promise<{ ids: Map<string, number>; added: number; renamed: number[] }> {
  const ids = new Map<string, number>()
  if (employers.size === 0) return { ids, added: 0, renamed: [] }
  const found: EmployerRow[] = await tx
    .selectFrom('employers')
    .select(['id', 'source_id', 'name'])
    .where('source', '=', source)
    .where(sql<boolean>`source_id = any(${[...employers.keys()]})`)
    .execute()
  for (const row of found) ids.set(row.source_id, row.id)
  const missing = [...employers].filter(([sourceId]) => !ids.has(sourceId))
  if (missing.length > 0) {
    const added = await tx
      .insertInto('employers')
      .values(missing.map(([source_id, name]) => ({ source, source_id, name, first_seen_at: now })))
      .returning(['id', 'source_id'])
      .execute()
    for (const row of added) ids.set(row.source_id, row.id)
  }
  const renamed = found.filter((row) => (employers.get(row.source_id) ?? row.name) !== row.name)
  if (renamed.length > 0) {
    await sql`update employers e set name = r.name
      from unnest(${renamed.map((row) => row.id)}::bigint[],
                  ${renamed.map((row) => employers.get(row.source_id))}::text[]) as r(id, name)
      where e.id = r.id`.execute(tx)
  }
  return { ids, added: missing.length, renamed: renamed.map((row) => row.id) }
}

/** Counts every listing an employer ever had. */
export async function countPosts(tx: Tx, employerIds: readonly number[]) {
  if (employerIds.length === 0) return
  await sql`update employers e set total_posts = (select count(*) from jobs j where j.employer_id = e.id)
    where e.id = any(${[...employerIds]}::bigint[])`.execute(tx)
}

export async function listJobsOfEmployers(tx: Tx, employerIds: readonly number[]): Promise<number[]> {
  if (employerIds.length === 0) return []
  const rows = await tx
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', 'in', employerIds)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map((row) => row.id)
}

/** The first spelling of a tag stays. */
export async function writeTags(
  tx: Tx,
  tags: readonly Tag[],
): Promise<{ ids: Map<string, number>; added: number }> {
  const names = new Map(tags.map((tag) => [tag.key, tag.name]))
  const ids = new Map<string, number>()
  if (names.size === 0) return { ids, added: 0 }
  const found = await tx
    .selectFrom('tags')
    .select(['id', 'key'])
    .where(sql<boolean>`key = any(${[...names.keys()]})`)
    .execute()
  for (const row of found) ids.set(row.key, row.id)
  const missing = [...names].filter(([key]) => !ids.has(key)).map(([key, name]) => ({ key, name }))
  if (missing.length > 0) {
    const added = await tx
      .insertInto('tags')
      .values(missing)
      // Added concurrently: a no-op update returns the row.
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ key: row.ref('excluded.key') })),
      )
      .returning(['id', 'key'])
      .execute()
    for (const row of added) ids.set(row.key, row.id)
  }
  return { ids, added: missing.length }
}

export async function writeListings(
  tx: Tx,
  source: string,
  rows: readonly ListingToWrite[],
  now: Date,
): Promise<WrittenListing[]> {
  if (rows.length === 0) return []
  const given = rows.map(({ listing, employerId, postedAt, stale }) => ({
    source_id: listing.sourceId,
    url: listing.url,
    title: listing.title,
    employer_id: employerId,
    description: listing.description,
    job_type: listing.jobType,
    salary: listing.salary,
    ...figuresOf(listing),
    posted_at: postedAt,
    stale,
    content_hash: listing.contentHash.toString('hex'),
  }))
  const { rows: written } = await sql<WrittenListing>`
    insert into jobs (source, source_id, url, title, employer_id, description, job_type, salary, posted_at,
      stale, first_seen_at, content_hash, ${figureColumns.names})
    select ${source}, r.source_id, r.url, r.title, r.employer_id, r.description, r.job_type, r.salary, r.posted_at,
      r.stale, ${now}, decode(r.content_hash, 'hex'), ${figureColumns.ofRecord}
    from json_to_recordset(${JSON.stringify(given)}::json) as r(source_id text, url text, title text,
      employer_id bigint, description text, job_type text, salary text, posted_at timestamptz, stale jsonb,
      content_hash text,
      ${figureColumns.types})
    on conflict (source, source_id) do update set
      url = coalesce(nullif(excluded.url, ''), jobs.url), title = excluded.title,
      employer_id = coalesce(excluded.employer_id, jobs.employer_id), description = excluded.description,
      job_type = excluded.job_type, salary = excluded.salary, posted_at = excluded.posted_at,
      stale = excluded.stale, ${figureColumns.replaced},
      content_hash = excluded.content_hash, version = jobs.version + 1, removed_at = null
    returning id, source_id, version`.execute(tx)
  return written
}

/** Replaces the tags of jobs, keeping the listings' order of tags. */
export async function writeJobTags(tx: Tx, tagIds: ReadonlyMap<number, readonly number[]>) {
  if (tagIds.size === 0) return
  const rows = [...tagIds].flatMap(([jobId, ids]) => ids.map((id, position) => ({ jobId, id, position })))
  await sql`delete from job_tags where job_id = any(${[...tagIds.keys()]}::bigint[])`.execute(tx)
  await sql`insert into job_tags (job_id, tag_id, position)
    select * from unnest(${rows.map((row) => row.jobId)}::bigint[], ${rows.map((row) => row.id)}::bigint[],
      ${rows.map((row) => row.position)}::smallint[])`.execute(tx)
}

export async function writeVersions(tx: Tx, versions: readonly NewVersion[], now: Date) {
  if (versions.length === 0) return
  await sql`insert into job_versions (job_id, version, kind, seen_at, listing)
    select r.job_id, r.version, r.kind, ${now}, r.listing
    from json_to_recordset(${JSON.stringify(
      versions.map(({ jobId, version, kind, listing }) => ({ job_id: jobId, version, kind, listing })),
    )}::json) as r(job_id bigint, version integer, kind text, listing jsonb)`.execute(tx)
}

/** Null lets imports restore the listing. @returns undefined for an unknown listing */
export async function setWithheld(tx: Tx, id: number, withheldAt: Date | null) {
  return tx
    .updateTable('jobs')
    .set({ withheld_at: withheldAt })
    .where('id', '=', id)
    .returning(['source', 'source_id'])
    .executeTakeFirst()
}

export async function markRemoved(
  tx: Tx,
  source: string,
  sourceIds: readonly string[],
  now: Date,
): Promise<WrittenListing[]> {
  const { rows } = await sql<WrittenListing>`update jobs set removed_at = ${now}, version = version + 1
    where source = ${source} and source_id = any(${[...sourceIds]}) and removed_at is null
    returning id, source_id, version`.execute(tx)
  return rows
}
