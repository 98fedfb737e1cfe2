import { readFileSync, statSync } from 'node:fs'
import { type ListingFact, listingFacts } from '@hanap/contract/jobs/listing-facts'
import { stemOf, wordsOf } from './words.ts'

type Phrase = Readonly<{ stems: readonly string[]; concept: string }>
/** Phrases by their first stem, longest first. */
type PhrasesByFirst = ReadonlyMap<string, readonly Phrase[]>

/**
 * Phrases that listings say, phrases that seekers type, and the words of these. Plain data, so it can be sent to a
 * worker.
 */
export type Synonyms = Readonly<{
  said: PhrasesByFirst
  typed: PhrasesByFirst
  words: ReadonlySet<string>
}>

/** Words of a text that name a concept. A concept's name begins with '=', which no word contains. */
export type FoundConcept = { start: number; length: number; concept: string }

/** The phrase finds the concept, but the concept does not find the phrase ('hr -> human resources'). */
export const isOneWay = (concept: string) => concept.includes('>')
/** The phrase means only the concept; its own words match only titles ('encoder => data entry'). */
export const isMeaning = (concept: string) => concept.includes('=>')
/** The concept would do too, and counts far less ('secretary ~> receptionist'). */
export const isSubstitute = (concept: string) => concept.includes('~>')

/** '=>' asks for the fact alone, '->' also takes the words. */
export const factConcepts = (fact: ListingFact): readonly string[] =>
  ['=>', '->'].map((arrow) => factConcept(fact, arrow))

/** Asks for the fact alone. */
export const meaningOf = (fact: ListingFact): string => factConcept(fact, '=>')

/** The concept of listings that contradict the fact. */
export const otherwise = (fact: ListingFact): string => factConcept(fact, '!')

const factConcept = (fact: ListingFact, arrow: string) => `=${arrow}@${fact}`
const isFact = (concept: string) => concept.includes('@')
/** Undefined if the concept asks for words. */
export const factOf = (concept: string): ListingFact | undefined =>
  isFact(concept) ? listingFacts.find((fact) => concept.endsWith(`@${fact}`)) : undefined

/** Filipino words that join a verb to its object. */
export const joins: ReadonlySet<string> = new Set(['ng', 'nang', 'sa', 'na', 'ang', 'kay'])

/** In words. */
export const LONGEST_PHRASE = 8
const PHRASES_AT_MOST = 20_000
const WAYS_AT_MOST = 1000

/**
 * Reads a table of synonyms, one concept a line: `va = virtual assistant` both ways; `hr -> human resources` one way;
 * `animator ~> video editor` one way and weaker; `encoder => data entry` one way, and the word alone finds titles
 * only; `baguhan => @beginner` asks for a fact of the listing, `gabi -> @night` for it or the word. '#' begins a
 * remark. `pst (hours|time)` is two phrases. A phrase may be in several lines, which
 * stay separate concepts.
 * @throws Error that names the line and what is wrong
 */
export function readSynonyms(text: string): Synonyms {
  const said: Phrase[] = []
  const typed: Phrase[] = []
  const lines = readLines(text)
  const equals = equalPhrases(lines)
  for (const { index, left, right, arrow, fact } of lines) {
    if (fact) {
      const concept = factConcept(fact, arrow)
      typed.push(...left.map((words) => ({ stems: stemsOf(words), concept })))
      continue
    }
    const named = right ?? left
    const phrases =
      arrow === '=>' ? [...new Set(named.flatMap((one) => [one, ...(equals.get(one) ?? [])]))] : named
    const concept = `=${left.join('=')}${right ? `${arrow}${right.join('=')}` : ''}`
    said.push(...phrases.map((words) => ({ stems: stemsOf(words), concept })))
    typed.push(...left.map((words) => ({ stems: stemsOf(words), concept })))
    if (said.length > PHRASES_AT_MOST)
      throw new Error(`line ${index + 1}: more than ${PHRASES_AT_MOST} phrases`)
  }
  return {
    said: byFirst(said),
    typed: byFirst([...typed, ...typed.flatMap(withoutJoins)]),
    words: new Set(lines.flatMap(({ left }) => left.flatMap((phrase) => phrase.split(' ')))),
  }
}

type Line = Readonly<{ index: number; left: string[]; right?: string[]; arrow: string; fact?: ListingFact }>

