import type { Ground } from './ground.ts'
import { bareWords, ordinaryWords, wordsOf } from './ordinary-words.ts'
import { isFormOf, isOrdinary } from './ordinary-words-of-work.ts'

/**
 * Finds what a sentence has only from the listing: an order's own words, phrases it quotes, copied runs of words,
 * words in capitals. Such a letter is refused, so that an order has no effect even if the writer followed it.
 */
export function plantedIn(sentence: string, ground: Ground): string[] {
  return [
    ...onlyOrdered(sentence, ground),
    ...quoted(sentence, ground),
    ...shouted(sentence, ground),
    ...copied(sentence, ground),
  ]
}

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
      // A common word may be meant in its plain sense.
      .filter((phrase) => !(wordsOf(phrase).length === 1 && ordinaryWords.has(wordsOf(phrase)[0] ?? '')))
      .filter((phrase) => !factsPhrases.includes(bareWords(phrase)))
  )
}

/** Finds words in capitals, unless the facts or the job's own names have them. */
function shouted(sentence: string, { factsText, job }: Ground): string[] {
  const written = `${factsText}\n${job.title}\n${job.employer}`
  const runs = sentence.match(/\b\p{Lu}{2,}(?:[\s,-]+\p{Lu}{2,}\b)+|\b\p{Lu}{6,}\b/gu) ?? []
  return runs.filter((run) => /\p{Lu}/u.test(run) && !written.includes(run))
}

/** This many words in a row are a copy. */
const COPY = 4
const IS_I = /^(?:i|i['’]\w+|my|me|myself)$/u

/**
 * Runs that the listing has and the facts do not: two of its own words in a row, or COPY words with two of them or
 * with an 'I' (the employer, or words put into the seeker's mouth). Names are checked elsewhere.
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

/** Finds runs in other scripts, unless the facts or the job's own names have them. */
export const otherScript = (sentence: string, { factsText, nameWords }: Ground): string[] =>
  (sentence.match(OTHER_SCRIPT) ?? []).filter(
    (run) => !factsText.includes(run) && ![...nameWords].some((word) => word.includes(run)),
  )
