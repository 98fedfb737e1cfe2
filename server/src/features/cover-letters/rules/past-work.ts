import { articleFor } from './article.ts'
import type { LetterFacts } from './letter-facts.ts'

type PastJob = LetterFacts['past_jobs'][number]

const IS_NOW = /^(?:present|current(?:ly)?|now|to date|today|ongoing|ngayon|hanggang ngayon|kasalukuyan)$/iu
const isPresent = ({ start, end }: PastJob) => IS_NOW.test(end.trim()) || (start !== '' && end.trim() === '')

/** The last two jobs, the present one in the present tense, with one figure of the last. */
export function pastWork({ past_jobs, title: own }: LetterFacts): string[] {
  const [last, before] = past_jobs
    .filter(({ title }) => title)
    .toSorted((one, other) => lastYear(other) - lastYear(one))
  if (!last) return []
  const did = isPresent(last) ? 'work' : last.end ? 'worked' : 'have worked'
  // The letter has just said what they are.
  const isKnown = last.company !== '' && last.title.toLowerCase() === own.toLowerCase()
  const at = isPresent(last) ? 'I now work at' : 'My last job was at'
  return [
    isKnown ? `${at} ${last.company}.` : `I ${did} as ${called(last)}.`,
    figureOf(last),
    before && !isPresent(before) ? `Before that, I was ${called(before)}.` : '',
  ].filter(Boolean)
}

/** Without a year, 0: such jobs come last, in their own order. */
const lastYear = (job: PastJob) =>
  isPresent(job) ? Number.MAX_SAFE_INTEGER : Number(/\b(?:19|20)\d\d\b/u.exec(job.end)?.[0] ?? 0)

const called = ({ title, company }: PastJob) =>
  `${articleFor(title)} ${title}${company && !title.includes(company) ? ` at ${company}` : ''}`

const LONGEST_FIGURE = 160
const PAST =
  /^(?:\p{Lu}\p{Ll}{1,15}ed|led|built|wrote|made|ran|kept|grew|sold|taught|won|cut|set|held|took|brought|oversaw|drove|did|gave|met|dealt|spent|sent|edited|handled)\b/iu
const BASE =
  /^(?:handle|manage|answer|write|edit|create|build|lead|run|process|support|schedule|design|maintain|prepare|make|call|teach|train|assist|coordinate|monitor|update|review|develop|sell|post|record|encode|keep|help|provide|respond|research|organize|plan|do|take|work|book|check|send|test|supervise|oversee|generate|produce|publish)\b/iu

/** One achievement with a number, as a sentence; '' if none. */
function figureOf(job: PastJob): string {
  const told = job.summary
    .split(/\n|[;•●▪]|(?<=[.!?])\s/u)
    .map((one) => one.replaceAll(/\s+/gu, ' ').replaceAll(/^[\s•*–-]+|[\s.!,]+$/gu, ''))
    .filter((one) => one.length > 8 && one.length <= LONGEST_FIGURE)
    .find((one) => /\d/u.test(one.replaceAll(/\b(?:19|20)\d\d\b/gu, '')))
  if (told === undefined) return ''
  if (/^I(?:'ve|’ve)? /u.test(told)) return `${told}.`
  if (PAST.test(told)) return `There I ${small(told)}.`
  if (BASE.test(told)) return isPresent(job) ? `There I ${small(told)}.` : ''
  return /^(?:\p{L}+ing|\d[\d,.]*\+?)\b/iu.test(told) ? `My work there included ${small(told)}.` : ''
}

/** Leaves abbreviations in capitals: 'SEO for 12 shops'. */
const small = (text: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
