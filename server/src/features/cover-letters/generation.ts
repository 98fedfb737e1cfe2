import type { GeneratedLetter } from '@hanap/contract/cover-letters'
import type { ReadResume } from '@hanap/contract/resumes'
import type { Database } from '../../db/open.ts'
import type { RateLimits } from '../../db/rate-limits.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { newToken } from '../../lib/secrets.ts'
import { LetterProblem, type LetterWriter } from '../../outside/letter-writer/port.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Profiles } from '../profile/service.ts'
import type { Resumes } from '../resumes/service.ts'
import { groundOf } from './ground.ts'
import { findUnfounded } from './grounding.ts'
import { cleanJob, factsOf, type LetterFacts, type LetterJob } from './letter-facts.ts'
import { bodyOf, closeLetter, promptFor } from './prompt.ts'
import { findLetterJob } from './store.ts'
import { templateLetter } from './template.ts'

export type LetterWishes = {
  job_id: number
  resume_id?: number | null | undefined
  custom_prompt?: string | null | undefined
}

export type LetterGeneration = {
  /**
   * A letter for a job from what the seeker's profile and resume say. A written one that claims more than they hold is
   * asked for once more; whatever goes wrong, the template takes its place. Throws 'not-found' for a job or resume that
   * is not there, 'too-many' past LETTERS_AN_HOUR.
   */
  generate(userId: number, wishes: LetterWishes): Promise<GeneratedLetter>
}

/** More than anyone sends, and few enough that a letter costs the operator little. */
export const LETTERS_AN_HOUR = {
  max: 30,
  windowSeconds: 60 * 60,
  text: 'You have asked for many letters. Please try again in a while.',
}
/** The first letter and one more. */
const TRIES = 2

/**
 * Letters by whoever the operator named to write them.
 * @param given.log told one line, without anything of the letter, when none came or it was refused
 */
export function createLetterGeneration(given: {
  db: Database
  rateLimits: RateLimits
  /** Null where nobody writes. */
  writer: LetterWriter | null
  accounts: Pick<Accounts, 'user'>
  profiles: Pick<Profiles, 'read'>
  resumes: Pick<Resumes, 'factsOf'>
  log: (line: string) => void
}): LetterGeneration {
  const { db, rateLimits, writer, accounts, profiles, resumes, log } = given

  /** A resume that cannot be read now is no reason to have no letter. */
  async function readResume(userId: number, id: number | null | undefined): Promise<ReadResume | null> {
    if (id === null || id === undefined) return null
    return resumes.factsOf(userId, id).catch((error: unknown) => {
      if (error instanceof Problem && error.code !== 'not-found') return null
      throw error
    })
  }

  /** The body of a letter that may be shown, or why there is none. */
  async function write(by: LetterWriter, job: LetterJob, facts: LetterFacts): Promise<Written> {
    const ground = groundOf(job, facts)
    let wrong: string[] = []
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { text } = await by.write(promptFor({ job, facts, fence: newToken(), wrong }))
      const body = bodyOf(text)
      wrong = body === '' ? ['an empty letter'] : findUnfounded(body, ground)
      if (wrong.length === 0) return { body }
    }
    log(`A written letter was refused: ${wrong.length} places in it rest on nothing.`)
    return { reason: 'unfounded' }
  }

  return {
    async generate(userId, { job_id, resume_id, custom_prompt }) {
      const listing = await findLetterJob(db, job_id)
      if (!listing) throw notFound('job')
      await rateLimits.count(`letter:${userId}`, LETTERS_AN_HOUR)
      const [user, profile, resume] = await Promise.all([
        accounts.user(userId),
        profiles.read(userId),
        readResume(userId, resume_id),
      ])
      const name = `${user.first_name} ${user.last_name}`.trim()
      const job = cleanJob(listing)
      const facts = factsOf(profile, resume, custom_prompt ?? '')
      const written: Written = writer
        ? await write(writer, job, facts).catch((error: unknown): Written => {
            if (!(error instanceof LetterProblem)) throw error
            log(`No letter was written (${error.kind}): ${error.message}`)
            return { reason: 'no-answer' }
          })
        : { reason: 'no-writer' }
      if ('body' in written)
        return { content: closeLetter(written.body, name), source: 'written', sentences: [] }
      return {
        content: templateLetter(job, facts, name),
        source: 'template',
        reason: written.reason,
        sentences: [],
      }
    },
  }
}

type Written = { body: string } | { reason: NonNullable<GeneratedLetter['reason']> }
