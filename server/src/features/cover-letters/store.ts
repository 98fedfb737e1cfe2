import type { LetterOrigin, LetterSentence } from '@hanap/contract/letters/letter-sentences'
import { sql } from 'kysely'
import { allOrders } from '../../db/all-orders.ts'
import type { Connection } from '../../db/open.ts'
import type { ReadOrder } from '../../reading/orders/orders.ts'
import type { LetterJob } from './rules/letter-facts.ts'

export type LetterRow = {
  id: number
  job_id: number
  subject: string
  content: string
  custom_prompt: string | null
  resume_id: number | null
  resume_url: string
  source: LetterOrigin | null
}

const columns = [
  'id',
  'job_id',
  'subject',
  'content',
  'custom_prompt',
  'resume_id',
  'resume_url',
  'source',
] as const
// A check constraint allows only these sources.
const asLetter = (row: unknown) => row as LetterRow

export async function findJobTitle(connection: Connection, jobId: number): Promise<string | undefined> {
  const job = await connection.selectFrom('jobs').select('title').where('id', '=', jobId).executeTakeFirst()
  return job?.title
}

export async function findLetterJob(
  connection: Connection,
  jobId: number,
): Promise<{ job: LetterJob; salary: string; orders: ReadOrder[] } | undefined> {
  const job = await connection
    .selectFrom('jobs')
    .leftJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(['jobs.title', 'jobs.salary', 'jobs.description', 'employers.name as employer'])
    .select(sql<ReadOrder[]>`${allOrders}`.as('orders'))
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  if (!job) return undefined
  const tags = await connection
    .selectFrom('job_tags')
    .innerJoin('tags', 'tags.id', 'job_tags.tag_id')
    .select('tags.name')
    .where('job_tags.job_id', '=', jobId)
    .orderBy('job_tags.position')
    .execute()
  const { orders, salary, ...told } = job
  const tagNames = tags.map((tag) => tag.name)
  return { job: { ...told, employer: job.employer ?? '', tags: tagNames }, salary, orders }
}

export async function insertLetter(
  connection: Connection,
  userId: number,
  letter: Omit<LetterRow, 'id'> & { sentences: LetterSentence[] },
  now: Date,
): Promise<LetterRow> {
  const row = await connection
    .insertInto('cover_letters')
    .values({
      user_id: userId,
      ...letter,
      sentences: JSON.stringify(letter.sentences),
      created_at: now,
      updated_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return asLetter(row)
}

/** @returns undefined if missing, another seeker's or another job's */
export async function findLetter(
  connection: Connection,
  { userId, letterId, jobId }: { userId: number; letterId: number; jobId: number },
): Promise<LetterRow | undefined> {
  const row = await connection
    .selectFrom('cover_letters')
    .select(columns)
    .where('id', '=', letterId)
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row && asLetter(row)
}
