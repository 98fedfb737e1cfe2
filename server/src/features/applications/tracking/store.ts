import type { Asked } from '@hanap/contract/applications/asked'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../../db/open.ts'
import type { CallerKey } from '../../../lib/secrets/caller-key.ts'
import type { SentJob } from '../listing/store.ts'
import type { GivenDate } from '../rules/dates.ts'
import { type ApplicationRow, asRow } from '../store.ts'

export type Tracked = Pick<
  ApplicationRow,
  | 'status'
  | 'notes'
  | 'offer_date'
  | 'offer_on'
  | 'follow_up_at'
  | 'follow_up_on'
  | 'reminded_at'
  | 'applied_at'
  | 'applied_on'
  | 'sent_job'
  | 'updated_at'
>

/** Omitted fields stay unchanged. */
export async function updateTracking(tx: Tx, id: number, change: Partial<Tracked>): Promise<ApplicationRow> {
  const { sent_job, ...plain } = change
  const row = await tx
    .updateTable('applications')
    .set({ ...plain, ...(sent_job && { sent_job: JSON.stringify(sent_job) }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return asRow(row)
}

export type Added = {
  userId: number
  jobId: number | null
  job: SentJob
  asked: Asked[] | null
  status: ApplicationRow['status']
  notes: string
  applied: GivenDate
  key: CallerKey | undefined
  now: Date
}

/** @returns null if the seeker has an application for the job */
export async function insertAdded(tx: Tx, added: Added): Promise<ApplicationRow | null> {
  const row = await tx
    .insertInto('applications')
    .values({
      user_id: added.userId,
      job_id: added.jobId,
      origin: 'elsewhere',
      added_key: added.key?.kept ?? null,
      status: added.status,
      notes: added.notes,
      applied_at: added.applied.at,
      applied_on: added.applied.on,
      updated_at: added.now,
      send_state: 'sent',
      send_started_at: added.now,
      sent_job: JSON.stringify(added.job),
      asked: added.asked && JSON.stringify(added.asked),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? asRow(row) : null
}

/** The latest application added under one of these keys; with `since`, only after it. */
export async function findByKey(
  connection: Connection,
  userId: number,
  keys: readonly string[],
  since = new Date(0),
) {
  const row = await connection
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('added_key', 'in', [...keys])
    .where((where) =>
      where.exists(
        where
          .selectFrom('application_events')
          .whereRef('application_id', '=', 'applications.id')
          .where('happened_at', '>', since)
          .where('source', '=', 'seeker')
          // Added, or reported by its seeker as sent after all.
          .where(sql<boolean>`(kind = 'added' or (kind = 'sending' and to_value = 'sent'))`),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && asRow(row)
}

/** An identical application for the same day, added without a key. */
export async function findTwin(
  connection: Connection,
  twin: Pick<Added, 'userId' | 'status' | 'notes'> & {
    title: string
    employer: string
    url: string
    day: { from: Date; before: Date }
    since: Date
  },
) {
  const row = await connection
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', twin.userId)
    .where('origin', '=', 'elsewhere')
    .where('job_id', 'is', null)
    .where('added_key', 'is', null)
    .where('send_started_at', '>', twin.since)
    .where('applied_at', '>=', twin.day.from)
    .where('applied_at', '<', twin.day.before)
    .where('status', '=', twin.status)
    .where('notes', '=', twin.notes)
    .where(
      sql<boolean>`sent_job ->> 'title' = ${twin.title} and sent_job ->> 'employer_name' = ${twin.employer}
        and sent_job ->> 'url' = ${twin.url}`,
    )
    .executeTakeFirst()
  return row && asRow(row)
}

export async function lockForJob(tx: Tx, userId: number, jobId: number) {
  const row = await tx
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .forUpdate()
    .executeTakeFirst()
  return row && asRow(row)
}

/** Marks a failed or unknown sending as sent and ends its checks. */
export async function settleByHand(
  tx: Tx,
  id: number,
  change: Pick<
    ApplicationRow,
    | 'status'
    | 'notes'
    | 'applied_at'
    | 'applied_on'
    | 'already_there_at'
    | 'updated_at'
    | 'asked'
    | 'sent_job'
  > & { added_key: string | null },
): Promise<ApplicationRow> {
  const asked = change.asked && JSON.stringify(change.asked)
  const row = await tx
    .updateTable('applications')
    .set({
      ...change,
      asked,
      sent_job: JSON.stringify(change.sent_job),
      send_state: 'sent',
      send_problem: null,
      next_look_at: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return asRow(row)
}

export async function countKept(connection: Connection, userId: number): Promise<number> {
  const { count } = await connection
    .selectFrom('applications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteApplication(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('applications').where('id', '=', id).execute()
}
