import type { GeneratedLetter, LetterProgress, OrderToFollow } from '@hanap/contract/letters/cover-letters'
import { subjectNaming } from '@hanap/contract/letters/default-subjects'
import type { LetterSentence } from '@hanap/contract/letters/letter-sentences'
import type { ReadResume } from '@hanap/contract/profile/resumes'
import * as applicationSays from '@hanap/contract/says/applications'
import type { Database } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import { notFound, Problem } from '../../../lib/problem.ts'
import { newToken } from '../../../lib/secrets/secrets.ts'
import { LetterProblem, type LetterWriter } from '../../../outside/letter-writer/port.ts'
import type { Accounts } from '../../accounts/service.ts'
import type { AiInstructions } from '../../ai-instructions/service.ts'
import type { Privacy } from '../../privacy/service.ts'
import type { Profiles } from '../../profile/service.ts'
import type { Resumes } from '../../resumes/service.ts'
import { type Sources, sourcesOf } from '../grounding/rules/fact-sources.ts'
import { groundOf } from '../grounding/rules/ground.ts'
import { restsOn } from '../grounding/rules/rests-on.ts'
import { answersFor, templateAnswers } from '../orders/rules/answers.ts'
import { beginningWith } from '../orders/rules/put-in.ts'
import { type WantedOrders, wantedOrders } from '../orders/rules/wanted.ts'
import {
  cleanJob,
  factsOf,
  type LetterFacts,
  type LetterJob,
  statableOf,
  toldFacts,
} from '../rules/letter-facts.ts'
import { ownWords } from '../rules/own-words.ts'
import { promptFor } from '../rules/prompt.ts'
import { isEmpty, jobCalled, templateSentences } from '../rules/template.ts'
import { type LetterParts, wholeLetter } from '../rules/whole-letter.ts'
import { type Withholding, withholding } from '../rules/withholding.ts'
import { findLetterJob } from '../store.ts'
import { writeLetter } from '../writing/service.ts'

export type LetterWishes = {
  job_id: number
  resume_id?: number | null | undefined
  /** Undefined: the stored AI instructions; null or '': none. */
  custom_prompt?: string | null | undefined
  /** Confirmed by the seeker; undefined: the usual ones. */
  orders?: readonly OrderToFollow[] | undefined
}

export type LetterAudience = {
  /** Gets each checked sentence, and `again` to take all of them back. */
  tell?: ((progress: LetterProgress) => void) | undefined
  /** Aborted when the seeker hangs up. */
  gone?: AbortSignal | undefined
}

export type LetterGeneration = {
  /**
   * Writes from the seeker's profile and resume, without what settings withhold. Retries an unfounded letter once;
   * then the template takes over. Throws 'not-found' for a job or resume, 'too-many' past LETTERS_AN_HOUR.
   */
  generate(userId: number, wishes: LetterWishes, audience?: LetterAudience): Promise<GeneratedLetter>
}

/** More than anyone sends, yet cheap for the operator. */
export const LETTERS_AN_HOUR = {
  max: 30,
  windowSeconds: 60 * 60,
  text: applicationSays.manyLetters,
}
const TRIES = 2

