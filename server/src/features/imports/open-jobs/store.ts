import { sql } from 'kysely'
import { deleteInBatches } from '../../../db/delete-in-batches.ts'
import type { Connection, Tx } from '../../../db/open.ts'

type Row = { job_id: number; tag_ids: number[] }

/**
 * Call it in the records' transaction; removed jobs leave. Logs changes for the search index, and updates tag counts.
 */
export async function refreshOpenJobs(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return
  const before = await tagsIn(tx, jobIds)
  const { rows: after } = await sql<Row>`
    insert into open_jobs (job_id, posted_at, tag_ids)
    select j.id, j.posted_at, array(select tag_id from job_tags where job_id = j.id order by position)
    from jobs j
    where j.id = any(${[...jobIds]}::bigint[]) and j.removed_at is null
    on conflict (job_id) do update set posted_at = excluded.posted_at, tag_ids = excluded.tag_ids
    returning job_id, tag_ids`.execute(tx)
  await countTags(tx, before, after)
}

/** After a bump: only the place in lists changes. */
export async function moveOpenJobs(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return
  await sql`update open_jobs o set posted_at = j.posted_at from jobs j
    where j.id = o.job_id and o.job_id = any(${[...jobIds]}::bigint[])`.execute(tx)
}

/** The record stays. Updates tag counts. */
export async function removeOpenJobs(tx: Tx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return
  const { rows } = await sql<Row>`
    delete from open_jobs where job_id = any(${[...jobIds]}::bigint[]) returning job_id, tag_ids`.execute(tx)
  await countTags(tx, rows, [])
}

async function tagsIn(tx: Tx, jobIds: readonly number[]): Promise<Row[]> {
  return tx.selectFrom('open_jobs').select(['job_id', 'tag_ids']).where('job_id', 'in', jobIds).execute()
}

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

/** An index that is further behind rereads everything. */
const KEPT_CHANGES = 500_000

export async function deleteOldChanges(connection: Connection): Promise<void> {
  const { last_change } = await connection
    .selectFrom('listing_count')
    .select('last_change')
    .executeTakeFirstOrThrow()
  await deleteInBatches(connection, 'job_changes', ['change_no', '<=', last_change - KEPT_CHANGES])
}
