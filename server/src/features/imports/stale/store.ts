import type { Stale } from '@hanap/contract/jobs/stale'
import { sql } from 'kysely'
import type { Tx } from '../../../db/open.ts'

export async function lookAgain(tx: Tx, jobIds: readonly number[], now: Date): Promise<void> {
  await sql`insert into stale_looks (job_id, due_at) select id, ${now} from unnest(${[...jobIds]}::bigint[]) as id
    on conflict (job_id) do update set due_at = excluded.due_at`.execute(tx)
}

/** Includes removed listings. */
export async function listDue(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('stale_looks')
    .innerJoin('jobs', 'jobs.id', 'stale_looks.job_id')
    .select(['jobs.id', 'jobs.employer_id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
}

/** The newest listings per employer. */
export const MOST_COMPARED = 100
/** Enough of a text to recognise it. */
const COMPARED_TEXT = 2000
/** A bump a day for over three months. */
const MOST_VERSIONS = 100

export type LookedAt = {
  id: number
  employer_id: number | null
  posted_at: Date
  changed_at: Date | null
  bumps: Date[]
}

/**
 * Open listings in `jobIds` or among their employers' newest, newest first. Index lookups only, so the cost does not
 * grow with the table.
 */
export async function listLookedAt(
  tx: Tx,
  jobIds: readonly number[],
  employerIds: readonly number[],
): Promise<LookedAt[]> {
  const { rows } = await sql<Omit<LookedAt, 'bumps'> & { bumps: string[] }>`
    select jobs.id, employer_id, posted_at, past.changed_at, coalesce(past.bumps, '{}') as bumps
    from (
      select unnest(${[...jobIds]}::bigint[]) as id
      union
      select newest.id from unnest(${[...employerIds]}::bigint[]) as employer (id), lateral (
        select jobs.id from jobs where employer_id = employer.id and removed_at is null
        order by posted_at desc, jobs.id desc limit ${MOST_COMPARED}) newest
    ) wanted
    join jobs using (id), lateral (
      select max(seen_at) filter (where kind in ('changed', 'back')) as changed_at,
        array_agg(listing ->> 'posted_at' order by version) filter (where is_since and kind = 'bumped') as bumps
      from (
        select kind, seen_at, version, listing,
          bool_and(kind = 'bumped') over (order by version desc) as is_since
        from (
          select * from job_versions where job_id = jobs.id order by version desc limit ${MOST_VERSIONS}
        ) last
      ) told
    ) past
    where removed_at is null
    order by posted_at desc, jobs.id desc`.execute(tx)
  return rows.map((row) => ({ ...row, bumps: row.bumps.map((bump) => new Date(bump)) }))
}

export async function readTexts(tx: Tx, jobIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; text: string }>`
    select id, left(description, ${COMPARED_TEXT}) as text from jobs
    where id = any(${[...jobIds]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** @returns the listings whose result changed */
export async function writeStale(
  tx: Tx,
  looked: readonly { id: number; stale: Stale | null }[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_turned: boolean }>`
    update jobs set stale = given.stale
    from json_to_recordset(${JSON.stringify(looked)}::json) as given (id bigint, stale jsonb), jobs before
    where jobs.id = given.id and before.id = given.id and before.stale is distinct from given.stale
    returning jobs.id, (before.stale is null) <> (jobs.stale is null) as is_turned`.execute(tx)
  return rows.filter((row) => row.is_turned).map((row) => row.id)
}

/** Listings without a next date are not due again. */
export async function writeNextLooks(
  tx: Tx,
  jobIds: readonly number[],
  next: readonly { id: number; due_at: Date }[],
): Promise<void> {
  await sql`delete from stale_looks where job_id = any(${[...jobIds]}::bigint[])`.execute(tx)
  if (next.length === 0) return
  await tx
    .insertInto('stale_looks')
    .values(next.map(({ id, due_at }) => ({ job_id: id, due_at })))
    .execute()
}
