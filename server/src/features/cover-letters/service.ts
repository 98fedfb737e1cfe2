import { EMPLOYER_NOT_SHOWN } from '@hanap/contract/jobs/unnamed-employer'
import {
  type CoverLetter,
  coverLetterTexts,
  type KeptLetter,
  LETTERS_PER_PAGE,
  type LetterSummary,
} from '@hanap/contract/letters/cover-letters'
import { defaultSubject } from '@hanap/contract/letters/default-subjects'
import type { LetterOrigin, LetterSentence } from '@hanap/contract/letters/letter-sentences'
import { lockSeeker } from '../../db/lock-seeker.ts'
import type { Connection, Database } from '../../db/open.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import type { Expect } from '../../lib/version.ts'
import type { Resumes } from '../resumes/service.ts'
import {
  countKept,
  deleteKept,
  findChanging,
  findKept,
  type KeptRow,
  listKept,
  type SummaryRow,
  updateKept,
} from './kept/store.ts'
import {
  EXCERPT_READ,
  excerptOf,
  letterOnWire,
  letterVersion,
  MOST_LETTERS,
  originAfterChange,
  originOf,
  tooManyLetters,
} from './rules.ts'
import { findJobTitle, findLetter, insertLetter, type LetterRow } from './store.ts'

export type NewCoverLetter = {
  job_post_id: number
  resume_id?: number | null | undefined
  resume_url?: string | undefined
  content: string
  subject?: string | undefined
  custom_prompt?: string | null | undefined
  source?: LetterOrigin | undefined
  sentences?: LetterSentence[] | undefined
}

export type CoverLetters = {
  /**
   * Independent of any application. Throws 'invalid' at resume_id for another seeker's resume, 'conflict' past
   * MOST_LETTERS.
   */
  create(userId: number, letter: NewCoverLetter): Promise<CoverLetter>
  /** Undefined if missing, another seeker's or another job's. */
  find(
    connection: Connection,
    wanted: { userId: number; letterId: number; jobId: number },
  ): Promise<LetterRow | undefined>
  /** Pages from 1, last changed first; `count` is the total. */
  list(userId: number, page: number): Promise<{ count: number; results: LetterSummary[] }>
  /** Throws 'not-found' for another seeker's, as do the next two. */
  read(userId: number, letterId: number): Promise<KeptLetter>
  /**
   * Leaves sent applications unchanged; '' becomes the usual subject. Throws 'changed-elsewhere' for another version.
   */
  update(
    at: { userId: number; letterId: number; expect: Expect<KeptLetter> },
    words: { content: string; subject?: string | undefined },
  ): Promise<KeptLetter>
  /** Leaves applications with the letter unchanged. */
  remove(userId: number, letterId: number): Promise<void>
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
    create: (
      userId,
      { job_post_id, resume_id = null, resume_url = '', content, subject, custom_prompt, ...said },
    ) =>
      db.transaction().execute(async (tx) => {
        const title = await findJobTitle(tx, job_post_id)
        if (title === undefined) throw notFound('job')
        // Locked, so that the cap is exact and the resume is not deleted meanwhile.
        await lockSeeker(tx, userId)
        if ((await countKept(tx, userId)) >= MOST_LETTERS) throw tooManyLetters()
        if (resume_id !== null && !(await resumes.find(tx, userId, resume_id))) {
          throw invalid({ resume_id: coverLetterTexts.resumeUnknown })
        }
        const letter = await insertLetter(
          tx,
          userId,
          {
            job_id: job_post_id,
            resume_id,
            resume_url,
            subject: subject || defaultSubject(title),
            content,
            custom_prompt: custom_prompt || null,
            ...originOf(content, said),
          },
          clock.now(),
        )
        return letterOnWire(letter)
      }),
    find: findLetter,

    async list(userId, page) {
      const wanted = {
        limit: LETTERS_PER_PAGE,
        offset: (page - 1) * LETTERS_PER_PAGE,
        contentLength: EXCERPT_READ,
      }
      const [count, rows] = await Promise.all([countKept(db, userId), listKept(db, userId, wanted)])
      return { count, results: rows.map(summaryOf) }
    },

    read: (userId, letterId) => readKept(db, userId, letterId),

    update: ({ userId, letterId, expect }, { content, subject }) =>
      db.transaction().execute(async (tx) => {
        await lockSeeker(tx, userId)
        const before = await findChanging(tx, userId, letterId)
        if (!before) throw notFound('letter')
        expect(await readKept(tx, userId, letterId))
        const words = { content, subject: subject || defaultSubject(before.job_title) }
        const origin = originAfterChange(before, content)
        await updateKept(tx, userId, letterId, { ...words, ...origin, updated_at: clock.now() })
        return readKept(tx, userId, letterId)
      }),

    async remove(userId, letterId) {
      if (!(await deleteKept(db, userId, letterId))) throw notFound('letter')
    },
  }
}

async function readKept(connection: Connection, userId: number, letterId: number): Promise<KeptLetter> {
  const row = await findKept(connection, userId, letterId)
  if (!row) throw notFound('letter')
  return keptLetterOf(row)
}

const summaryOf = (row: SummaryRow): LetterSummary => ({
  id: row.id,
  job_post_id: row.job_post_id,
  job_title: row.job_title,
  employer_name: row.employer_name ?? EMPLOYER_NOT_SHOWN,
  subject: row.subject,
  excerpt: excerptOf(row.content),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  is_sent: row.is_sent,
  job_removed_at: row.job_removed_at?.toISOString() ?? null,
  source: row.source,
})

const keptLetterOf = ({
  content,
  resume_id,
  resume_url,
  applied,
  is_unproven,
  custom_prompt,
  sentences,
  ...row
}: KeptRow): KeptLetter => ({
  ...summaryOf({ ...row, content }),
  content,
  resume_id,
  resume_url,
  applied,
  is_unproven,
  custom_prompt,
  sentences,
  version: letterVersion({ ...row, content, resume_id, resume_url }),
})
