import type {
  ApplicationOrigin,
  ApplicationStatus,
  applicationEventKinds,
  SendState,
  SentResume,
} from '@hanap/contract/applications/applications'
import type { Asked } from '@hanap/contract/applications/asked'
import type { LetterOrigin } from '@hanap/contract/letters/letter-sentences'
import type { ApplicationErrorDetails } from '@hanap/contract/wire/problem'
import { sql } from 'kysely'
import type { Connection, Tx } from '../../db/open.ts'
import type { Json } from '../../db/tables.gen.ts'
import type { SentJob } from './listing/store.ts'

/** As sent, with the board account used. */
export type SentLetter = {
  cover_letter_id: number
  subject: string
  content: string
  board_email: string
  /** Null if unknown; absent in older rows. */
  source?: LetterOrigin | null
}

export type ApplicationRow = {
  id: number
  user_id: number
  origin: ApplicationOrigin
  job_id: number | null
  status: ApplicationStatus
  notes: string
  offer_date: Date | null
  /** Set if only a day was given, like the other _on fields. */
  offer_on: string | null
  follow_up_at: Date | null
  follow_up_on: string | null
  reminded_at: Date | null
  applied_at: Date
  applied_on: string | null
  updated_at: Date
  board_status: string
  points: number
  send_state: SendState
  send_started_at: Date
  send_problem: ApplicationErrorDetails | null
  next_look_at: Date | null
  sent_job: SentJob
  sent_letter: SentLetter | null
  sent_resume: SentResume | null
  already_there_at: Date | null
  /** Null if not recorded. */
  asked: Asked[] | null
}
export type ListedRow = Omit<
  ApplicationRow,
  | 'user_id'
  | 'send_started_at'
  | 'next_look_at'
  | 'sent_letter'
  | 'sent_job'
  | 'sent_resume'
  | 'already_there_at'
  | 'points'
  | 'asked'
> & { sent_job: Omit<SentJob, 'description'>; asked: Pick<Asked, 'required' | 'done'>[] | null }
export type EventRow = {
  id: number
  application_id: number
  kind: (typeof applicationEventKinds)[number]
  from_value: string | null
  to_value: string | null
  source: 'seeker' | 'board' | 'hanap'
  happened_at: Date
}

// Check constraints, and this file as the JSON's only writer, narrow the types.
export const asRow = (row: unknown) => row as ApplicationRow

export async function findForJob(connection: Connection, userId: number, jobId: number) {
  const row = await connection
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row && asRow(row)
}

/**
 * Claims the only application a seeker can have for a job: a new row, or a failed one's.
 * @returns null if it is taken, also by a concurrent claim
 */
export async function claimSending(
  tx: Tx,
  claim: {
    userId: number
    jobId: number
    job: SentJob
    letter: SentLetter
    resume: SentResume | null
    points: number
    asked: Asked[]
    now: Date
    nextLookAt: Date
  },
): Promise<ApplicationRow | null> {
  const values = {
    status: 'applied',
    applied_at: claim.now,
    applied_on: null,
    updated_at: claim.now,
    send_state: 'sending',
    send_started_at: claim.now,
    send_problem: null,
    next_look_at: claim.nextLookAt,
    sent_job: JSON.stringify(claim.job),
    sent_letter: JSON.stringify(claim.letter),
    already_there_at: null,
    points: claim.points,
    asked: JSON.stringify(claim.asked),
    sent_resume: claim.resume && JSON.stringify(claim.resume),
  }
  const row = await tx
    .insertInto('applications')
    .values({ user_id: claim.userId, job_id: claim.jobId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'job_id'])
        .doUpdateSet(values)
        .where('applications.send_state', '=', 'failed'),
    )
    .returningAll()
    .executeTakeFirst()
  return row ? asRow(row) : null
}

export async function findApplication(connection: Connection, id: number) {
  const row = await connection.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
  return row && asRow(row)
}

/** Undefined if it is another seeker's. */
export async function findOwn(connection: Connection, userId: number, id: number) {
  const row = await findApplication(connection, id)
  return row?.user_id === userId ? row : undefined
}

/** Undefined if it is another seeker's. */
export async function lockOwn(tx: Tx, userId: number, id: number) {
  const row = await tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row && asRow(row)
}

/** Locks this sending if it is in one of the states; undefined once retried. */
export async function lockOpen(tx: Tx, sending: { id: number; send_started_at: Date }, states: SendState[]) {
  const row = await tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', sending.id)
    .where('send_started_at', '=', sending.send_started_at)
    .where('send_state', 'in', states)
    .forUpdate()
    .executeTakeFirst()
  return row && asRow(row)
}

/** Oldest first. */
export async function listUnsettled(connection: Connection): Promise<ApplicationRow[]> {
  const rows = await connection
    .selectFrom('applications')
    .selectAll()
    .where('send_state', 'in', ['sending', 'unknown'])
    .where('next_look_at', 'is not', null)
    .orderBy('send_started_at')
    .execute()
  return rows.map(asRow)
}

export async function updateSending(
  tx: Tx,
  id: number,
  change: Pick<
    ApplicationRow,
    'send_state' | 'send_problem' | 'next_look_at' | 'updated_at' | 'already_there_at' | 'asked'
  >,
) {
  const asked = change.asked && JSON.stringify(change.asked)
  const send_problem = change.send_problem && JSON.stringify(change.send_problem)
  await tx
    .updateTable('applications')
    .set({ ...change, asked, send_problem })
    .where('id', '=', id)
    .execute()
}

export async function insertEvents(tx: Tx, events: Omit<EventRow, 'id'>[]) {
  if (events.length > 0) await tx.insertInto('application_events').values(events).execute()
}

/** Newest first. Leaves the large copied texts in the database. */
export async function listApplications(connection: Connection, userId: number): Promise<ListedRow[]> {
  const rows = await connection
    .selectFrom('applications')
    .select([
      'id',
      'origin',
      'job_id',
      'status',
      'notes',
      'offer_date',
      'offer_on',
      'follow_up_at',
      'follow_up_on',
      'reminded_at',
      'board_status',
      'applied_at',
      'applied_on',
      'updated_at',
      'send_state',
      'send_problem',
      sql<Json>`sent_job - 'description'`.as('sent_job'),
      sql<Json>`(
        select jsonb_agg(jsonb_build_object('required', one->'required', 'done', one->'done'))
        from jsonb_array_elements(asked) one)`.as('asked'),
    ])
    .where('user_id', '=', userId)
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => row as unknown as ListedRow)
}
