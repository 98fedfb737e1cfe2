import { type LetterFacts, type LetterJob, textOfFacts } from './letter-facts.ts'
import { bareWords, wordsOf } from './ordinary-words.ts'
import { ordersIn, withoutOrders } from './planted-orders.ts'

/** What a letter may rest on, ready to look things up in. */
export type Ground = {
  job: LetterJob
  facts: LetterFacts
  factsText: string
  factsWords: ReadonlySet<string>
  /** The listing without its orders. */
  jobText: string
  jobWords: ReadonlySet<string>
  /** Of its title and employer alone. */
  nameWords: ReadonlySet<string>
  orders: string[]
  /** The words of the listing's own text, and of the facts, for phrases. */
  listingPhrases: string
  factsPhrases: string
}

/** What a letter is about, read once for all its sentences. */
export function groundOf(job: LetterJob, facts: LetterFacts): Ground {
  const factsText = textOfFacts(facts)
  const names = `${withoutOrders(job.title)}\n${withoutOrders(job.employer)}`
  const jobText = `${names}\n${withoutOrders(job.description)}\n${withoutOrders(job.tags.join('\n'))}`
  return {
    job,
    listingPhrases: bareWords([job.description, ...job.tags].join('\n')),
    factsPhrases: bareWords(factsText),
    facts,
    factsText,
    factsWords: new Set(wordsOf(factsText)),
    jobText,
    jobWords: new Set(wordsOf(jobText)),
    nameWords: new Set(wordsOf(names)),
    orders: [
      ...ordersIn(job.title),
      ...ordersIn(job.employer),
      ...ordersIn(job.description),
      ...ordersIn(job.tags.join('\n')),
    ],
  }
}
