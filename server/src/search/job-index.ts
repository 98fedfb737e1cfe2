import { addCounts, emptyCounts } from './counts/count-filters.ts'
import { countWithout } from './counts/count-without.ts'
import { createFitting } from './counts/fitting.ts'
import { createKindCount } from './counts/kind-of-work.ts'
import { readCounts } from './counts/option-counts.ts'
import { createPayGuide } from './counts/pay-guide.ts'
import type { IndexParts } from './index-parts.ts'
import type { Answers, Asked, Found, Listing, Question } from './port.ts'
import { highestPay } from './query/asked-pay.ts'
import { type Chosen, createChooser, type GradeOf, mergeChosen } from './query/choose.ts'
import { countPassing, createFiltering, type Fails, keepPassing } from './query/filter.ts'
import { createLiteralPlanner } from './query/literal-planner.ts'
import { createMatcher, type Wanted } from './query/match.ts'
import { createPlanner, type Plan } from './query/planner.ts'
import { closeGradeOf, FITS_WELL, gradeOf, keepGrade } from './query/rank.ts'
import { createWorkLimit, ifInTime, QUESTION_MS } from './query/work-limit.ts'
import { buildSegment } from './segments/build-segment.ts'
import { createListingNames } from './segments/listing-names.ts'
import { bytesOf, countSince, SEGMENT_SIZE, type Segment } from './segments/segment.ts'
import { createSegments } from './segments/segments.ts'
import type { Matches } from './segments/sorted-places.ts'
import { createFreshSuggestions } from './suggest/fresh-suggestions.ts'
import { createRelated } from './suggest/related.ts'
import type { Synonyms } from './words/synonyms.ts'
import { createVocabulary } from './words/vocabulary.ts'

/** All open listings, in memory. Can be rebuilt from the database. */
export type JobIndex = Answers & {
  /** Replaces listings it has. */
  add(listings: readonly Listing[]): void
  remove(ids: readonly number[]): void
  /** One step, usually some milliseconds; false when none is left. */
  tidy(): boolean
  statistics(): { listings: number; segments: number; terms: number; bytes: number }
  /** For kept/. */
  readonly parts: IndexParts
}

/** Null if only their age tells matches apart. */
const gradeIn = ({ words }: Plan): GradeOf | null => (words > 0 ? (worth) => gradeOf(worth, words) : null)

