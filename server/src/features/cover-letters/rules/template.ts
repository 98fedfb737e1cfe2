import { type EmployerNames, namesEmployer } from '@hanap/contract/jobs/employer-names'
import { cleanTitle } from '@hanap/contract/letters/letter-title'
import { tellingIn } from '../../../reading/orders/telling.ts'
import { lightWords, stemOf, wordsOf } from '../../../search/words/words.ts'
import { skillsIn } from '../grounding/rules/known-skills.ts'
import { articleFor } from './article.ts'
import type { LetterFacts, LetterJob } from './letter-facts.ts'
import { ownWords } from './own-words.ts'
import { pastWork } from './past-work.ts'
import { nothingWithheld } from './withholding.ts'

const SKILLS_NAMED = 6

const YEARS: Readonly<Record<string, string>> = {
  '1-3': ' with one to three years of experience',
  '3-5': ' with three to five years of experience',
  '5-10': ' with five to ten years of experience',
  '10+': ' with more than ten years of experience',
}

export const isEmpty = (facts: LetterFacts): boolean =>
  facts.title === '' &&
  facts.about === '' &&
  facts.years_of_experience === '' &&
  [facts.skills, facts.past_jobs, facts.projects, facts.education].every((all) => all.length === 0)

/** Empty if the letter may say nothing of the title. */
export const jobCalled = (job: Pick<LetterJob, 'title'>): string => plain(cleanTitle(job.title))

/**
 * The letter up to the thanks: the seeker's facts in plain words, or what to fill in. Of the job it names title and
 * employer, unless they read like an order, and required skills.
 * @param hidden sentences that name one of these employers are left out
 */
export function templateSentences(
  job: LetterJob,
  facts: LetterFacts,
  hidden: EmployerNames = nothingWithheld.names,
): string[] {
  const employer = plain(job.employer)
  const title = jobCalled(job)
  const paragraphs = [
    [`Dear ${employer || 'Hiring Manager'},`],
    [
      title ? `I would like to apply for the ${title} position.` : 'I would like to apply for this position.',
      ...(isEmpty(facts) ? ['I am [what you work as, and for how long].'] : introductions(job, facts)),
    ],
    isEmpty(facts)
      ? [
          '[One thing you did that this job needs, with a number if you have one.]',
          'For this work I would bring [skills that this job asks for].',
        ]
      : [...pastWork(facts), project(facts), studies(job, facts), skills(job, facts)],
    ownWords(facts.wishes).sentences,
  ]
  return paragraphs
    .map((sentences) => sentences.filter((one) => one !== '' && !namesEmployer(one, hidden)))
    .filter((sentences) => sentences.length > 0)
    .flatMap((sentences, paragraph) =>
      sentences.map((sentence, at) => `${at > 0 ? ' ' : paragraph > 0 ? '\n\n' : ''}${sentence}`),
    )
}

export const templateThanks = [
  '\n\nI would welcome the chance to talk about how I can help.',
  ' Thank you for your time and consideration.',
]

const plain = (line: string) => (tellingIn(line).length > 0 ? '' : line)

function introduction({ title, years_of_experience }: LetterFacts): string {
  const years = YEARS[years_of_experience] ?? ''
  if (title) return `I am ${articleFor(title)} ${title}${years}.`
  return years && `I come${years}.`
}

function introductions(job: LetterJob, facts: LetterFacts): string[] {
  const told = aboutThem(job, facts)
  return /^I(?:'m|’m| am) (?:an?|the) /u.test(told) ? [told] : [introduction(facts), told]
}

const SHORTEST_TOLD = 20
const LONGEST_TOLD = 220
/** Words that a sentence shares with the job; one may be chance. */
const SHARED = 2

/** The sentence of their own about themselves that has most of the job's words. */
function aboutThem(job: LetterJob, { about }: LetterFacts): string {
  const asked = new Set(stemsOf(`${job.title} ${job.description} ${job.tags.join(' ')}`))
  const shared = (told: string) => new Set(stemsOf(told).filter((stem) => asked.has(stem))).size
  const [best = ''] = about
    .split(/\n|(?<=[.!?])\s+/u)
    .map((told) => told.trim().replace(/[^.!?]$/u, '$&.'))
    .filter(
      (told) =>
        /^I(?:'m|’m|'ve|’ve)? \p{Ll}/u.test(told) &&
        told.length >= SHORTEST_TOLD &&
        told.length <= LONGEST_TOLD &&
        plain(told) !== '',
    )
    .toSorted((one, other) => shared(other) - shared(one))
  return shared(best) >= SHARED ? best : ''
}

const stemsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => word.length > 3 && !lightWords.has(word))
    .map(stemOf)

/** For seekers without past jobs. */
function project({ past_jobs, projects }: LetterFacts): string {
  const [first] = past_jobs.some(({ title }) => title) ? [] : projects.filter(({ title }) => title)
  return first ? `One of my projects is ${first.title}.` : ''
}

const ASKS_FOR_STUDIES = /\b(?:degree|bachelor|college|graduate|diploma|university|licen[sc]ed)\b/iu
const IS_DEGREE = /^(?:bachelor|master|associate|doctor|[bm]\.?[sa]\.?(?= ))/iu

/** If the job asks for studies, or the seeker has no past job. */
function studies({ description }: LetterJob, { past_jobs, education }: LetterFacts): string {
  const [first] = education.filter((one) => one.degree || one.school)
  if (!first || (past_jobs.length > 0 && !ASKS_FOR_STUDIES.test(description))) return ''
  if (!first.degree) return `I studied at ${first.school}.`
  const degree = IS_DEGREE.test(first.degree)
    ? `for ${articleFor(first.degree)} ${first.degree}`
    : first.degree
  return `I studied ${degree}${first.school && ` at ${first.school}`}.`
}

/** Only those that the listing asks for. */
function skills(job: LetterJob, { skills: all }: LetterFacts): string {
  const asked = `${job.title}\n${job.description}\n${job.tags.join('\n')}`
  const words = bare(asked)
  const known = skillsIn(asked)
  const isAsked = (skill: string) =>
    words.includes(bare(skill)) || [...skillsIn(skill)].some((key) => known.has(key))
  const named = all.filter(isAsked).slice(0, SKILLS_NAMED)
  return named.length === 0 ? '' : `For this work I would bring ${new Intl.ListFormat('en').format(named)}.`
}

const bare = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\d+#.]+/gu) ?? []).join(' ')} `.replaceAll('. ', ' ')