/** @param given.log gets one line, without the letter's text, for each failure */
export function createLetterGeneration(given: {
  db: Database
  rateLimits: RateLimits
  writer: LetterWriter | null
  accounts: Pick<Accounts, 'user'>
  profiles: Pick<Profiles, 'read'>
  privacy: Pick<Privacy, 'withheld'>
  resumes: Pick<Resumes, 'factsOf'>
  aiInstructions: Pick<AiInstructions, 'find'>
  log: (line: string) => void
}): LetterGeneration {
  const { db, rateLimits, writer, accounts, profiles, privacy, resumes, aiInstructions, log } = given

  /** An unreadable resume must not prevent a letter. */
  async function readResume(userId: number, id: number | null | undefined): Promise<ReadResume | null> {
    if (id === null || id === undefined) return null
    return resumes.factsOf(userId, id).catch((error: unknown) => {
      if (error instanceof Problem && error.code !== 'not-found') return null
      throw error
    })
  }

  /** The checked body, or why there is none. */
  async function write(by: LetterWriter, about: About, telling: Telling): Promise<Written> {
    const { job, facts, hide, sources, wanted } = about
    const ground = groundOf(job, facts, hide.names)
    let wrong: string[] = []
    for (let tried = 0; tried < TRIES; tried += 1) {
      const request = promptFor({ job, facts, fence: newToken(), wrong, wanted })
      const { tell, gone } = telling
      const letter = await writeLetter({ by, request, ground, sources, tell, gone })
      if (letter.wrong.length === 0) {
        const answers = answersFor(wanted.questions, letter.answers, { ground, sources })
        return { sentences: letter.sentences, answers }
      }
      wrong = letter.wrong
      telling.takeBack()
    }
    log(`A written letter was refused: ${wrong.length} places in it rest on nothing.`)
    return { reason: 'unfounded' }
  }

  /** Any failure leads to the template. */
  async function writeIfPossible(about: About, telling: Telling): Promise<Written> {
    if (about.wanted.noAi) return { reason: 'no-ai' }
    if (!writer) return { reason: 'no-writer' }
    return write(writer, about, telling).catch((error: unknown): Written => {
      if (!(error instanceof LetterProblem)) throw error
      telling.takeBack()
      if (!telling.gone?.aborted) log(`No letter was written (${error.kind}): ${error.message}`)
      return { reason: 'no-answer' }
    })
  }

  return {
    async generate(userId, { job_id, resume_id, custom_prompt, orders }, audience = {}) {
      const listing = await findLetterJob(db, job_id)
      if (!listing) throw notFound('job')
      await rateLimits.count(`letter:${userId}`, LETTERS_AN_HOUR)
      const [user, profile, resume, kept] = await Promise.all([
        accounts.user(userId),
        profiles.read(userId),
        readResume(userId, resume_id),
        custom_prompt === undefined ? aiInstructions.find(userId) : undefined,
      ])
      const jobs = [...profile.experience, ...(resume?.past_jobs ?? [])]
      const hide = withholding(await privacy.withheld(userId, jobs))
      const job = cleanJob(listing.job, hide)
      const wanted = wantedOrders({
        stored: listing.orders,
        texts: { ...listing.job, salary: listing.salary },
        named: orders,
        name: { first: user.first_name, last: user.last_name },
        profile: statableOf(profile, hide),
        hidden: hide.names,
      })
      const stated = toldFacts(wanted.stated)
      const facts = {
        ...factsOf(profile, resume, custom_prompt ?? kept ?? '', hide),
        ...(stated.length > 0 && { stated }),
      }
      const about = { job, facts, hide, wanted, sources: sourcesOf(job, facts) }
      const opening = beginningWith(wanted.phrases)
      const telling = createTelling(audience, opening)
      const written = await writeIfPossible(about, telling)
      const isWritten = 'sentences' in written
      const parts = isWritten ? written : templateParts(about)
      const sentences = wholeLetter(wanted, parts, `${user.first_name} ${user.last_name}`.trim())
      for (const sentence of sentences.slice(telling.told())) telling.tell?.(sentence)
      const notes = notesOn(about, isWritten)
      const subject = wanted.subject ?? subjectWithout(job)
      return {
        content: sentences.map(({ text }) => text).join(''),
        ...(isWritten ? { source: 'written' } : { source: 'template', reason: written.reason }),
        sentences,
        ...(subject !== undefined && { subject }),
        ...(notes.length > 0 && { notes }),
      }
    },
  }
}

/** Undefined if cleaning the job's title changes nothing. */
function subjectWithout(job: LetterJob): string | undefined {
  const called = jobCalled(job)
  const subject = subjectNaming(called)
  return called === '' || subject === subjectNaming(job.title) ? undefined : subject
}

function notesOn({ facts, wanted }: About, isWritten: boolean): NonNullable<GeneratedLetter['notes']> {
  const isUnused = !isWritten && facts.wishes !== '' && !ownWords(facts.wishes).isAll
  return [
    ...(isUnused ? (['instructions-unused'] as const) : []),
    ...(isEmpty(facts) ? (['profile-empty'] as const) : []),
    ...(wanted.left ? (['orders-left'] as const) : []),
  ]
}

type About = {
  job: LetterJob
  facts: LetterFacts
  hide: Withholding
  sources: Sources
  wanted: WantedOrders
}
type Written = LetterParts | { reason: NonNullable<GeneratedLetter['reason']> }
type Telling = ReturnType<typeof createTelling>

/**
 * Counts the sentences told, to take them back.
 * @param opening is told first
 */
function createTelling({ tell, gone }: LetterAudience, opening: readonly LetterSentence[]) {
  let told = 0
  const isHeard = () => !gone?.aborted
  return {
    gone,
    told: () => told,
    tell:
      tell &&
      ((sentence: LetterSentence) => {
        const due = told === 0 && sentence !== opening[0] ? [...opening, sentence] : [sentence]
        told += due.length
        for (const one of due) if (isHeard()) tell({ sentence: one })
      }),
    takeBack() {
      if (told > 0 && isHeard()) tell?.({ again: true })
      told = 0
    },
  }
}

const templateParts = ({ job, facts, hide, sources, wanted }: About): LetterParts => ({
  sentences: templateSentences(job, facts, hide.names).map((text) => ({
    text,
    rests_on: restsOn(text, sources),
  })),
  answers: templateAnswers(wanted),
})
