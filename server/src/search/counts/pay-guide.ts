import { type Job, jobTypes } from '@hanap/contract/jobs/jobs'
import { type ExperienceLevel, experienceLevels, type SalaryGuide } from '@hanap/contract/jobs/salaries'
import type { PlanLiterally } from '../query/literal-planner.ts'
import type { WantedGroup } from '../query/match.ts'
import { TITLE } from '../segments/occurrence.ts'
import { findPlace, placeNames } from '../segments/places.ts'
import {
  countOne,
  entriesOf,
  type Lists,
  SEGMENT_SIZE,
  type Segment,
  typeNumber,
} from '../segments/segment.ts'
import { namesWork } from '../words/names-work.ts'
import { isSubstitute } from '../words/synonyms.ts'
import { levelTerm, placeTerm, tagTerm, type Vocabulary } from '../words/vocabulary.ts'
import { createPaidListings, isPaid, type PaidListings } from './paid-listings.ts'

/** Which listings the guide is asked for; null is not asked. */
export type GuideQuestion = {
  /** Words that all stand in the title. */
  title: string | null
  /** A place, or else words that all stand in the listing. */
  location: string | null
  level: ExperienceLevel | null
  jobType: Job['job_type'] | null
  /** Tags of which a listing carries at least one. */
  tagIds: readonly number[] | null
  /** Fewer paid listings make no quartiles. */
  fewest: number
}
export type Guide = Omit<SalaryGuide, 'fewest' | 'computed_at'>

const MOST_TITLES = 10
const MOST_PLACES = 10
const MOST_SKILLS = 12
const NOBODY = -1
/** Entries of a term count by their listing, or only those that stand in a title. */
type Entry = { term: number; inTitle: boolean }
/** A condition is met by any of these, each of which is several entries together. */
type Condition = readonly (readonly Entry[])[]

