import type { Connection } from '../../db/open.ts'
import type { LetterJob } from './letter-facts.ts'

export type LetterRow = {
  id: number
  job_id: number
  subject: string
  content: string
  custom_prompt: string | null
  resume_id: number | null
  resume_url: string
}

const columns = ['id', 'job_id', 'subject', 'content', 'custom_prompt', 'resume_id', 'resume_url'] as const

export async function findJobTitle(connection: Connection, jobId: number): Promise<string | undefined> {
  const job = await connection.selectFrom('jobs').select('title').where('id', '=', jobId).executeTakeFirst()
  return job?.title
}

/** What a letter for a listing may look at; undefined for one there never was. */
export async function findLetterJob(connection: Connection, jobId: number): Promise<LetterJob | undefined> {
  const job = await connection
    .selectFrom('jobs')
    .leftJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(['jobs.title', 'jobs.description', 'employers.name as employer'])
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
  return { ...job, employer: job.employer ?? '', tags: tags.map((tag) => tag.name) }
}

export async function insertLetter(
  connection: Connection,
  userId: number,
  letter: Omit<LetterRow, 'id'>,
  now: Date,
): Promise<LetterRow> {
  return connection
    .insertInto('cover_letters')
    .values({ user_id: userId, ...letter, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** @returns undefined when the letter is not there, is somebody else's or is for another job */
export async function findLetter(
  connection: Connection,
  { userId, letterId, jobId }: { userId: number; letterId: number; jobId: number },
): Promise<LetterRow | undefined> {
  return connection
    .selectFrom('cover_letters')
    .select(columns)
    .where('id', '=', letterId)
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
}
