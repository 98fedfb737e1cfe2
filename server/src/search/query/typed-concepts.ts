import { conceptsTyped, type FoundConcept, factOf, meaningOf, type Synonyms } from '../words/synonyms.ts'
import { stemOf } from '../words/words.ts'
import { negators } from './avoided.ts'
import { linkers } from './linkers.ts'
import { noneAt } from './none-words.ts'
import { findClock } from './typed-clock.ts'
import { findFirst, findLittle, findNoExperience } from './typed-experience.ts'
import { findHours } from './typed-hours.ts'
import { findVerbs } from './typed-verbs.ts'
import { findContraries } from './unwanted-shifts.ts'

/** Finds concepts also across linkers: 'wala po akong experience'. */
export function findConcepts(words: readonly string[], synonyms: Synonyms): FoundConcept[] {
  const found = conceptsTyped(words.map(stemOf), synonyms)
  const others = [...words.keys()].filter((at) => !linkers.has(words[at] as string))
  if (others.length < words.length) {
    const among = conceptsTyped(
      others.map((at) => stemOf(words[at] as string)),
      synonyms,
    )
    for (const { start, length, concept } of among) {
      const [first = 0, last = 0] = [others[start], others[start + length - 1]]
      const isNew = length > 1 && last - first + 1 > length
      if (isNew) found.push({ start: first, length: last - first + 1, concept })
    }
  }
  const all = [
    ...found,
    ...findVerbs(words, synonyms),
    ...findHours(words),
    ...findClock(words),
    ...findOutputs(words),
    ...findNoExperience(words, withoutFacts(found)),
    ...findNoCalls(words),
    ...findLittle(words),
    ...findFirst(words),
    ...findContraries(words, found),
  ].filter((one) => !isOtherCall(words, one))
  return all
    .filter((one) => !all.some((other) => isPartOf(one, other)))
    .map((one) => (factOf(one.concept) === 'beginner' ? withAcceptance(words, one) : one))
}

const acceptanceWords = new Set(
  'welcome welcomed accepted accepts accepting accept allowed open qualified considered friendly ok okay pwede pede puwede pwedeng for to are is sa ng mga po can apply required needed necessary lang'.split(
    ' ',
  ),
)
/** These alone say nothing of who is accepted. */
const idleWords = new Set('for to are is sa ng mga po can lang'.split(' '))

const degrees = new Set('complete completely total totally absolute absolutely super pure'.split(' '))

/** Takes in 'open to' and 'complete' before newbies, and 'are welcome' after them. */
function withAcceptance(words: readonly string[], { start, length, concept }: FoundConcept): FoundConcept {
  let first = start
  while (degrees.has(words[first - 1] ?? '')) first -= 1
  while (acceptanceWords.has(words[first - 1] ?? '')) first -= 1
  while (first < start && idleWords.has(words[first] ?? '')) first += 1
  let end = start + length
  while (acceptanceWords.has(words[end] ?? '')) end += 1
  while (end > start + length && idleWords.has(words[end - 1] ?? '')) end -= 1
  return { start: first, length: end - first, concept }
}

/** Without facts: other words of the table name work. */
const withoutFacts = (found: readonly FoundConcept[]) =>
  found.filter(({ concept }) => factOf(concept) === undefined)

/** The longer fact counts: 'no night shift' asks for no night shift. */
const isPartOf = (one: FoundConcept, other: FoundConcept): boolean =>
  factOf(one.concept) !== undefined &&
  factOf(other.concept) !== undefined &&
  other.length > one.length &&
  other.start <= one.start &&
  one.start + one.length <= other.start + other.length

const callWords = new Set(
  'call calls calling phone phones telepono tawag voice usap kausap headset headsets'.split(' '),
)
/** 'no voice over' takes calls, 'no call center' other ones. */
const afterOtherCalls = new Set('over overs actor actors acting center centers centre centres'.split(' '))
const amongCalls = new Set(
  'any may mga masyadong maraming madaming mag magsagot sagot answer answering gumawa gawa take taking make making kailangan kailangang need needed ng ang sa pa p po pong ko ako kong akong makipag makikipag pakikipag nakikipag'.split(
    ' ',
  ),
)
/** 'no call' in 'no call center', 'no voice' in 'no voice over'. */
const isOtherCall = (words: readonly string[], { start, length }: FoundConcept): boolean =>
  negators.has(words[start] ?? '') &&
  callWords.has(words[start + length - 1] ?? '') &&
  afterOtherCalls.has(words[start + length] ?? '')

/** 'not phone', 'ayoko sumagot ng calls'. Not 'no cold calls': other calls may do. */
function findNoCalls(words: readonly string[]): FoundConcept[] {
  return words.flatMap((_, start) => {
    const length = noneAt(words, start)
    if (length === 0) return []
    let at = start + length
    while (amongCalls.has(words[at] ?? '')) at += 1
    const first = at
    while (callWords.has(words[at] ?? '')) at += 1
    return at > first ? [{ start, length: at - start, concept: meaningOf('no-calls') }] : []
  })
}

const payWords = new Set('bayad paid pay sahod sweldo rate'.split(' '))
const eachWords = new Set('per kada bawat'.split(' '))
/** Paid one by one. Without 'project', as 'per project' is also a kind of work. */
const outputs = new Set(
  'output piece piraso video videos reel clip episode edit image photo picture design logo thumbnail article blog post word page task lead listing order appointment'.split(
    ' ',
  ),
)

/** Finds pay by output: 'bayad kada video' and 'per article'. */
function findOutputs(words: readonly string[]): FoundConcept[] {
  return words.flatMap((word, at) => {
    if (!eachWords.has(word) || !outputs.has(words[at + 1] ?? '')) return []
    const start = payWords.has(words[at - 1] ?? '') ? at - 1 : at
    return [{ start, length: at + 2 - start, concept: meaningOf('output-pay') }]
  })
}
