import type { CoverLetter } from '@hanap/contract/cover-letters'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound } from '../../lib/problem.ts'
import { defaultSubject } from './rules.ts'
import { findJobTitle, findLetter, insertLetter } from './store.ts'

export type NewCoverLetter = {
  job_post_id: number
  content: string
  subject?: string | undefined
  custom_prompt?: string | null | undefined
}

export type CoverLetters = {
  /** Keeps a letter for a job; it stays, whatever becomes of the application. */
  create(userId: number, letter: NewCoverLetter): Promise<CoverLetter>
  /** This seeker's letter for this job; undefined for any other. */
  find(
    connection: Connection,
    wanted: { userId: number; letterId: number; jobId: number },
  ): Promise<{ id: number; subject: string; content: string } | undefined>
}

export function createCoverLetters({ db, clock }: { db: Database; clock: Clock }): CoverLetters {
  return {
    async create(userId, { job_post_id, content, subject, custom_prompt }) {
      const title = await findJobTitle(db, job_post_id)
      if (title === undefined) throw notFound('job')
      const { job_id, ...letter } = await insertLetter(
        db,
        userId,
        {
          job_id: job_post_id,
          subject: subject || defaultSubject(title),
          content,
          custom_prompt: custom_prompt || null,
        },
        clock.now(),
      )
      return { ...letter, job_post_id: job_id, resume_id: null }
    },
    find: findLetter,
  }
}