function readLines(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((whole, index) => {
    const line = whole.replace(/^\ufeff/, '').replace(/(?:^|\s)#.*/, '')
    return line.trim() === '' ? [] : [{ index, ...(readLine(line, index + 1) as Omit<Line, 'index'>) }]
  })
}

/** What 'data entry' is also called: what means data entry finds it by any name. */
function equalPhrases(lines: readonly Line[]): ReadonlyMap<string, ReadonlySet<string>> {
  const equals = new Map<string, Set<string>>()
  for (const { left, right, fact } of lines) {
    if (right || fact) continue
    for (const phrase of left) equals.set(phrase, new Set([...(equals.get(phrase) ?? []), ...left]))
  }
  return equals
}

/** 'post sa facebook' is also typed 'post facebook'. */
function withoutJoins({ stems, concept }: Phrase): Phrase[] {
  const rest = stems.filter((stem, n) => n === 0 || !joins.has(stem))
  return rest.length === stems.length || rest.length < 2 ? [] : [{ stems: rest, concept }]
}

const ONE_ARROW = "more than one '->', '~>' or '=>'"

/** Reads a line of the table: equal phrases; phrases and what they find; or phrases and a fact. */
function readLine(line: string, number: number) {
  const [asked = '', named] = line.split(/[-=]>\s*@/)
  if (named !== undefined) {
    if (/[-~=]>/.test(asked)) throw new Error(`line ${number}: ${ONE_ARROW}`)
    const fact = listingFacts.find((one) => one === named.trim())
    if (!fact) throw new Error(`line ${number}: '@' is followed by one of ${listingFacts.join(', ')}`)
    return {
      left: asked.split('=').flatMap((phrases) => readPhrases(phrases, number)),
      fact,
      arrow: line.slice(asked.length, asked.length + 2),
    }
  }
  const sides = line
    .split(/[-~=]>/)
    .map((side) => side.split('=').flatMap((phrases) => readPhrases(phrases, number)))
  const [left = [], right] = sides
  if (sides.length > 2) throw new Error(`line ${number}: ${ONE_ARROW}`)
  if (sides.flat().length < 2)
    throw new Error(`line ${number}: a line needs two phrases with '=', '->' or '~>' between them`)
  return { left, right, arrow: /[~=]>/.exec(line)?.[0] ?? '>' }
}

/** 'pst (hours|time)' is two. */
function readPhrases(text: string, number: number): string[] {
  let some = ['']
  for (const [place, part] of text.split(/[()]/).entries()) {
    const ways = place % 2 === 0 ? [part] : part.split('|')
    if (some.length * ways.length > WAYS_AT_MOST)
      throw new Error(`line ${number}: '(' and '|' make more than ${WAYS_AT_MOST} phrases`)
    some = some.flatMap((begin) => ways.map((way) => begin + way))
  }
  return some.map((phrase) => readPhrase(phrase, number))
}

function readPhrase(phrase: string, number: number): string {
  const words = wordsOf(phrase)
  if (words.length === 0)
    throw new Error(`line ${number}: a word is missing before or after '=', '->' or '~>'`)
  if (words.length > LONGEST_PHRASE)
    throw new Error(`line ${number}: a phrase has more than ${LONGEST_PHRASE} words`)
  return words.join(' ')
}

const stemsOf = (phrase: string) => phrase.split(' ').map(stemOf)

function byFirst(phrases: readonly Phrase[]): PhrasesByFirst {
  const found = new Map<string, Map<string, Phrase>>()
  for (const phrase of phrases) {
    const first = phrase.stems[0] ?? ''
    const others = found.get(first) ?? new Map<string, Phrase>()
    found.set(first, others.set(`${phrase.stems.join(' ')}${phrase.concept}`, phrase))
  }
  return new Map(
    [...found].map(([first, some]) => [
      first,
      [...some.values()].sort((a, b) => b.stems.length - a.stems.length),
    ]),
  )
}

/** A line in both counts once. */
export function mergeSynonyms(one: Synonyms, other: Synonyms): Synonyms {
  const merged = (side: 'said' | 'typed') => byFirst([...one[side].values(), ...other[side].values()].flat())
  return {
    said: merged('said'),
    typed: merged('typed'),
    words: new Set([...one.words, ...other.words]),
  }
}

/** synonyms.txt also says how to write such a table. */
export const projectSynonyms: Synonyms = readSynonyms(
  readFileSync(new URL('./synonyms.txt', import.meta.url), 'utf8'),
)

const LARGEST_FILE = 1_000_000

/**
 * An operator's, UTF-8, at most 1 MB.
 * @throws Error that says why, or which line is wrong
 */
export function readSynonymFile(file: string): Synonyms {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) throw new Error('there is no such file')
  if (!found.isFile()) throw new Error('not a file')
  if (found.size > LARGEST_FILE) throw new Error('larger than 1 MB')
  return readSynonyms(readFileSync(file, 'utf8'))
}

/**
 * All occurrences; the longest phrase of each concept per place.
 * @param isTitle whether typed phrases count too: the job of an 'Encoder' is data entry
 */
export function conceptsIn(stems: readonly string[], synonyms: Synonyms, isTitle = false): FoundConcept[] {
  const found = findPhrases(stems, synonyms.said)
  if (!isTitle) return found
  return [...found, ...findPhrases(stems, synonyms.typed).filter(({ concept }) => isNamedByWord(concept))]
}

const isNamedByWord = (concept: string) => isMeaning(concept) && !isFact(concept)

export function conceptsTyped(stems: readonly string[], synonyms: Synonyms): FoundConcept[] {
  return findPhrases(stems, synonyms.typed)
}

/** A typed phrase, or the first word of a Filipino one: 'gawa ng website'. */
export function isWordTyped(text: string, synonyms: Synonyms): boolean {
  const stems = stemsOf(text)
  const isWhole = (phrase: Phrase) =>
    phrase.stems.length === stems.length && stems.every((stem, n) => stem === phrase.stems[n])
  return (synonyms.typed.get(stems[0] ?? '') ?? []).some(isWhole) || beginsFilipino(text, synonyms)
}

/** The verb of 'takbo ng ads'. */
export const beginsFilipino = (word: string, { typed }: Synonyms): boolean =>
  (typed.get(stemOf(word)) ?? []).some(({ stems }) => joins.has(stems[1] ?? ''))

function findPhrases(stems: readonly string[], phrases: PhrasesByFirst): FoundConcept[] {
  const found: FoundConcept[] = []
  for (let start = 0; start < stems.length; start += 1) {
    const candidates = phrases.get(stems[start] ?? '')
    if (candidates === undefined) continue
    const here = found.length
    for (const { stems: wanted, concept } of candidates) {
      if (!wanted.every((stem, n) => stems[start + n] === stem)) continue
      // Longest first.
      if (found.slice(here).some((longer) => longer.concept === concept)) continue
      found.push({ start, length: wanted.length, concept })
    }
  }
  return found
}
