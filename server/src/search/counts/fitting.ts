import type { GuideQuestion } from '../port.ts'
import type { PlanLiterally } from '../query/literal-planner.ts'
import type { WantedGroup } from '../query/match.ts'
import { TITLE } from '../segments/occurrence.ts'
import { findPlace, placeNames } from '../segments/places.ts'
import { entriesOf, SEGMENT_SIZE, type Segment, typeNumber } from '../segments/segment.ts'
import { isSubstitute } from '../words/synonyms.ts'
import { levelTerm, placeTerm, tagTerm, type Vocabulary } from '../words/vocabulary.ts'

type Entry = { term: number; inTitle: boolean }
/** Any of these, each of several entries together. */
type Condition = readonly (readonly Entry[])[]

/** Counts in one walk over flat arrays. */
export function createFitting({
  vocabulary,
  planLiterally,
}: {
  vocabulary: Vocabulary
  planLiterally: PlanLiterally
}) {
  const met = new Uint8Array(SEGMENT_SIZE)

  const own = (term: string): Condition => {
    const number = vocabulary.find(term)
    return number === undefined ? [] : [[{ term: number, inTitle: false }]]
  }
  /** Without substitutes: other work pays differently. */
  const waysOf = (group: WantedGroup, inTitle: boolean): Condition =>
    group.flatMap((one) => {
      const terms = 'term' in one ? [one.term] : one.phrase
      if (terms.some((term) => isSubstitute(vocabulary.terms.at(term)))) return []
      return [terms.map((term) => ({ term, inTitle }))]
    })

  function conditionsOf({ title, location, level, tagIds }: GuideQuestion): Condition[] {
    const place = location === null ? null : findPlace(location)
    return [
      ...planLiterally(title).all.map((group) => waysOf(group, true)),
      ...(place === null
        ? planLiterally(location).all.map((group) => waysOf(group, false))
        : [own(placeTerm(place))]),
      ...(level === null ? [] : [own(levelTerm(level))]),
      ...(tagIds === null ? [] : [tagIds.flatMap((id) => own(tagTerm(id)))]),
    ]
  }

  function eachEntry(segment: Segment, { term, inTitle }: Entry, take: (place: number) => void) {
    const entries = entriesOf(segment, term)
    for (let at = entries?.from ?? 0; at < (entries?.to ?? 0); at += 1) {
      if (!inTitle || ((segment.occurrences[at] as number) & TITLE) !== 0) take(segment.places[at] as number)
    }
  }

  /** `met` counts the leading conditions of each listing. */
  function meet(segment: Segment, conditions: readonly Condition[]) {
    met.fill(0, 0, segment.size)
    for (const [before, condition] of conditions.entries()) {
      for (const way of condition) {
        const [first, ...others] = way
        if (!first) continue
        const places: number[] = []
        eachEntry(segment, first, (place) => {
          if (met[place] === before) places.push(place)
        })
        const among = others.map((entry) => {
          const having = new Set<number>()
          eachEntry(segment, entry, (place) => having.add(place))
          return having
        })
        for (const place of places) if (among.every((having) => having.has(place))) met[place] = before + 1
      }
    }
  }

  /**
   * Newest first within each segment.
   * @param given.begin is called before the listings of a segment
   */
  function eachListing(
    segments: readonly Segment[],
    question: GuideQuestion,
    given: { begin: (segment: Segment) => void; take: (segment: Segment, place: number) => void },
  ) {
    const conditions = conditionsOf(question)
    const type = question.jobType === null ? null : typeNumber(question.jobType)
    for (const segment of segments) {
      meet(segment, conditions)
      given.begin(segment)
      const { alive, types, size } = segment
      for (let place = 0; place < size; place += 1) {
        const fits = met[place] === conditions.length && alive[place] === 1
        if (fits && (type === null || types[place] === type)) given.take(segment, place)
      }
    }
  }

  function markPlaces(segment: Segment, named: Uint32Array) {
    named.fill(0, 0, segment.size)
    for (const [number, name] of placeNames.entries()) {
      for (const [entry] of own(placeTerm(name)))
        if (entry)
          eachEntry(segment, entry, (place) => void (named[place] = (named[place] as number) | (1 << number)))
    }
  }

  return { own, eachEntry, eachListing, markPlaces }
}

export type Fitting = ReturnType<typeof createFitting>
