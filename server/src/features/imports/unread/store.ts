import { sql } from 'kysely'
import { deleteInBatches } from '../../../db/delete-in-batches.ts'
import type { Connection, Tx } from '../../../db/open.ts'
import type { Sighting } from '../sightings/store.ts'

type Kind = 'list' | 'listing'
/** `card` is set for a listing. */
export type UnreadPage = {
  kind: Kind
  page: string
  card: Sighting['card'] | null
  reason: string
  tries: number
  nextTryAt: Date
}

const MAX_REASON = 300

export async function keepUnread(tx: Connection, source: string, pages: readonly UnreadPage[], now: Date) {
  if (pages.length === 0) return
  const rows = pages.map(({ kind, page, card, reason, tries, nextTryAt }) => ({
    source,
    kind,
    page,
    card: card && JSON.stringify(card),
    reason: reason.slice(0, MAX_REASON).toWellFormed(),
    tries,
    first_failed_at: now,
    last_failed_at: now,
    next_try_at: nextTryAt,
  }))
  await tx
    .insertInto('unread_pages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source', 'kind', 'page']).doUpdateSet((row) => ({
        card: row.ref('excluded.card'),
        reason: row.ref('excluded.reason'),
        tries: row.ref('excluded.tries'),
        last_failed_at: row.ref('excluded.last_failed_at'),
        next_try_at: row.ref('excluded.next_try_at'),
      })),
    )
    .execute()
}

export async function forgetUnread(tx: Connection, source: string, kind: Kind, pages: readonly string[]) {
  await sql`delete from unread_pages
    where source = ${source} and kind = ${kind} and page = any(${[...pages]})`.execute(tx)
}

export async function findUnreadList(db: Connection, source: string, offset: number) {
  return db
    .selectFrom('unread_pages')
    .select(['tries', 'next_try_at'])
    .where('source', '=', source)
    .where('kind', '=', 'list')
    .where('page', '=', String(offset))
    .executeTakeFirst()
}

/**
 * Adds jobs whose next try is due, wherever the list shows them.
 * @param due.fewestTries those with fewer tries are still on their own run's list
 */
export async function sightDue(
  tx: Tx,
  run: { id: number; source: string },
  due: { fewestTries: number; now: Date },
) {
  await sql`
    insert into import_sightings (run_id, source_id, listed, card)
    select ${run.id}::bigint, page, false, card from unread_pages
    where source = ${run.source} and kind = 'listing' and tries >= ${due.fewestTries} and next_try_at <= ${due.now}
    on conflict do nothing`.execute(tx)
}

/** Random listings that are probably readable: first those held, then those met. */
export async function pickReadable(db: Connection, runId: number, source: string, limit: number) {
  const { rows } = await sql<{ sourceId: string; url: string }>`
    select source_id as "sourceId", url from (
      select source_id, url, 0 as rank from jobs where source = ${source} and removed_at is null
      union all
      select source_id, card->>'url', 1 from import_sightings where run_id = ${runId}
    ) listings
    where not exists (select 1 from unread_pages u
      where u.source = ${source} and u.kind = 'listing' and u.page = listings.source_id)
    order by rank, random() limit ${limit}`.execute(db)
  return rows
}

/** Pages in use are tried more often. */
const LONGEST_WITHOUT_TRY_MS = 7 * 24 * 3_600_000

/** For pages that no import tried for a week, as when a list became shorter. */
export async function forgetOldUnread(db: Connection, now: Date) {
  await deleteInBatches(db, 'unread_pages', [
    'last_failed_at',
    '<',
    new Date(now.getTime() - LONGEST_WITHOUT_TRY_MS),
  ])
}
