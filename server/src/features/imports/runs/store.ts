import { sql } from 'kysely'
import type { Connection, Database } from '../../../db/open.ts'
import type { Counts, Heard } from '../rules.ts'

export type RunKind = 'full' | 'recent' | 'file'
/**
 * Stages: in the list, back at its top, at job pages, in doubt, or given up. `seen`: jobs of the last list page,
 * which the next must touch; `heard`: results of the last job pages, weighed later.
 */
export type Cursor = {
  stage: 'list' | 'top' | 'details' | 'doubt' | 'given-up'
  offset: number
  seen: string[]
  heard?: Heard[]
}
export type Run = { id: number; kind: RunKind; cursor: Cursor; counts: Counts }
/** Older runs lack counts of newer kinds. */
export type KeptRun = Omit<Run, 'counts'> & { counts: Partial<Counts>; progressAt: Date }

/** With the time of its last page, or else of its start. */
export async function findUnfinishedRun(
  db: Connection,
  source: string,
  kind: 'full' | 'recent',
): Promise<KeptRun | undefined> {
  const row = await db
    .selectFrom('import_runs')
    .select(['id', 'cursor', 'counts', 'started_at'])
    .select((select) =>
      select
        .selectFrom('import_sightings')
        .select((sightings) => sightings.fn.max('details_at').as('at'))
        .whereRef('run_id', '=', 'import_runs.id')
        .as('read_at'),
    )
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('finished_at', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    kind,
    cursor: row.cursor as Cursor,
    counts: row.counts as Partial<Counts>,
    progressAt: row.read_at && row.read_at > row.started_at ? row.read_at : row.started_at,
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

export async function keepCursor(db: Connection, run: Pick<Run, 'id' | 'cursor'>) {
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

/** `problem` is null when the run continues. It stays unfinished, for the next start. */
export async function keepProblem(db: Connection, runId: number, problem: string | null) {
  await db.updateTable('import_runs').set({ problem }).where('id', '=', runId).execute()
}

/** Deletes its work list. `stage` marks one that did not end well. */
export async function finishRun(
  db: Database,
  runId: number,
  end: { now: Date; problem: string | null; stage?: 'doubt' | 'given-up' },
) {
  const cursor: Cursor | null = end.stage ? { stage: end.stage, offset: 0, seen: [] } : null
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('import_sightings').where('run_id', '=', runId).execute()
    await tx
      .updateTable('import_runs')
      .set({
        finished_at: end.now,
        problem: end.problem,
        ...(cursor && { cursor: JSON.stringify(cursor) }),
      })
      .where('id', '=', runId)
      .execute()
  })
}

/** Whether the whole board was imported once. */
export async function hasFinishedRun(db: Connection, source: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_runs')
    .select('id')
    .where('source', '=', source)
    .where('kind', '=', 'full')
    .where('finished_at', 'is not', null)
    .where(sql<boolean>`coalesce(cursor->>'stage', '') not in ('doubt', 'given-up')`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The doubt of the last finished full run; null without one. */
export async function findDoubt(db: Connection, source: string): Promise<string | null> {
  const row = await db
    .selectFrom('import_runs')
    .select(['cursor', 'problem'])
    .where('source', '=', source)
    .where('kind', '=', 'full')
    .where('finished_at', 'is not', null)
    .where(sql<boolean>`cursor->>'stage' is distinct from 'given-up'`)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && (row.cursor as Cursor).stage === 'doubt' ? row.problem : null
}
