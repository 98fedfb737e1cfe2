import type { LetterOrigin, LetterSentence } from '@hanap/contract/letters/letter-sentences'
import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../../../db/open.ts'

export type SummaryRow = {
  id: number
  job_post_id: number
  job_title: string
  /** Null if the board names none. */
  employer_name: string | null
  job_removed_at: Date | null
  subject: string
  content: string
  created_at: Date
  updated_at: Date
  is_sent: boolean
  source: LetterOrigin | null
}
export type KeptRow = SummaryRow & {
  resume_id: number | null
  resume_url: string
  applied: boolean
  is_unproven: boolean
  custom_prompt: string | null
  sentences: LetterSentence[]
}
export type ChangingRow = Pick<KeptRow, 'job_title' | 'content' | 'source' | 'sentences'>

// A seeker has one per job. An application that failed, or that the board had before, did not use this letter.
const isSent = wentWith(sql`send_state = 'sent' and already_there_at is null`)
const isUnproven = wentWith(sql`send_state in ('sending', 'unknown')`)

function wentWith(state: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from applications where user_id = letter.user_id and job_id = letter.job_id
      and ${state} and (sent_letter ->> 'cover_letter_id')::bigint = letter.id
  )`
}

const summaryColumns = [
  'letter.id',
  'letter.job_id as job_post_id',
  'jobs.title as job_title',
  'employers.name as employer_name',
  'jobs.removed_at as job_removed_at',
  'letter.subject',
  'letter.content',
  'letter.created_at',
  'letter.updated_at',
  'letter.source',
  isSent.as('is_sent'),
] as const

const isOwn = (userId: number, letterId: number) =>
  sql<boolean>`letter.id = ${letterId} and letter.user_id = ${userId}`

/**
 * Last changed first.
 * @param page.contentLength characters read of each letter
 */
export async function listKept(
  connection: Connection,
  userId: number,
  page: { limit: number; offset: number; contentLength: number },
): Promise<SummaryRow[]> {
  // Limits before joining, so that a late page costs only its own rows.
  const rows = await connection
    .selectFrom((from) =>
      from
        .selectFrom('cover_letters')
        .select(['id', 'user_id', 'job_id', 'subject', 'source', 'created_at', 'updated_at'])
        .select(sql<string>`left(content, ${page.contentLength})`.as('content'))
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .as('letter'),
    )
    .innerJoin('jobs', 'jobs.id', 'letter.job_id')
    .leftJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(summaryColumns)
    .orderBy('letter.updated_at', 'desc')
    .orderBy('letter.id', 'desc')
    .execute()
  // A check constraint allows only these sources.
  return rows as SummaryRow[]
}

export async function countKept(connection: Connection, userId: number): Promise<number> {
  const { count } = await connection
    .selectFrom('cover_letters')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** @returns undefined if missing or another seeker's */
export async function findKept(
  connection: Connection,
  userId: number,
  letterId: number,
): Promise<KeptRow | undefined> {
  const row = await connection
    .selectFrom('cover_letters as letter')
    .innerJoin('jobs', 'jobs.id', 'letter.job_id')
    .leftJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(summaryColumns)
    .select([
      'letter.resume_id',
      'letter.resume_url',
      'letter.custom_prompt',
      'letter.sentences',
      sql<boolean>`exists (
        select from applications
        where user_id = letter.user_id and job_id = letter.job_id and send_state <> 'failed'
      )`.as('applied'),
      isUnproven.as('is_unproven'),
    ])
    .where(isOwn(userId, letterId))
    .executeTakeFirst()
  // Only this feature writes the JSON.
  return row as KeptRow | undefined
}

export async function findChanging(
  connection: Connection,
  userId: number,
  letterId: number,
): Promise<ChangingRow | undefined> {
  const row = await connection
    .selectFrom('cover_letters as letter')
    .innerJoin('jobs', 'jobs.id', 'letter.job_id')
    .select(['jobs.title as job_title', 'letter.content', 'letter.source', 'letter.sentences'])
    .where(isOwn(userId, letterId))
    .executeTakeFirst()
  return row as ChangingRow | undefined
}

/** @param change.updated_at when its words were changed */
export async function updateKept(
  connection: Connection,
  userId: number,
  letterId: number,
  change: Pick<KeptRow, 'subject' | 'content' | 'source' | 'sentences' | 'updated_at'>,
): Promise<void> {
  await connection
    .updateTable('cover_letters as letter')
    .set({ ...change, sentences: JSON.stringify(change.sentences) })
    .where(isOwn(userId, letterId))
    .execute()
}

/** @returns false if missing or another seeker's */
export async function deleteKept(connection: Connection, userId: number, letterId: number): Promise<boolean> {
  const deleted = await connection
    .deleteFrom('cover_letters as letter')
    .where(isOwn(userId, letterId))
    .returning('letter.id')
    .executeTakeFirst()
  return deleted !== undefined
}
