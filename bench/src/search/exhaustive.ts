import type { Database } from '@hanap/server/db/open'
import type { Listing } from '@hanap/server/search/listing'
import { EARLY_WORDS, EMPLOYER, packOccurrence, TAG, TITLE } from '@hanap/server/search/occurrence'
import { discountOf } from '@hanap/server/search/planner'
import { type Group, parseQuery, type Term } from '@hanap/server/search/query'
import { gradeOf, sharesOf, worthOf } from '@hanap/server/search/rank'
import { type Bookmark, findListingsAfter } from '@hanap/server/search/read-listings'
import { conceptsIn, projectSynonyms } from '@hanap/server/search/synonyms'
import { stemOf, wordsOf } from '@hanap/server/search/words'
import type { SearchAsk } from './classes.ts'
import { questionOf } from './service.ts'

/*
 * The same formula without an index: every question is put to every listing, one after the other. Only what defines the
 * formula is taken from the server: what a word is, how a text is read as a question, and what a place is worth.
 */

/** A question with what the service made of its words. */
export type Asked = { ask: SearchAsk; corrections: readonly { typed: string; used: string }[] }
/** All listings that match, the best first. */
export type Answer = { ids: number[]; count: number }

const READ_AT_ONCE = 4096
/** What a word put in for another one that some listings have is worth, against the word itself. */
const STAND_IN = 0.7

/** One way for a listing to have a group: a stem or a concept, by its number. */
type Way = { term: number; discount: number }
type Facts = Pick<Listing, 'id' | 'jobType' | 'usdMin' | 'usdMax' | 'postedAt'> & { tagIds: number[] }

/** @param first how many ids to answer from the question's own offset on */
export async function answerExhaustively(db: Database, asked: readonly Asked[]): Promise<Answer[]> {
  const terms = new Map<string, number>()
  const numberOf = (term: string) => {
    const known = terms.get(term) ?? terms.size
    terms.set(term, known)
    return known
  }
  const read = await readQuestions(db, asked)
  const questions = read.map(({ ask, groups, besides }) => ({
    ask,
    groups: groups.map((group) => waysOf(group, besides, numberOf)),
  }))
  const facts: Facts[] = []
  /** For each term the occurrence byte of every listing, 0 where it has none of it. */
  const occurrences = Array.from(terms, () => [] as number[])
  for await (const listing of readAll(db)) {
    const counted = countTerms(listing, terms)
    for (const [term, bytes] of occurrences.entries()) bytes.push(counted.get(term) ?? 0)
    facts.push({ ...listing, tagIds: listing.tags.map(({ id }) => id) })
  }
  const found = occurrences.map((bytes) => bytes.reduce((sum, byte) => sum + (byte === 0 ? 0 : 1), 0))
  return questions.map(({ ask, groups }) => {
    const shares = sharesOf(
      groups.map((ways) => ways.reduce((sum, { term }) => sum + (found[term] as number), 0)),
      facts.length,
    )
    const worths = groups.map((ways, n) =>
      ways.map(({ term, discount }) => ({
        bytes: occurrences[term] as number[],
        worth: worthOf(shares[n] as number, discount),
      })),
    )
    const passes = passing(ask)
    const matches: { one: Facts; grade: number }[] = []
    for (const [at, one] of facts.entries()) {
      let sum = 0
      const hasAll = worths.every((ways) => {
        let best = -1
        for (const { bytes, worth } of ways) {
          const byte = bytes[at] as number
          if (byte !== 0) best = Math.max(best, worth[byte] as number)
        }
        sum += best
        return best >= 0
      })
      if (hasAll && passes(one)) matches.push({ one, grade: gradeOf(sum, groups.length) })
    }
    return inOrder(ask, matches)
  })
}

/** The groups asked for, words that no listing has put right; besides, those that were searched together with another. */
async function readQuestions(db: Database, asked: readonly Asked[]) {
  const typed = new Set(asked.flatMap(({ corrections }) => corrections.map((one) => one.typed)))
  const known = new Set<string>()
  if (typed.size > 0) {
    const wanted = new Set([...typed].map(stemOf))
    for await (const listing of readAll(db)) {
      for (const stem of wordsOf(textsOf(listing).join('\n')).map(stemOf))
        if (wanted.has(stem)) known.add(stem)
    }
  }
  return asked.map(({ ask, corrections }) => {
    const unknown = corrections.filter(({ typed }) => !known.has(stemOf(typed)))
    const slips = new Map(unknown.map(({ typed, used }) => [typed, used]))
    const { all } = parseQuery(ask.query.search ?? '', projectSynonyms, slips)
    return {
      ask,
      groups: all.filter(({ isLight }) => !isLight),
      besides: corrections.filter(({ typed }) => known.has(stemOf(typed))),
    }
  })
}

