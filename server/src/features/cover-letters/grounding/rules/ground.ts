import type { EmployerNames } from '@hanap/contract/jobs/employer-names'
import { plainCharacters } from '@hanap/contract/text/plain-characters'
import { tellingIn, withoutTelling } from '../../../../reading/orders/telling.ts'
import { type LetterFacts, type LetterJob, textOfFacts } from '../../rules/letter-facts.ts'
import { nothingWithheld } from '../../rules/withholding.ts'
import { type KnownNumbers, numbersIn, ownYears } from './known-numbers.ts'
import { skillsIn, skillWordsIn } from './known-skills.ts'
import { bareWords, wordsOf } from './ordinary-words.ts'
import { allForms } from './ordinary-words-of-work.ts'

/** The facts and the job that a letter may rest on, indexed. */
export type Ground = {
  /** Employers that a letter must not name. */
  hidden: EmployerNames
  job: LetterJob
  facts: LetterFacts
  factsText: string
  factsWords: ReadonlySet<string>
  factsForms: ReadonlySet<string>
  factsSkills: ReadonlySet<string>
  /** Words of the listing without its orders; only its names may be said freely. */
  jobWords: ReadonlySet<string>
  /** Words of the job's names, and of all skills that the listing names. */
  nameWords: ReadonlySet<string>
  numbers: KnownNumbers
  /** Words in lower case in the description. */
  listingsOwn: ReadonlySet<string>
  orders: string[]
  orderWords: ReadonlySet<string>
  /** Normalised for phrase searches. */
  listingPhrases: string
  orderPhrases: string
  /** Orders as an applicant would agree to them. */
  promisePhrases: string
  factsPhrases: string
}

/** Runs once for all sentences of a letter. */
export function groundOf(
  said: LetterJob,
  facts: LetterFacts,
  hidden: EmployerNames = nothingWithheld.names,
): Ground {
  const job = {
    title: plainCharacters(said.title),
    employer: plainCharacters(said.employer),
    description: plainCharacters(said.description),
    tags: said.tags.map(plainCharacters),
  }
  const factsText = plainCharacters(textOfFacts(facts))
  const factsWords = new Set(wordsOf(factsText))
  const texts = [job.title, job.employer, job.description, ...job.tags]
  const orders = texts.flatMap(tellingIn)
  const names = [job.title, job.employer, ...job.tags].map(withoutTelling).join('\n')
  const jobText = `${names}\n${withoutTelling(job.description)}`
  return {
    hidden,
    job,
    facts,
    factsText,
    factsWords,
    factsForms: allForms(factsWords),
    factsSkills: skillsIn(factsText),
    jobWords: new Set(wordsOf(jobText)),
    nameWords: new Set([...wordsOf(names), ...skillWordsIn(job.description)]),
    numbers: {
      years: ownYears(facts, factsText),
      facts: valuesIn(plainCharacters(textOfFacts({ ...facts, years_of_experience: '' }))),
      job: valuesIn(jobText),
      factsWords,
    },
    listingsOwn: new Set(
      wordsOf((job.description.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’]{2,}/gu) ?? []).join(' ')),
    ),
    orders,
    orderWords: new Set(orders.flatMap(wordsOf)),
    listingPhrases: bareWords(job.description),
    orderPhrases: bareWords(orders.join('\n')),
    promisePhrases: bareWords(
      orders
        .join('\n')
        .replaceAll(/\byou\b/giu, 'I')
        .replaceAll(/\byour\b/giu, 'my'),
    ),
    factsPhrases: bareWords(factsText),
  }
}

const valuesIn = (text: string) => new Set(numbersIn(text).map(({ value }) => value))
