import { jobTypeLabels } from '@hanap/contract/jobs/jobs'
import type { ListingFact } from '@hanap/contract/jobs/listing-facts'
import type { Listing } from '../port.ts'
import { conceptsIn, factConcepts, otherwise, type Synonyms } from '../words/synonyms.ts'
import { titlePieces } from '../words/title-pieces.ts'
import {
  employerTerm,
  levelTerm,
  placeTerm,
  tagTerm,
  titleTerm,
  type Vocabulary,
} from '../words/vocabulary.ts'
import { wordsOf } from '../words/words.ts'
import { askedYears } from './asked-years.ts'
import { readBeginnerFit } from './beginner.ts'
import { createEntries } from './entries.ts'
import { readExperience } from './experience.ts'
import { readFacts } from './facts.ts'
import { EARLY_WORDS, EMPLOYER, packOccurrence, TAG, TITLE } from './occurrence.ts'
import { readPlaces } from './places.ts'
import {
  countOne,
  hoursNumber,
  type Lists,
  orderByPay,
  SEGMENT_SIZE,
  type Segment,
  typeNumber,
} from './segment.ts'
import { readStatedHours } from './stated-hours.ts'
import { createWordStream } from './word-stream.ts'

/** At most 65,536 listings. */
export function buildSegment(
  listings: readonly Listing[],
  { vocabulary, synonyms }: { vocabulary: Vocabulary; synonyms: Synonyms },
): Segment {
  if (listings.length > SEGMENT_SIZE) throw new RangeError(`at most ${SEGMENT_SIZE} listings make a segment`)
  const newestFirst = listings.toSorted((a, b) => b.postedAt - a.postedAt || b.id - a.id)
  const size = newestFirst.length
  const text = createWordStream()
  const textStarts = new Uint32Array(size + 1)
  const tags = createLists()
  const pieces = createLists()
  const entries = createEntries()
  const counting = createCounting()

  for (const [place, listing] of newestFirst.entries()) {
    const titleWords = read(listing.title, TITLE)
    for (const { name } of listing.tags) read(name, TAG)
    for (const words of typeWords[listing.jobType]) read(words, TAG)
    if (listing.employer?.name) read(listing.employer.name, EMPLOYER)
    read(listing.description, 0)
    for (const { id } of listing.tags) counting.own(vocabulary.of(tagTerm(id)))
    if (listing.employer) counting.own(vocabulary.of(employerTerm(listing.employer.id)))
    const { title, description } = listing
    const years = askedYears(title, description)
    const fit = readBeginnerFit(title, description, years)
    const level = readExperience(title, description, years, fit)
    if (level !== null) counting.own(vocabulary.of(levelTerm(level)))
    for (const named of readPlaces(`${listing.title}\n${listing.description}`))
      counting.own(vocabulary.of(placeTerm(named)))
    for (const [fact, part, isNamed] of readFacts(listing, fit)) sayFact(fact, part, isNamed)
    sayHours(readStatedHours(listing.description))
    counting.drain((term, occurrence) => entries.add(term, place, occurrence), titleWords)
    textStarts[place + 1] = text.length
    tags.add(listing.tags.map(({ id }) => id))
    pieces.add(titlePieces(listing.title).map(vocabulary.ofPiece))
  }

  /** Returns the number of words. */
  function read(said: string, part: number): number {
    const numbers: number[] = []
    for (const word of wordsOf(said)) {
      const term = vocabulary.ofWord(word)
      counting.count(term, part, numbers.length)
      if (part === TITLE) counting.own(vocabulary.of(titleTerm(vocabulary.terms.at(term))))
      text.term(term)
      numbers.push(term)
    }
    text.gap()
    for (const { start, concept } of conceptsIn(
      numbers.map((number) => vocabulary.terms.at(number)),
      synonyms,
      part === TITLE,
    )) {
      counting.count(vocabulary.of(concept), part, start)
    }
    return numbers.length
  }

  /** Weighs like words in that part; null if the listing contradicts it. */
  function sayFact(fact: ListingFact, part: number | null, isNamed = false): void {
    if (part === null) counting.own(vocabulary.of(otherwise(fact)))
    else for (const concept of factConcepts(fact)) say(vocabulary.of(concept), part, isNamed ? 1 : 0)
  }

  function say(term: number, part: number, times: number): void {
    counting.count(term, part, 0)
    for (let n = 0; n < times; n += 1) counting.count(term, 0, 0)
  }

  /** Weighs most, so that the hours typed come before other part-time hours. */
  function sayHours(hours: string | null): void {
    if (hours !== null) say(vocabulary.of(hours), TITLE | TAG, MOST_TIMES)
  }

  const usdMax = ends(newestFirst, (job) => job.usdMax ?? job.usdMin)
  const ids = Float64Array.from(newestFirst, (job) => job.id)
  return {
    size,
    ids,
    postedAt: Float64Array.from(newestFirst, (job) => job.postedAt),
    types: Uint8Array.from(newestFirst, (job) => typeNumber(job.jobType)),
    workHours: Uint8Array.from(newestFirst, (job) => hoursNumber(job.workHours)),
    pay: {
      usdMin: ends(newestFirst, (job) => job.usdMin ?? job.usdMax),
      usdMax,
      phpMin: ends(newestFirst, (job) => job.phpMin ?? job.phpMax),
      phpMax: ends(newestFirst, (job) => job.phpMax ?? job.phpMin),
    },
    ...orderByPay(usdMax, ids),
    employers: Int32Array.from(newestFirst, (job) => job.employer?.id ?? -1),
    stale: Uint8Array.from(newestFirst, (job) => Number(job.isStale)),
    alive: new Uint8Array(size).fill(1),
    state: { dead: 0 },
    ...entries.byTerm(vocabulary.terms.length),
    tags: tags.done(),
    titlePieces: pieces.done(),
    text: { values: text.done(), starts: textStarts },
  }
}

