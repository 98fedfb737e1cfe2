import { type LetterFacts, type LetterJob, textOfFacts } from './letter-facts.ts'
import { wordsOf } from './ordinary-words.ts'
import { ordersIn, withoutOrders } from './planted-orders.ts'

/** What a letter may rest on, ready to look things up in. */
export type Ground = {
  job: LetterJob
  facts: LetterFacts
  factsText: string
  factsWords: ReadonlySet<string>
  /** Of the listing without its orders. */
  jobWords: ReadonlySet<string>
  /** Of its title and employer alone. */
  nameWords: ReadonlySet<string>
  orders: string[]
  /** All that the listing says. */
  listing: string
}

/** What a letter is about, read once for all its sentences. */
export function groundOf(job: LetterJob, facts: LetterFacts): Ground {
  const factsText = textOfFacts(facts)
  const names = `${withoutOrders(job.title)}\n${withoutOrders(job.employer)}`
  return {
    job,
    listing: [job.title, job.employer, job.description, ...job.tags].join('\n'),
    facts,
    factsText,
    factsWords: new Set(wordsOf(factsText)),
    jobWords: new Set(
      wordsOf(`${names}\n${withoutOrders(job.description)}\n${withoutOrders(job.tags.join('\n'))}`),
    ),
    nameWords: new Set(wordsOf(names)),
    orders: [
      ...ordersIn(job.title),
      ...ordersIn(job.employer),
      ...ordersIn(job.description),
      ...ordersIn(job.tags.join('\n')),
    ],
  }
}
