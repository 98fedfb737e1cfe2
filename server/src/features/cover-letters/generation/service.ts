import type { GeneratedLetter, LetterProgress } from '@hanap/contract/letters/cover-letters'
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
import { closingFor } from '../rules/letter-closing.ts'
import { cleanJob, factsOf, type LetterFacts, type LetterJob } from '../rules/letter-facts.ts'
import { promptFor } from '../rules/prompt.ts'
import { templateSentences } from '../rules/template.ts'
import { type Withholding, withholding } from '../rules/withholding.ts'
import { findLetterJob } from '../store.ts'
import { writeLetter } from '../writing/service.ts'

export type LetterWishes = {
  job_id: number
  resume_id?: number | null | undefined
  /** Left out, it is what the seeker's AI instructions say; null or empty is none. */
  custom_prompt?: string | null | undefined
}

export type LetterAudience = {
  /** Told each sentence as it is written and checked, and `again` where all before is taken back. */
  tell?: ((progress: LetterProgress) => void) | undefined
  /** Aborted when the seeker has gone: the writer is stopped, and nothing more is told. */
  gone?: AbortSignal | undefined
}

export type LetterGeneration = {
  /**
   * Writes a letter for a job from the seeker's profile and resume, without what settings withhold. An unfounded letter
   * is asked for once more; then the template takes over. Throws 'not-found' for a job or resume, 'too-many' past
   * LETTERS_AN_HOUR.
   */
  generate(userId: number, wishes: LetterWishes, audience?: LetterAudience): Promise<GeneratedLetter>
}

/** More than anyone sends, and few enough that a letter costs the operator little. */
export const LETTERS_AN_HOUR = {
  max: 30,
  windowSeconds: 60 * 60,
  text: applicationSays.manyLetters,
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
  privacy: Pick<Privacy, 'withheld'>
  resumes: Pick<Resumes, 'factsOf'>
  aiInstructions: Pick<AiInstructions, 'find'>
  log: (line: string) => void
}): LetterGeneration {
  const { db, rateLimits, writer, accounts, profiles, privacy, resumes, aiInstructions, log } = given

  /** A resume that cannot be read now is no reason to have no letter. */
  async function readResume(userId: number, id: number | null | undefined): Promise<ReadResume | null> {
    if (id === null || id === undefined) return null
    return resumes.factsOf(userId, id).catch((error: unknown) => {
      if (error instanceof Problem && error.code !== 'not-found') return null
      throw error
    })
  }

  /** The body of a letter that may be shown, or why there is none. */
  async function write(by: LetterWriter, about: About, telling: Telling): Promise<Written> {
    const { job, facts, hide, sources } = about
    const ground = groundOf(job, facts, hide.names)
    let wrong: string[] = []
    for (let tried = 0; tried < TRIES; tried += 1) {
      const request = promptFor({ job, facts, fence: newToken(), wrong })
      const { tell, gone } = telling
      const letter = await writeLetter({ by, request, ground, sources, tell, gone })
      if (letter.wrong.length === 0) return letter
      wrong = letter.wrong
      telling.takeBack()
    }
    log(`A written letter was refused: ${wrong.length} places in it rest on nothing.`)
    return { reason: 'unfounded' }
  }

  /** Whatever keeps a letter from being written is no reason to have none. */
  async function writeIfPossible(about: About, telling: Telling): Promise<Written> {
    if (!writer) return { reason: 'no-writer' }
    return write(writer, about, telling).catch((error: unknown): Written => {
      if (!(error instanceof LetterProblem)) throw error
      telling.takeBack()
      if (!telling.gone?.aborted) log(`No letter was written (${error.kind}): ${error.message}`)
      return { reason: 'no-answer' }
    })
  }

  return {
    async generate(userId, { job_id, resume_id, custom_prompt }, audience = {}) {
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
      const job = cleanJob(listing, hide)
      const facts = factsOf(profile, resume, custom_prompt ?? kept ?? '', hide)
      const about = { job, facts, hide, sources: sourcesOf(job, facts) }
      const telling = createTelling(audience)
      const written = await writeIfPossible(about, telling)
      const body = 'sentences' in written ? written.sentences : templateBody(about)
      const sentences = [...body, closing(`${user.first_name} ${user.last_name}`.trim())]
      for (const sentence of sentences.slice(telling.told())) telling.tell?.(sentence)
      const content = sentences.map(({ text }) => text).join('')
      return 'sentences' in written
        ? { content, source: 'written', sentences }
        : { content, source: 'template', reason: written.reason, sentences }
    },
  }
}

type About = { job: LetterJob; facts: LetterFacts; hide: Withholding; sources: Sources }
type Written = { sentences: LetterSentence[] } | { reason: NonNullable<GeneratedLetter['reason']> }
type Telling = ReturnType<typeof createTelling>

/** Counts what the seeker was told, so that it can be taken back. */
function createTelling({ tell, gone }: LetterAudience) {
  let told = 0
  const isHeard = () => !gone?.aborted
  return {
    gone,
    told: () => told,
    tell:
      tell &&
      ((sentence: LetterSentence) => {
        told += 1
        if (isHeard()) tell({ sentence })
      }),
    takeBack() {
      if (told > 0 && isHeard()) tell?.({ again: true })
      told = 0
    },
  }
}

const templateBody = ({ job, facts, hide, sources }: About): LetterSentence[] =>
  templateSentences(job, facts, hide.names).map((text) => ({ text, rests_on: restsOn(text, sources) }))

const closing = (name: string): LetterSentence => ({
  text: closingFor(name),
  rests_on: name ? [{ kind: 'name', text: name }] : [],
})
