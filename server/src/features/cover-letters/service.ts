import { type CoverLetter, coverLetterTexts } from '@hanap/contract/cover-letters'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import type { Resumes } from '../resumes/service.ts'
import { defaultSubject } from './rules.ts'
import { findJobTitle, findLetter, insertLetter, type LetterRow } from './store.ts'

export type NewCoverLetter = {
  job_post_id: number
  resume_id?: number | null | undefined
  resume_url?: string | undefined
  content: string
  subject?: string | undefined
  custom_prompt?: string | null | undefined
}

export type CoverLetters = {
  /**
   * Keeps a letter for a job; it stays, whatever becomes of the application. Throws 'invalid' at resume_id for a resume
   * that is not this seeker's.
   */
  create(userId: number, letter: NewCoverLetter): Promise<CoverLetter>
  /** This seeker's letter for this job; undefined for any other. */
  find(
    connection: Connection,
    wanted: { userId: number; letterId: number; jobId: number },
  ): Promise<LetterRow | undefined>
}

export function createCoverLetters({
  db,
  clock,
  resumes,
}: {
  db: Database
  clock: Clock
  resumes: Pick<Resumes, 'find'>
}): CoverLetters {
  return {
    create: (userId, { job_post_id, resume_id = null, resume_url = '', content, subject, custom_prompt }) =>
      db.transaction().execute(async (tx) => {
        const title = await findJobTitle(tx, job_post_id)
        if (title === undefined) throw notFound('job')
        // Held, so that the resume is not deleted between the look and the letter.
        if (resume_id !== null) await lockSeeker(tx, userId)
        if (resume_id !== null && !(await resumes.find(tx, userId, resume_id))) {
          throw invalid({ resume_id: coverLetterTexts.resumeUnknown })
        }
        const { job_id, ...letter } = await insertLetter(
          tx,
          userId,
          {
            job_id: job_post_id,
            resume_id,
            resume_url,
            subject: subject || defaultSubject(title),
            content,
            custom_prompt: custom_prompt || null,
          },
          clock.now(),
        )
        return { ...letter, job_post_id: job_id }
      }),
    find: findLetter,
  }
}