const MANY = 100
const MOST_TIMES = 4
/** Finds a type by its name, like a tag; 'any' is found by both. */
const typeWords: Readonly<Record<Listing['jobType'], readonly string[]>> = {
  'full-time': [jobTypeLabels['full-time']],
  'part-time': [jobTypeLabels['part-time']],
  contract: [jobTypeLabels.contract],
  gig: [jobTypeLabels.gig],
  any: [jobTypeLabels['full-time'], jobTypeLabels['part-time']],
}

const ends = (listings: readonly Listing[], end: (listing: Listing) => number | null) =>
  Int32Array.from(listings, (listing) => end(listing) ?? -1)

function createLists() {
  const starts = [0]
  const values: number[] = []
  return {
    add(list: readonly number[]) {
      values.push(...list)
      starts.push(values.length)
    },
    done: (): Lists => ({ values: Uint32Array.from(values), starts: Uint32Array.from(starts) }),
  }
}

/**
 * Counts of a job's terms, in arrays reused for every job: objects for a hundred million counts would burden the
 * garbage collector.
 */
function createCounting() {
  const met: number[] = []
  let listing = 1
  let lastIn = new Int32Array(1 << 15)
  let partsOf = new Uint8Array(1 << 15)
  let earlyIn = new Uint8Array(1 << 15)
  let bodyOf = new Uint8Array(1 << 15)

  function meet(term: number) {
    if (term >= lastIn.length) makeRoom(term + 1)
    if (lastIn[term] === listing) return
    lastIn[term] = listing
    partsOf[term] = 0
    earlyIn[term] = 0
    bodyOf[term] = 0
    met.push(term)
  }

  function makeRoom(terms: number) {
    const larger = <Kind extends Int32Array | Uint8Array>(given: Kind, room: Kind) => {
      room.set(given)
      return room
    }
    lastIn = larger(lastIn, new Int32Array(2 * terms))
    partsOf = larger(partsOf, new Uint8Array(2 * terms))
    earlyIn = larger(earlyIn, new Uint8Array(2 * terms))
    bodyOf = larger(bodyOf, new Uint8Array(2 * terms))
  }

  return {
    /** @param part TITLE, TAG, EMPLOYER, or 0 for the description */
    count(term: number, part: number, position: number) {
      meet(term)
      partsOf[term] = (partsOf[term] as number) | part
      if (part !== 0) return
      // Higher counts make no difference (occurrence.ts).
      if ((bodyOf[term] as number) < MANY) countOne(bodyOf, term)
      if (position < EARLY_WORDS) earlyIn[term] = 1
    },
    /** A term of the index's own, which no text contains. */
    own: meet,
    drain(take: (term: number, occurrence: number) => void, titleWords: number) {
      for (const term of met) {
        const [parts = 0, body = 0] = [partsOf[term], bodyOf[term]]
        take(term, packOccurrence(parts, body, earlyIn[term] === 1, titleWords))
      }
      met.length = 0
      listing += 1
    },
  }
}
