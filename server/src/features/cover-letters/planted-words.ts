import type { Ground } from './ground.ts'
import { bareWords, ordinaryWords, wordsOf } from './ordinary-words.ts'

/**
 * What a sentence of a letter has from an order in the listing and from nowhere else: a word that is neither in the
 * facts, nor in the rest of the listing, nor one that letters are made of; a phrase that the order puts in quotes; words
 * shouted in capitals; another script. A letter is refused for any of them, so that an order bears no fruit even where
 * the writer followed it.
 */
export function plantedIn(sentence: string, ground: Ground): string[] {
  return [
    ...onlyOrdered(sentence, ground),
    ...quoted(sentence, ground),
    ...shouted(sentence, ground),
    ...foreign(sentence, ground),
    ...echoed(sentence, ground),
  ]
}

const isGiven = (word: string, { factsWords, jobWords }: Ground) => factsWords.has(word) || jobWords.has(word)

function onlyOrdered(sentence: string, ground: Ground): string[] {
  if (ground.orders.length === 0) return []
  const ordered = new Set(ground.orders.flatMap(wordsOf))
  return wordsOf(sentence).filter(
    (word) => word.length > 2 && ordered.has(word) && !ordinaryWords.has(word) && !isGiven(word, ground),
  )
}

const QUOTED = /["“«]([^"”»]{3,200})["”»]|(?<=[\s:])'([^']{3,200})'(?=[\s.,!?)]|$)/gu

function quoted(sentence: string, { orders, factsPhrases }: Ground): string[] {
  const said = bareWords(sentence)
  return (
    orders
      .flatMap((order) => [...order.matchAll(QUOTED)].map((found) => found[1] ?? found[2] ?? ''))
      .filter((phrase) => bareWords(phrase).trim() !== '' && said.includes(bareWords(phrase)))
      // A single common word in quotes may well be meant for itself.
      .filter((phrase) => !(wordsOf(phrase).length === 1 && ordinaryWords.has(wordsOf(phrase)[0] ?? '')))
      .filter((phrase) => !factsPhrases.includes(bareWords(phrase)))
  )
}

/** Two words in capitals one after the other, or a long one, unless the facts or the job's own names write it so. */
function shouted(sentence: string, { factsText, job }: Ground): string[] {
  const written = `${factsText}\n${job.title}\n${job.employer}`
  const runs = sentence.match(/\b\p{Lu}{2,}(?:[\s,-]+\p{Lu}{2,}\b)+|\b\p{Lu}{6,}\b/gu) ?? []
  return runs.filter((run) => /\p{Lu}/u.test(run) && !written.includes(run))
}

const ECHO = 5

/** What the listing says of an 'I', word for word: that is the employer, or words meant for the seeker's mouth. */
function echoed(sentence: string, { listingPhrases, factsPhrases }: Ground): string[] {
  const words = wordsOf(sentence)
  const runs = words.map((_, at) => words.slice(at, at + ECHO)).filter((run) => run.length === ECHO)
  return runs
    .filter((run) => run.some((word) => /^(?:i|i['’]\w+|my|me|myself)$/u.test(word)))
    .filter((run) => !run.every((word) => ordinaryWords.has(word)))
    .map((run) => run.join(' '))
    .filter((run) => listingPhrases.includes(` ${run} `) && !factsPhrases.includes(` ${run} `))
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu

const foreign = (sentence: string, { factsText, nameWords }: Ground): string[] =>
  (sentence.match(OTHER_SCRIPT) ?? []).filter(
    (run) => !factsText.includes(run) && ![...nameWords].some((word) => word.includes(run)),
  )