/** Counts what open listings pay, in groups, each in one walk over flat arrays. */
export function createPayGuide({
  vocabulary,
  planLiterally,
  tagNames,
}: {
  vocabulary: Vocabulary
  planLiterally: PlanLiterally
  tagNames: () => ReadonlyMap<number, string>
}) {
  const met = new Uint8Array(SEGMENT_SIZE)
  const levels = new Int8Array(SEGMENT_SIZE)
  const named = new Uint32Array(SEGMENT_SIZE)

  const own = (term: string): Condition => {
    const number = vocabulary.find(term)
    return number === undefined ? [] : [[{ term: number, inTitle: false }]]
  }
  /** What else would do is something else: it pays as something else does. */
  const waysOf = (group: WantedGroup, inTitle: boolean): Condition =>
    group.flatMap((one) => {
      const terms = 'term' in one ? [one.term] : one.phrase
      if (terms.some((term) => isSubstitute(vocabulary.terms[term] ?? ''))) return []
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

  /** Calls `take` for each place that has the term. */
  function eachEntry(segment: Segment, { term, inTitle }: Entry, take: (place: number) => void) {
    const entries = entriesOf(segment, term)
    for (let at = entries?.from ?? 0; at < (entries?.to ?? 0); at += 1) {
      if (!inTitle || ((segment.occurrences[at] as number) & TITLE) !== 0) take(segment.places[at] as number)
    }
  }

  /** Marks in `met` how many of the conditions each listing meets, as far as it met all before. */
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

  function eachListing(
    segments: readonly Segment[],
    question: GuideQuestion,
    take: (segment: Segment, place: number) => void,
  ) {
    const conditions = conditionsOf(question)
    const type = question.jobType === null ? null : typeNumber(question.jobType)
    for (const segment of segments) {
      meet(segment, conditions)
      markLevels(segment)
      markPlaces(segment)
      const { alive, types, size } = segment
      for (let place = 0; place < size; place += 1) {
        const fits = met[place] === conditions.length && alive[place] === 1
        if (fits && (type === null || types[place] === type)) take(segment, place)
      }
    }
  }

  function markLevels(segment: Segment) {
    levels.fill(NOBODY, 0, segment.size)
    for (const [number, level] of experienceLevels.entries()) {
      for (const [entry] of own(levelTerm(level)))
        if (entry) eachEntry(segment, entry, (place) => void (levels[place] = number))
    }
  }

  /** A bit for each place that a listing names. */
  function markPlaces(segment: Segment) {
    named.fill(0, 0, segment.size)
    for (const [number, name] of placeNames.entries()) {
      for (const [entry] of own(placeTerm(name)))
        if (entry)
          eachEntry(segment, entry, (place) => void (named[place] = (named[place] as number) | (1 << number)))
    }
  }

  /** Which title pieces and tags the listings have most, and which places: those are counted in the second walk. */
  function chooseGroups(segments: readonly Segment[], question: GuideQuestion) {
    const pieces = new Uint32Array(vocabulary.pieces.length)
    let tags = new Uint32Array(4096)
    const places = new Uint32Array(placeNames.length)
    eachListing(segments, question, (segment, place) => {
      if (isPaid(segment, place)) eachValue(segment.titlePieces, place, (piece) => countOne(pieces, piece))
      eachValue(segment.tags, place, (tag) => {
        if (tag >= tags.length) tags = withRoomFor(tags, tag)
        countOne(tags, tag)
      })
      eachBit(named[place] as number, (number) => countOne(places, number))
    })
    return {
      pieces: groupsFor(
        frequent(pieces, 4 * MOST_TITLES)
          .filter((piece) => namesWork(vocabulary.pieces[piece] ?? ''))
          .slice(0, MOST_TITLES),
        pieces.length,
      ),
      tags: groupsFor(frequent(tags, MOST_SKILLS), tags.length),
      places: groupsFor(frequent(places, MOST_PLACES), places.length),
    }
  }

  return function payGuide(segments: readonly Segment[], question: GuideQuestion): Guide {
    const { pieces, tags, places } = chooseGroups(segments, question)
    const all = createPaidListings()
    const byLevel = experienceLevels.map(createPaidListings)
    const byType = jobTypes.map(createPaidListings)
    let levelStated = 0
    let placeStated = 0
    eachListing(segments, question, (segment, place) => {
      all.add(segment, place)
      byType[segment.types[place] as number]?.add(segment, place)
      const level = levels[place] as number
      if (level !== NOBODY) levelStated += 1
      byLevel[level]?.add(segment, place)
      const bits = named[place] as number
      if (bits !== 0) placeStated += 1
      eachBit(bits, (number) => places.get(number)?.add(segment, place))
      eachValue(segment.titlePieces, place, (piece) => pieces.get(piece)?.add(segment, place))
      eachValue(segment.tags, place, (tag) => tags.get(tag)?.add(segment, place))
    })
    const names = tagNames()
    const read = (group: PaidListings) => group.read(question.fewest)
    return {
      all: read(all),
      by_title: pieces.all.map(({ number, group }) => ({
        title: vocabulary.pieces[number] ?? '',
        ...read(group),
      })),
      by_location: places.all.map(({ number, group }) => ({
        location: placeNames[number] ?? '',
        ...read(group),
      })),
      location_stated: placeStated,
      by_experience: experienceLevels.map((level, i) => ({ level, ...read(byLevel[i] ?? all) })),
      experience_stated: levelStated,
      by_job_type: jobTypes
        .map((job_type, i) => ({ job_type, ...read(byType[i] ?? all) }))
        .filter(({ listings }) => listings > 0),
      skills: tags.all.flatMap(({ number: id, group }) => {
        const name = names.get(id)
        return name === undefined ? [] : [{ id, name, ...read(group) }]
      }),
    }
  }
}

/** The numbers that were counted most, the most first. */
function frequent(counts: Uint32Array, most: number): number[] {
  const present: number[] = []
  for (let number = 0; number < counts.length; number += 1) if (counts[number] !== 0) present.push(number)
  return present.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b).slice(0, most)
}

/** A group for each of some numbers below `end`, found without looking through anything. */
function groupsFor(numbers: readonly number[], end: number) {
  const groups = numbers.map(createPaidListings)
  const places = new Int8Array(end).fill(NOBODY)
  for (const [i, number] of numbers.entries()) places[number] = i
  return {
    get: (number: number) => groups[places[number] as number],
    all: groups.map((group, i) => ({ number: numbers[i] as number, group })),
  }
}

function withRoomFor(counts: Uint32Array<ArrayBuffer>, index: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * (index + 1))
  larger.set(counts)
  return larger
}

function eachValue({ values, starts }: Lists, place: number, take: (value: number) => void) {
  for (let at = starts[place] as number; at < (starts[place + 1] as number); at += 1)
    take(values[at] as number)
}

function eachBit(bits: number, take: (number: number) => void) {
  for (let rest = bits; rest !== 0; rest &= rest - 1) take(31 - Math.clz32(rest & -rest))
}
