import type { LetterSentence } from '@hanap/contract/letters/letter-sentences'
import * as applicationSays from '@hanap/contract/says/applications'
import { fill } from '@hanap/contract/says/fill'
import { tellingIn } from '../../../../reading/orders/telling.ts'
import type { LetterFacts, LetterJob } from '../../rules/letter-facts.ts'
import { digitsOf, yearsSaid } from './known-numbers.ts'
import { ordinaryWords, wordsOf } from './ordinary-words.ts'

export type Resting = LetterSentence['rests_on'][number]

/** `rests` is the fact for people to read; `phrases` are its names. */
export type Source = { rests: Resting; phrases: string[][]; words: ReadonlySet<string> }

export type Sources = {
  all: readonly Source[]
  years: { rests: Resting; counts: ReadonlySet<string> } | undefined
}

/** The words of a text in comparable form: 'Acme’s' is 'acme', 'twelve' is '12'. */
export const tokensOf = (text: string): string[] =>
  wordsOf(text).map((word) => {
    const bare = word.replace(/['’]s?$/u, '')
    return ordinaryWords.has(bare) ? bare : digitsOf(bare)
  })

export function sourcesOf(job: LetterJob, facts: LetterFacts): Sources {
  const { title, about, skills, past_jobs, projects, education, wishes, stated = [] } = facts
  return {
    all: [
      ...(title ? [source('title', title, [title])] : []),
      ...skills.map((skill) => source('skill', skill, [skill])),
      ...past_jobs.map((one) =>
        source('past_job', pastJobText(one), [one.title, one.company], Object.values(one)),
      ),
      ...education.map((one) =>
        source(
          'education',
          [one.degree, one.school].filter(Boolean).join(', '),
          [one.degree, one.school],
          Object.values(one),
        ),
      ),
      ...projects.map((one) =>
        source('project', one.title || shortened(one.description), [one.title], [one.description]),
      ),
      ...(about ? [source('about', applicationSays.aboutYourself, [], [about])] : []),
      ...(wishes ? [source('wishes', applicationSays.yourInstructions, [], [wishes])] : []),
      ...stated.map(({ name, value }) => source('preference', value, [value], [name])),
      source('job', nameOf(job), [job.title, job.employer, ...job.tags], [job.description]),
    ],
    years: yearsOf(facts),
  }
}

/** A title that gives orders is not repeated. */
const nameOf = ({ title }: LetterJob) => (title && tellingIn(title).length === 0 ? title : 'The job')

function source(kind: Resting['kind'], text: string, names: string[], texts: string[] = []): Source {
  return {
    rests: { kind, text },
    phrases: names.map(tokensOf).filter((words) => words.length > 0),
    words: new Set([...names, ...texts].flatMap(tokensOf)),
  }
}

/** 'Virtual Assistant at Acme (2019 – 2021)', without unknown parts. */
function pastJobText({ title, company, start, end, summary }: LetterFacts['past_jobs'][number]): string {
  const what = [title, company].filter(Boolean).join(' at ') || shortened(summary)
  const when = [start, end].filter(Boolean).join(' – ')
  return when ? `${what} (${when})`.trim() : what
}

/** `counts` are the numbers that may express the years. */
function yearsOf({ years_of_experience: range, years }: LetterFacts): Sources['years'] {
  const said = range || (years === null ? '' : String(years))
  if (said === '') return undefined
  const counts = new Set([...(range.match(/\d+/gu) ?? []), ...(years === null ? [] : [String(years)])])
  const text = said === '1' ? applicationSays.oneYear : fill(applicationSays.years, { years: said })
  return { rests: { kind: 'years', text }, counts }
}

/** Only the seeker's own years count. */
export const countsYears = (sentence: string, years: Sources['years']): boolean =>
  years !== undefined &&
  yearsSaid(sentence).some(({ values }) => values.every((one) => years.counts.has(String(one))))

const LONGEST_TEXT = 60
const shortened = (text: string) =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).trimEnd()}…` : text
