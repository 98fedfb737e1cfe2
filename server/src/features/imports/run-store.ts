import { sql } from 'kysely'
import type { Connection, Database, Tx } from '../../db/open.ts'
import type { BoardCard } from '../../outside/job-board/port.ts'
import type { Counts } from './rules.ts'

export type RunKind = 'full' | 'recent' | 'file'
/**
 * Where a run stands: down the list, up at its top again for what was bumped meanwhile, or at the listings' own pages.
 * `seen` are the listings of the last page read, which the next one must touch.
 */
export type Cursor = { stage: 'list' | 'top' | 'details'; offset: number; seen: string[] }
export type Run = { id: number; kind: RunKind; cursor: Cursor; counts: Counts }
/** A run as it was kept; one from before a kind was counted lacks that kind. */
export type KeptRun = Omit<Run, 'counts'> & { counts: Partial<Counts>; startedAt: Date }
/** A listing whose own page is still to be read; `listed` is false for one we hold that the list did not show. */
export type Sighting = { sourceId: string; card: Omit<BoardCard, 'skills'>; listed: boolean }

export async function findUnfinishedRun(db: Connection, source: string): Promise<KeptRun | undefined> {
  const row = await db
    .selectFrom('import_runs')
    .select(['id', 'kind', 'cursor', 'counts', 'started_at'])
    .where('source', '=', source)
    .where('kind', 'in', ['full', 'recent'])
    .where('finished_at', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    kind: row.kind as RunKind,
    cursor: row.cursor as Cursor,
    counts: row.counts as Partial<Counts>,
    startedAt: row.started_at,
  }
}

export async function startRun(
  db: Connection,
  source: string,
  { kind, counts, now }: { kind: RunKind; counts: Counts; now: Date },
): Promise<Run> {
  const cursor: Cursor = { stage: 'list', offset: 0, seen: [] }
  const { id } = await db
    .insertInto('import_runs')
    .values({
      source,
      kind,
      started_at: now,
      cursor: JSON.stringify(cursor),
      counts: JSON.stringify(counts),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, kind, cursor, counts }
}

export async function keepCursor(db: Connection, run: Run) {
  await db
    .updateTable('import_runs')
    .set({ cursor: JSON.stringify(run.cursor) })
    .where('id', '=', run.id)
    .execute()
}

export async function keepCounts(db: Connection, runId: number, counts: Counts) {
  await db
    .updateTable('import_runs')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', runId)
    .execute()
}

/** Notes why a run stopped, or (null) that it goes on. It stays unfinished, for the next start to continue. */
export async function keepProblem(db: Connection, runId: number, problem: string | null) {
  await db.updateTable('import_runs').set({ problem }).where('id', '=', runId).execute()
}

/** Ends a run; its work list is of no more use. */
export async function finishRun(db: Database, runId: number, end: { now: Date; problem: string | null }) {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('import_sightings').where('run_id', '=', runId).execute()
    await tx
      .updateTable('import_runs')
      .set({ finished_at: end.now, problem: end.problem })
      .where('id', '=', runId)
      .execute()
  })
}

/**
 * Puts the cards of a list page on the work list. A card seen before counts as new when it was bumped since.
 * @returns how many are new
 */
export async function sight(tx: Tx, runId: number, cards: readonly BoardCard[]): Promise<number> {
  if (cards.length === 0) return 0
  const given = cards.map((card) => ({ source_id: card.sourceId, card: { ...card, skills: undefined } }))
  const { rows } = await sql`
    insert into import_sightings as s (run_id, source_id, card)
    select ${runId}::bigint, r.source_id, r.card
    from json_to_recordset(${JSON.stringify(given)}::json) as r(source_id text, card jsonb)
    on conflict (run_id, source_id) do update set card = excluded.card, details_at = null, tries = 0, listed = true
      where s.card->>'postedAt' is distinct from excluded.card->>'postedAt'
    returning 1`.execute(tx)
  return rows.length
}

/** Of these cards, those of listings we do not hold, or hold as removed, or that were bumped since. */
export async function findNews(
  db: Connection,
  source: string,
  cards: readonly BoardCard[],
): Promise<BoardCard[]> {
  const known = await db
    .selectFrom('jobs')
    .select(['source_id', 'posted_at'])
    .where('source', '=', source)
    .where('removed_at', 'is', null)
    .where(
      'source_id',
      'in',
      cards.map((card) => card.sourceId),
    )
    .execute()
  const postedAt = new Map(known.map((row) => [row.source_id, row.posted_at]))
  return cards.filter((card) => card.postedAt > (postedAt.get(card.sourceId) ?? new Date(0)))
}

/** How many open listings we hold, and how many of them this run did not meet in the board's list. */
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

/** Adds the open listings that a walk of the whole list did not meet: only their own pages say whether they are gone. */
export async function sightMissing(tx: Tx, runId: number, source: string): Promise<void> {
  await sql`
    insert into import_sightings (run_id, source_id, listed, card)
    select ${runId}::bigint, source_id, false, jsonb_build_object('sourceId', source_id, 'url', url, 'title', title,
      'typeText', '', 'salaryText', salary, 'postedAt', posted_at)
    from jobs where source = ${source} and removed_at is null
    on conflict do nothing`.execute(tx)
}

/** What is still to be read, in a steady order: those tried least often first, then after `after`. */
export async function nextSightings(
  db: Connection,
  runId: number,
  at: { tries: number; after: string; limit: number },
): Promise<Sighting[]> {
  const rows = await db
    .selectFrom('import_sightings')
    .select(['source_id', 'card', 'listed'])
    .where('run_id', '=', runId)
    .where('details_at', 'is', null)
    .where('tries', '=', at.tries)
    .where('source_id', '>', at.after)
    .orderBy('source_id')
    .limit(at.limit)
    .execute()
  return rows.map((row) => {
    const card = row.card as unknown as Omit<Sighting['card'], 'postedAt'> & { postedAt: string }
    return {
      sourceId: row.source_id,
      listed: row.listed,
      card: { ...card, postedAt: new Date(card.postedAt) },
    }
  })
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

/** Strikes listings off the work list. */
export async function settle(tx: Tx, runId: number, sourceIds: readonly string[], now: Date) {
  await sql`update import_sightings set details_at = ${now}
    where run_id = ${runId} and source_id = any(${[...sourceIds]})`.execute(tx)
}

export async function countTries(db: Connection, runId: number, sourceIds: readonly string[]) {
  await sql`update import_sightings set tries = tries + 1
    where run_id = ${runId} and source_id = any(${[...sourceIds]})`.execute(db)
}

/** When the board as a whole cannot be read, it was not the listings' fault. */
export async function forgetTries(db: Connection, runId: number) {
  await sql`update import_sightings set tries = 0
    where run_id = ${runId} and details_at is null and tries > 0`.execute(db)
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

export async function hasFinishedRun(db: Connection, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_runs')
    .select('id')
    .where('source', '=', source)
    .where('kind', '=', 'full')
    .where('finished_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
