import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

type Row = { job_id: number; tag_ids: number[] }

/**
 * Writes the search rows of these listings anew from the record, in the record's own transaction: what lists and
 * searches find is what is kept. Listings that are removed are left out of it. Tag counts follow.
 */
export async function refreshJobSearch(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return
  const before = await tagsIn(tx, jobIds)
  const { rows: after } = await sql<Row>`
    insert into job_search (job_id, posted_at, job_type, monthly_usd_min, monthly_usd_max, tag_ids, title_words, words)
    select j.id, j.posted_at, j.job_type, j.monthly_usd_min, j.monthly_usd_max, t.ids,
      words_of(j.title),
      setweight(words_of(j.title), 'A') || setweight(words_of(t.names), 'B')
        || setweight(words_of(coalesce(e.name, '')), 'B')
        || setweight(words_of(j.description), 'C')
    from jobs j
    left join employers e on e.id = j.employer_id
    cross join lateral (
      select coalesce(array_agg(g.id order by jt.position), '{}') as ids, coalesce(string_agg(g.name, ' . '), '') as names
      from job_tags jt join tags g on g.id = jt.tag_id where jt.job_id = j.id
    ) t
    where j.id = any(${[...jobIds]}::bigint[]) and j.removed_at is null
    on conflict (job_id) do update set
      posted_at = excluded.posted_at, job_type = excluded.job_type, monthly_usd_min = excluded.monthly_usd_min,
      monthly_usd_max = excluded.monthly_usd_max, tag_ids = excluded.tag_ids, title_words = excluded.title_words,
      words = excluded.words
    returning job_id, tag_ids`.execute(tx)
  await countTags(tx, before, after)
}

/** A listing that was put on top again: only its place in the lists is new, its words are not read again. */
export async function moveInJobSearch(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return
  await sql`update job_search s set posted_at = j.posted_at from jobs j
    where j.id = s.job_id and s.job_id = any(${[...jobIds]}::bigint[])`.execute(tx)
}

/** Takes listings out of every list and search; the record stays. Tag counts follow. */
export async function removeFromJobSearch(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return
  const { rows } = await sql<Row>`
    delete from job_search where job_id = any(${[...jobIds]}::bigint[]) returning job_id, tag_ids`.execute(tx)
  await countTags(tx, rows, [])
}

async function tagsIn(tx: Tx, jobIds: readonly number[]): Promise<Row[]> {
  return tx.selectFrom('job_search').select(['job_id', 'tag_ids']).where('job_id', 'in', jobIds).execute()
}

/** Adds to each tag's count what the listings gained, and takes off what they lost. */
async function countTags(tx: Tx, before: readonly Row[], after: readonly Row[]) {
  const gains = new Map<number, number>()
  for (const [rows, step] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const { tag_ids } of rows) for (const id of tag_ids) gains.set(id, (gains.get(id) ?? 0) + step)
  }
  const changes = [...gains].filter(([, gain]) => gain !== 0).sort(([a], [b]) => a - b)
  if (changes.length === 0) return
  await sql`
    insert into tag_counts (tag_id, job_count)
    select * from unnest(${changes.map(([id]) => id)}::bigint[], ${changes.map(([, gain]) => gain)}::int[])
    on conflict (tag_id) do update set job_count = tag_counts.job_count + excluded.job_count`.execute(tx)
}