function waysOf({ any }: Group, besides: Asked['corrections'], numberOf: (term: string) => number): Way[] {
  const own = any.flatMap((term: Term) =>
    term.kind === 'word'
      ? [term.stem, ...term.concepts].map((name) => ({
          term: numberOf(name),
          discount: discountOf(term, name),
        }))
      : [{ term: numberOf(term.stems[0] ?? ''), discount: 1 }],
  )
  const [only] = any
  const used =
    any.length === 1 && only?.kind === 'word' ? besides.find(({ typed }) => typed === only.word) : undefined
  return [...own, ...(used ? [{ term: numberOf(stemOf(used.used)), discount: STAND_IN }] : [])]
}

async function* readAll(db: Database): AsyncGenerator<Listing> {
  let bookmark: Bookmark | null = null
  do {
    const read: Awaited<ReturnType<typeof findListingsAfter>> = await findListingsAfter(
      db,
      bookmark,
      READ_AT_ONCE,
    )
    yield* read.listings
    bookmark = read.bookmark
  } while (bookmark !== null)
}

const textsOf = ({ title, tags, employer, description }: Listing) => [
  title,
  ...tags.map(({ name }) => name),
  employer?.name ?? '',
  description,
]

/** What a listing has of the wanted terms, as occurrence bytes. */
function countTerms(listing: Listing, wanted: ReadonlyMap<string, number>): Map<number, number> {
  const found = new Map<number, { places: number; body: number; isEarly: boolean }>()
  const read = (text: string, place: number) => {
    const stems = wordsOf(text).map(stemOf)
    const said = stems.map((stem, position) => ({ term: stem, position }))
    const meant = conceptsIn(stems, projectSynonyms).map(({ concept, start }) => ({
      term: concept,
      position: start,
    }))
    for (const { term, position } of [...said, ...meant]) {
      const number = wanted.get(term)
      if (number === undefined) continue
      const entry = found.get(number) ?? { places: 0, body: 0, isEarly: false }
      found.set(number, entry)
      entry.places |= place
      if (place !== 0) continue
      entry.body += 1
      entry.isEarly ||= position < EARLY_WORDS
    }
  }
  read(listing.title, TITLE)
  for (const { name } of listing.tags) read(name, TAG)
  read(listing.employer?.name ?? '', EMPLOYER)
  read(listing.description, 0)
  const titleWords = wordsOf(listing.title).length
  return new Map(
    [...found].map(([term, { places, body, isEarly }]) => [
      term,
      packOccurrence(places, body, isEarly, titleWords),
    ]),
  )
}

function passing({ query }: SearchAsk): (one: Facts) => boolean {
  const { jobType, pay, postedFrom, tagIds } = questionOf(query)
  return (one) => {
    if (jobType !== null && one.jobType !== jobType) return false
    if (postedFrom !== null && one.postedAt < postedFrom) return false
    if (tagIds !== null && !one.tagIds.some((id) => tagIds.includes(id))) return false
    if (pay === null) return true
    const [least, most] = [one.usdMin ?? one.usdMax, one.usdMax ?? one.usdMin]
    return least !== null && most !== null && most >= pay.from && (pay.to === null || least <= pay.to)
  }
}

/** The whole order written out: what ids come in when everything is compared with everything. */
function inOrder({ query }: SearchAsk, matches: { one: Facts; grade: number }[]): Answer {
  const { order, offset, limit } = questionOf(query)
  const paid = ({ usdMin, usdMax }: Facts) => usdMax ?? usdMin ?? -1
  matches.sort((a, b) => {
    if (order === 'salary') return paid(b.one) - paid(a.one) || b.one.id - a.one.id
    const byGrade = order === 'relevance' ? b.grade - a.grade : 0
    return byGrade || b.one.postedAt - a.one.postedAt || b.one.id - a.one.id
  })
  return { count: matches.length, ids: matches.slice(offset, offset + limit).map(({ one }) => one.id) }
}
