import { type EmployerNames, namesEmployer } from '@hanap/contract/jobs/employer-names'
import { tellingIn } from '../../../reading/orders/telling.ts'
import type { LetterFacts, LetterJob } from './letter-facts.ts'
import { nothingWithheld } from './withholding.ts'

const SKILLS_NAMED = 6
const JOBS_NAMED = 2

const YEARS: Readonly<Record<string, string>> = {
  '1-3': ' with one to three years of experience',
  '3-5': ' with three to five years of experience',
  '5-10': ' with five to ten years of experience',
  '10+': ' with more than ten years of experience',
}

/**
 * The body of the template letter: the seeker's facts in plain sentences. Of the job it names only title and employer,
 * unless they read like an order.
 * @param hidden sentences that name one of these are left out
 * @returns its sentences, each with the blanks before it
 */
export function templateSentences(
  job: LetterJob,
  facts: LetterFacts,
  hidden: EmployerNames = nothingWithheld.names,
): string[] {
  const employer = plain(job.employer)
  const title = plain(job.title)
  const paragraphs = [
    [`Dear ${employer || 'Hiring Manager'},`],
    [
      title ? `I would like to apply for the ${title} position.` : 'I would like to apply for this position.',
      introduction(facts),
    ],
    [...pastJobs(facts), studies(facts), skills(job, facts)],
    [
      'I would welcome the chance to talk about how I can help.',
      'Thank you for your time and consideration.',
    ],
  ]
  return paragraphs
    .map((sentences) => sentences.filter((one) => one !== '' && !namesEmployer(one, hidden)))
    .filter((sentences) => sentences.length > 0)
    .flatMap((sentences, paragraph) =>
      sentences.map((sentence, at) => `${at > 0 ? ' ' : paragraph > 0 ? '\n\n' : ''}${sentence}`),
    )
}

const plain = (line: string) => (tellingIn(line).length > 0 ? '' : line)

function introduction({ title, years_of_experience }: LetterFacts): string {
  const years = YEARS[years_of_experience] ?? ''
  if (title) return `I am ${articleFor(title)} ${title}${years}.`
  return years && `I come${years}.`
}

function pastJobs({ past_jobs }: LetterFacts): string[] {
  return past_jobs
    .filter((one) => one.title)
    .slice(0, JOBS_NAMED)
    .map(({ title, company }, at) => {
      const where = company ? ` at ${company}` : ''
      return at === 0
        ? `I have worked as ${articleFor(title)} ${title}${where}.`
        : `I was also ${articleFor(title)} ${title}${where}.`
    })
}

function studies({ education }: LetterFacts): string {
  const [first] = education.filter((one) => one.degree || one.school)
  if (!first) return ''
  if (!first.degree) return `I studied at ${first.school}.`
  return `I studied ${first.degree}${first.school && ` at ${first.school}`}.`
}

/** Those that the listing names come first. */
function skills(job: LetterJob, { skills: all }: LetterFacts): string {
  const asked = `${job.title}\n${job.description}\n${job.tags.join('\n')}`.toLowerCase()
  const isAsked = (skill: string) => asked.includes(skill.toLowerCase())
  const named = [...all.filter(isAsked), ...all.filter((skill) => !isAsked(skill))].slice(0, SKILLS_NAMED)
  if (named.length === 0) return ''
  return `For this work I would bring ${new Intl.ListFormat('en').format(named)}.`
}

/** As it is spoken: 'an SEO specialist', 'a university teacher', 'an accountant'. */
function articleFor(words: string): 'a' | 'an' {
  const [first = ''] = words.split(/\s/u)
  if (/^[A-Z]{2,}$/u.test(first)) return /^[AEFHILMNORSX]/u.test(first) ? 'an' : 'a'
  return /^(?!uni|use|euro|one)[aeiou]/iu.test(first) ? 'an' : 'a'
}
