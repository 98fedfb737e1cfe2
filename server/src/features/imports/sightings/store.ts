import { sql } from 'kysely'
import type { Connection, Tx } from '../../../db/open.ts'
import type { SourceCard } from '../../../outside/listing-sources/port.ts'

/**
 * A listing whose own page is still unread; `listed` is false if the list did not show it. `tries` counts failures
 * since the last bump.
 */
export type Sighting = { sourceId: string; card: Omit<SourceCard, 'skills'>; listed: boolean; tries: number }

/**
 * A known card counts as new if it was bumped since.
 * @returns how many are new
 */
export async function sight(tx: Tx, runId: number, cards: readonly SourceCard[]): Promise<number> {
  if (cards.length === 0) return 0
  const given = cards.map((card) => ({ source_id: card.sourceId, card: { ...card, skills: undefined } }))
  const { rows } = await sql`
    insert into import_sightings as s (run_id, source_id, card)
    select ${runId}::bigint, r.source_id, r.card
    from json_to_recordset(${JSON.stringify(given)}::json) as r(source_id text, card jsonb)
    on conflict (run_id, source_id) do update set card = excluded.card, details_at = null, listed = true
      where s.card->>'postedAt' is distinct from excluded.card->>'postedAt'
    returning 1`.execute(tx)
  return rows.length
}

/** Jobs that we lack, hold as removed, or that were bumped. An unreadable one waits for its next try. */
export async function findNews(
  db: Connection,
  source: string,
  cards: readonly SourceCard[],
): Promise<SourceCard[]> {
  const ids = cards.map((card) => card.sourceId)
  const { rows } = await sql<{ source_id: string; posted_at: Date }>`
    select source_id, max(posted_at) as posted_at from (
      select source_id, posted_at from jobs
        where source = ${source} and removed_at is null and source_id = any(${ids})
      union all
      select page, (card->>'postedAt')::timestamptz from unread_pages
        where source = ${source} and kind = 'listing' and page = any(${ids})
    ) known group by source_id`.execute(db)
  const postedAt = new Map(rows.map((row) => [row.source_id, row.posted_at]))
  return cards.filter((card) => card.postedAt > (postedAt.get(card.sourceId) ?? new Date(0)))
}

/** `missing` are those that this run did not see in the board's list. */
export async function countMissing(
  tx: Tx,
  runId: number,
  source: string,
): Promise<{ held: number; missing: number }> {
  const { rows } = await sql<{ held: number; missing: number }>`
    select count(*) as held, count(*) filter (where sightings.source_id is null) as missing
    from jobs left join import_sightings sightings on sightings.run_id = ${runId} and sightings.source_id = jobs.source_id
    where jobs.source = ${source} and jobs.removed_at is null`.execute(tx)
  return rows[0] ?? { held: 0, missing: 0 }
}

/** Only their own pages show whether they are gone. */
export async function sightMissing(tx: Tx, runId: number, source: string): Promise<void> {
  await sql`
    insert into import_sightings (run_id, source_id, listed, card)
    select ${runId}::bigint, source_id, false, jsonb_build_object('sourceId', source_id, 'url', url, 'title', title,
      'typeText', '', 'salaryText', salary, 'postedAt', posted_at)
    from jobs where source = ${source} and removed_at is null
    on conflict do nothing`.execute(tx)
}

/**
 * In a stable order, after `after`.
 * @param at.failed false for pages that never failed, true for failed ones whose retry is due
 */
export async function nextSightings(
  db: Connection,
  run: { id: number; source: string },
  at: { failed: boolean; after: string; limit: number; now: Date },
): Promise<Sighting[]> {
  const wanted = at.failed ? sql`u.next_try_at <= ${at.now}` : sql`u.page is null`
  const { rows } = await sql<{
    source_id: string
    card: Omit<Sighting['card'], 'postedAt'> & { postedAt: string }
    listed: boolean
    tries: number
  }>`
    select s.source_id, s.card, s.listed, coalesce(u.tries, 0) as tries
    from import_sightings s
    left join unread_pages u on u.source = ${run.source} and u.kind = 'listing' and u.page = s.source_id
      and (u.card->>'postedAt')::timestamptz >= (s.card->>'postedAt')::timestamptz
    where s.run_id = ${run.id} and s.details_at is null and s.source_id > ${at.after} and ${wanted}
    order by s.source_id limit ${at.limit}`.execute(db)
  return rows.map(({ source_id, card, listed, tries }) => ({
    sourceId: source_id,
    listed,
    tries,
    card: { ...card, postedAt: new Date(card.postedAt) },
  }))
}

export async function countSightings(
  db: Connection,
  runId: number,
): Promise<{ done: number; total: number }> {
  const { rows } = await sql<{ done: number; total: number }>`
    select count(details_at) as done, count(*) as total from import_sightings where run_id = ${runId}`.execute(
    db,
  )
  return rows[0] ?? { done: 0, total: 0 }
}

/** Marks pending listings as read. */
export async function settle(tx: Tx, runId: number, sourceIds: readonly string[], now: Date) {
  await sql`update import_sightings set details_at = ${now}
    where run_id = ${runId} and source_id = any(${[...sourceIds]}) and details_at is null`.execute(tx)
}

export async function listUnread(db: Connection, runId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('import_sightings')
    .select('source_id')
    .where('run_id', '=', runId)
    .where('details_at', 'is', null)
    .orderBy('source_id')
    .execute()
  return rows.map((row) => row.source_id)
}
