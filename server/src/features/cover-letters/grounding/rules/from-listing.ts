import type { Ground } from './ground.ts'
import { bareWords, ordinaryWords, wordsOf } from './ordinary-words.ts'
import { isFormOf, isOrdinary } from './ordinary-words-of-work.ts'

/**
 * What a sentence of a letter has from the listing and from nowhere else: a word of an order that is neither in the facts,
 * nor what the job is called, nor one that letters are made of; a phrase that the order puts in quotes; words that the
 * listing has one after the other; words shouted in capitals. A letter is refused for any of them, so that an order bears
 * no fruit even where the writer followed it.
 */
export function plantedIn(sentence: string, ground: Ground): string[] {
  return [
    ...onlyOrdered(sentence, ground),
    ...quoted(sentence, ground),
    ...shouted(sentence, ground),
    ...copied(sentence, ground),
  ]
}

/** Whether the facts, or what the job is called, have a word, or any letter about any work. */
const isGiven = (word: string, { factsForms, nameWords }: Ground) =>
  isFormOf(word, factsForms) || nameWords.has(word) || isOrdinary(word)

const onlyOrdered = (sentence: string, ground: Ground): string[] =>
  wordsOf(sentence).filter((word) => word.length > 2 && ground.orderWords.has(word) && !isGiven(word, ground))

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

/** So many words in a row are a copy. */
const COPY = 4
const IS_I = /^(?:i|i['’]\w+|my|me|myself)$/u

/**
 * What the listing says word for word and the facts do not: two words of its own one after the other, or more words with
 * two of them, or of an 'I', who is the employer or has words put into the seeker's mouth. Its names for places and
 * companies are no words of its own; whether they may be said, the check of names knows.
 */
function copied(sentence: string, ground: Ground): string[] {
  const words = wordsOf(sentence)
  const isTelling = (word: string) => ground.listingsOwn.has(word) && !isGiven(word, ground)
  const isOrders = (run: string[]) => ground.orderPhrases.includes(` ${run.join(' ')} `)
  const isOfI = (run: string[]) =>
    run.some((word) => IS_I.test(word)) && (isOrders(run) || !run.every((word) => ordinaryWords.has(word)))
  const runs = (length: number) => words.slice(length - 1).map((_, at) => words.slice(at, at + length))
  const pairs = runs(2).filter((run) => run.every(isTelling))
  const longer = runs(COPY).filter((run) => isOfI(run) || run.filter(isTelling).length > 1)
  return [...pairs, ...longer]
    .map((run) => run.join(' '))
    .filter(
      (run) =>
        [ground.listingPhrases, ground.promisePhrases].some((text) => text.includes(` ${run} `)) &&
        !ground.factsPhrases.includes(` ${run} `),
    )
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu

/** Letters of other scripts that neither the facts nor the job's own names have; of a sentence as it is written. */
export const otherScript = (sentence: string, { factsText, nameWords }: Ground): string[] =>
  (sentence.match(OTHER_SCRIPT) ?? []).filter(
    (run) => !factsText.includes(run) && ![...nameWords].some((word) => word.includes(run)),
  )
