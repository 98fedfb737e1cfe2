import { payBands } from '@hanap/contract/jobs/job-filters'
import type { SearchCriteria } from '@hanap/contract/jobs/saved-searches'
import { readTags } from '@hanap/contract/jobs/tag-filter'
import type { Database } from '@hanap/server/db/open'
import { sql } from 'kysely'

/**
 * PostgreSQL full text search, one indexed query per search. It has no synonyms; its table of matches has a key but
 * no references.
 */
export async function openPeer(db: Database, jobIds: readonly number[]) {
  await sql`drop table if exists bench_arrivals`.execute(db)
  await sql`create table bench_arrivals as select j.id as job_id, j.job_type, o.tag_ids,
      coalesce(j.monthly_usd_min, j.monthly_usd_max) as usd_min,
      coalesce(j.monthly_usd_max, j.monthly_usd_min) as usd_max,
      to_tsvector('english', concat_ws(' ', j.title, j.job_type, e.name,
        (select string_agg(name, ', ') from tags where id = any(o.tag_ids)), j.description)) as words
    from jobs j join open_jobs o on o.job_id = j.id left join employers e on e.id = j.employer_id
    where j.id = any(${[...jobIds]}::bigint[])`.execute(db)
  await sql`create index on bench_arrivals using gin (words)`.execute(db)
  await sql`vacuum analyze bench_arrivals`.execute(db)
  await sql`drop table if exists bench_matches`.execute(db)
  await sql`create table bench_matches (seeker bigint, job_id bigint, primary key (seeker, job_id))`.execute(
    db,
  )

  function matching({ search, job_type, salary_range, tags }: SearchCriteria) {
    const band = salary_range && salary_range !== 'any' ? payBands[salary_range] : null
    const conditions = [
      sql<boolean>`true`,
      ...(search ? [sql<boolean>`words @@ websearch_to_tsquery('english', ${search})`] : []),
      ...(job_type && job_type !== 'any' ? [sql<boolean>`job_type = ${job_type}`] : []),
      ...(band ? [sql<boolean>`usd_max >= ${band.from}`] : []),
      ...(band && band.to !== null ? [sql<boolean>`usd_min <= ${band.to}`] : []),
      ...(tags ? [sql<boolean>`tag_ids && ${readTags(tags)}::bigint[]`] : []),
    ]
    return sql`from bench_arrivals where ${sql.join(conditions, sql` and `)}`
  }

  return {
    /** @returns the number of matches */
    async find(criteria: SearchCriteria): Promise<number> {
      const { rows } = await sql`select job_id ${matching(criteria)}`.execute(db)
      return rows.length
    },
    async keep(seeker: number, criteria: SearchCriteria): Promise<void> {
      await sql`insert into bench_matches select ${seeker}::bigint, job_id ${matching(criteria)}
        on conflict do nothing`.execute(db)
    },
    forget: () => db.deleteFrom('bench_matches' as never).execute(),
  }
}