/** @param given.vocabulary, segments and names: kept on disk, or for the caller to read */
export function createJobIndex({
  synonyms,
  vocabulary = createVocabulary(),
  segments = createSegments(),
  names = createListingNames(),
  questionMs = QUESTION_MS,
}: Partial<IndexParts> & { synonyms: Synonyms; questionMs?: number }): JobIndex {
  const planner = createPlanner({ vocabulary, synonyms, segments })
  const planLiterally = createLiteralPlanner(vocabulary, synonyms)
  const limit = createWorkLimit(questionMs)
  const match = createMatcher(limit)
  const choose = createChooser()
  const failing = createFiltering(vocabulary)
  const related = createRelated(vocabulary)
  const suggestions = createFreshSuggestions(segments, vocabulary, names)
  const fitting = createFitting({ vocabulary, planLiterally })
  const tagNames = () => suggestions.tagNames
  const payGuide = createPayGuide({ vocabulary, fitting, tagNames })
  const countKind = createKindCount({ fitting, tagNames })
  let tidying: Iterator<void> | null = null

  /** Passes each segment's matches on, with the filters that each match fails. */
  function eachSegment(
    wanted: Wanted,
    question: Question,
    take: (segment: Segment, matches: Matches, fails: Fails) => void,
    { endOf = ({ size }: Segment) => size, prune = null as ((matches: Matches) => void) | null } = {},
  ) {
    const hidden = placesOf(question.hidden)
    for (const segment of segments.all()) {
      limit.check()
      const matches = match(segment, wanted, endOf(segment))
      prune?.(matches)
      if (matches.length === 0) continue
      take(segment, matches, failing(segment, matches, question, hidden.get(segment) ?? []))
    }
  }

  function placesOf(ids: readonly number[]): Map<Segment, number[]> {
    const places = new Map<Segment, number[]>()
    for (const id of ids) {
      const at = segments.where(id)
      if (!at) continue
      const here = places.get(at.segment)
      if (here) here.push(at.place)
      else places.set(at.segment, [at.place])
    }
    return places
  }

  function countMatching(wanted: Wanted, question: Question): number {
    let count = 0
    eachSegment(wanted, question, (_, matches, fails) => {
      count += countPassing(matches.length, fails)
    })
    return count
  }

  /** The asked page of matches at grade `least` or better, their count, and the count of all matches. */
  function choosePage(wanted: Wanted, asked: Asked, gradeOf: GradeOf | null, least = 0, isClose = false) {
    const { postedFrom, askedPay } = asked
    const given = { order: asked.order, most: asked.offset + asked.limit, gradeOf }
    const lists: Chosen[][] = []
    let count = 0
    let matching = 0
    const take = (segment: Segment, matches: Matches, fails: Fails) => {
      keepPassing(matches, fails)
      matching += matches.length
      if (gradeOf && least > 0) keepGrade(matches, gradeOf, least)
      count += matches.length
      const paid = askedPay && !isClose ? highestPay(segment, askedPay) : null
      lists.push(choose(segment, matches, { ...given, paid }))
    }
    // Newest first, so only old ones follow.
    eachSegment(wanted, asked, take, {
      endOf: (segment) => (postedFrom === null ? segment.size : countSince(segment, postedFrom)),
    })
    return { chosen: mergeChosen(lists, asked.order, asked), count, matching }
  }

  function search(asked: Asked): Found {
    limit.begin()
    const plan = planner.plan(asked.text, asked.askedPay)
    const grade = gradeIn(plan)
    const fitting = choosePage(plan.wanted, asked, grade, asked.fit && FITS_WELL)
    const isAny = fitting.count === 0 && fitting.matching > 0
    const { chosen, count, matching } = isAny ? choosePage(plan.wanted, asked, grade) : fitting
    const ids = chosen.map(({ id }) => id)
    return {
      ids,
      count,
      close: asked.offset === 0 && count < asked.limit ? ifInTime(() => findClose(plan, asked, ids)) : [],
      corrections: plan.corrections,
      understood: plan.understood,
      meant: plan.meant,
      looser: matching - count,
      without: count === 0 ? ifInTime(() => countWithout(plan, asked, countMatching)) : [],
    }
  }

  function findClose(plan: Plan, asked: Asked, found: readonly number[]): number[] {
    const close = plan.close()
    if (close === null) return []
    // The matches already found rank first.
    const best = { ...asked, order: 'relevance' as const, limit: asked.limit + found.length }
    const { chosen } = choosePage(close, best, closeGradeOf, 0, true)
    const others = chosen.filter(({ id, key }) => key > 0 && !found.includes(id))
    return others.slice(0, asked.limit - found.length).map(({ id }) => id)
  }

  /** @param least as in choosePage */
  function countOptions(plan: Plan, question: Question, datesFrom: readonly number[], least = 0) {
    const grade = gradeIn(plan)
    const counts = emptyCounts()
    const take = (segment: Segment, matches: Matches, fails: Fails) =>
      addCounts(counts, segment, matches, fails, datesFrom)
    const prune = (matches: Matches) => grade && keepGrade(matches, grade, least)
    eachSegment(plan.wanted, question, take, least > 0 ? { prune } : {})
    return counts
  }

  return {
    parts: { vocabulary, segments, names },
    add(given) {
      // Of duplicate ids the last counts.
      const listings = [...new Map(given.map((listing) => [listing.id, listing])).values()]
      for (let from = 0; from < listings.length; from += SEGMENT_SIZE) {
        segments.add(buildSegment(listings.slice(from, from + SEGMENT_SIZE), { vocabulary, synonyms }))
      }
      suggestions.noteAdded(listings)
    },
    remove(ids) {
      segments.remove(ids)
      suggestions.noteRemoved(ids.length)
    },
    search,
    count(question, { datesFrom, tagIds }) {
      limit.begin()
      const plan = planner.plan(question.text, question.askedPay)
      const fitting = countOptions(plan, question, datesFrom, question.fit && FITS_WELL)
      const isAny = question.fit !== undefined && fitting.count === 0
      const counts = isAny ? countOptions(plan, question, datesFrom) : fitting
      return readCounts(counts, suggestions.tagNames, tagIds)
    },
    suggest: suggestions.suggest,
    related: (original) => related.find(segments.all(), original),
    payGuide: (question) => payGuide(segments.all(), question),
    kindOfWork: (question) => countKind(segments.all(), question),
    typicalPay: (original) => related.typicalPay(segments.all(), original),
    typicalPayOfOthers: (originals) => related.typicalPayOfOthers(segments.all(), originals),
    tidy() {
      tidying ??= segments.tidying()
      if (tidying) {
        if (tidying.next().done) tidying = null
        return true
      }
      suggestions.refreshIfStale()
      return false
    },
    statistics: () => ({
      listings: segments.total(),
      segments: segments.all().length,
      terms: vocabulary.terms.length,
      bytes: segments.all().reduce((sum, segment) => sum + bytesOf(segment), 0),
    }),
  }
}
