import { datesPosted, jobTypes, salaryRanges } from '@hanap/contract/jobs'
import { type Filters, type PayBand, payBands } from '../src/search/filter.ts'
import type { Asked, JobIndex, Question } from '../src/search/job-index.ts'
import type { Listing } from '../src/search/listing.ts'
import { EARLY_WORDS, EMPLOYER, packOccurrence, TAG, TITLE } from '../src/search/occurrence.ts'
import { parseQuery, type Query, type Term } from '../src/search/query.ts'
import { closeGradeOf, closeWorthOf, gradeOf, sharesOf, worthOf } from '../src/search/rank.ts'
import { conceptsIn, type Synonyms } from '../src/search/synonyms.ts'
import { stemOf, wordsOf } from '../src/search/words.ts'

type Part = { place: number; stems: string[] }

/**
 * What the job index has to answer, in straight loops over all listings: no segments, no lists of entries, nothing kept
 * between two questions. It knows no slips of the pen, so it is asked for words that are never taken for one.
 * @param countOf listings that have a stem or concept, as the index counts them; what is dead may still count
 */
export function createNaiveIndex(synonyms: Synonyms, countOf: (term: string) => number) {
  const listings = new Map<number, Listing>()
  const tagNames = new Map<number, string>()

  function plan(text: string | null) {
    const { all, none } = parseQuery(text ?? '', synonyms)
    const groups = all.filter((group) => !group.isLight).map(({ any }) => any)
    const found = groups.map((any) => any.reduce((sum, term) => sum + foundOf(term), 0))
    return {
      groups,
      none,
      shares: sharesOf(found, listings.size),
      isNothing: text !== null && !all.length && !none.length,
    }
  }

  const foundOf = (term: Term) =>
    term.kind === 'phrase'
      ? Math.min(...term.stems.map(countOf))
      : [term.stem, ...term.concepts].reduce((sum, one) => sum + countOf(one), 0)

  /** Each listing that says it all, with what it is worth. */
  function matching(groups: readonly Term[][], none: readonly Term[], worths: readonly Int32Array[]) {
    return [...listings.values()].flatMap((listing) => {
      if (none.some((term) => bytesOf(listing, term).length > 0)) return []
      const bytes = groups.map((any) => any.flatMap((term) => bytesOf(listing, term)))
      const isAll = bytes.every((some) => some.length > 0)
      const worth = bytes.reduce(
        (sum, some, i) => sum + Math.max(0, ...some.map((byte) => worths[i]?.[byte] ?? 0)),
        0,
      )
      return [{ listing, worth, isAll }]
    })
  }

  /** The occurrence bytes of each way in which the listing has the term. */
  function bytesOf(listing: Listing, term: Term): number[] {
    const parts = partsOf(listing)
    if (term.kind === 'phrase' && term.stems.length > 1) {
      const first = parts.findIndex(({ stems }) => holds(stems, term.stems))
      return first < 0
        ? []
        : [first === 0 ? packOccurrence(TITLE, 1, true, 4) : packOccurrence(0, 1, false, 0)]
    }
    const names = term.kind === 'phrase' ? term.stems : [term.stem, ...term.concepts]
    return names.flatMap((name) => {
      const positions = parts.map(({ stems }) => positionsOf(stems, name))
      const places = parts.reduce((sum, { place }, i) => sum | (positions[i]?.length ? place : 0), 0)
      const body = positions.at(-1) ?? []
      if (places === 0 && body.length === 0) return []
      const isEarly = body.some((position) => position < EARLY_WORDS)
      return [packOccurrence(places, body.length, isEarly, parts[0]?.stems.length ?? 0)]
    })
  }

  const positionsOf = (stems: readonly string[], name: string) =>
    name.startsWith('=')
      ? conceptsIn(stems, synonyms).flatMap(({ start, concept }) => (concept === name ? [start] : []))
      : [...stems.keys()].filter((position) => stems[position] === name)

  function search(asked: Asked): ReturnType<JobIndex['search']> {
    const { groups, none, shares, isNothing } = plan(asked.text)
    const all = isNothing
      ? []
      : matching(
          groups,
          none,
          shares.map((share) => worthOf(share)),
        ).filter(({ isAll }) => isAll)
    const found = all.filter(({ listing }) => passes(listing, asked))
    const grade = (worth: number) => (groups.length === 0 ? 0 : gradeOf(worth, groups.length))
    const ids = inOrder(found, asked.order, grade).slice(asked.offset, asked.offset + asked.limit)
    const count = found.length
    const without = count > 0 || isNothing ? [] : countWithout(asked)
    const close = asked.offset === 0 && count < asked.limit && groups.length > 1 ? findClose(asked, ids) : []
    return { ids, count, close, corrections: [], without }
  }

  function findClose(asked: Asked, found: readonly number[]): number[] {
    const { groups, none, shares } = plan(asked.text)
    const some = matching(
      groups,
      none,
      shares.map((share) => closeWorthOf(share)),
    )
    const left = some.filter(
      ({ listing, worth }) =>
        passes(listing, asked) && closeGradeOf(worth) > 0 && !found.includes(listing.id),
    )
    return inOrder(left, 'relevance', closeGradeOf).slice(0, asked.limit - found.length)
  }

  function countMatching(groups: readonly Term[][], none: readonly Term[], question: Question): number {
    const some = matching(groups, none, [])
    return some.filter(({ isAll, listing }) => isAll && passes(listing, question)).length
  }

  function countWithout(question: Question) {
    const { groups, none } = plan(question.text)
    const words =
      groups.length < 2
        ? []
        : groups.map((any, i) => ({
            criterion: 'word' as const,
            value: any
              .map((term) => (term.kind === 'word' ? term.word : `"${term.words.join(' ')}"`))
              .join(' or '),
            count: countMatching(groups.toSpliced(i, 1), none, question),
          }))
    const filters = withoutFilters(question, (dropped) => countMatching(groups, none, dropped))
    return [...filters, ...words].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  }

  function count(
    question: Question,
    { datesFrom, tagIds }: { datesFrom: readonly number[]; tagIds: readonly number[] },
  ) {
    const { groups, none, isNothing } = plan(question.text)
    const counted = (changed: Partial<Filters>) =>
      isNothing ? 0 : countMatching(groups, none, { ...question, ...changed })
    const tags = [...tagNames].map(([id, name]) => ({ id, name, count: counted({ tagIds: [id] }) }))
    return {
      count: counted({}),
      job_type: Object.fromEntries(
        ['any', ...jobTypes].map((type) => [
          type,
          counted({ jobType: type === 'any' ? null : (type as 'gig') }),
        ]),
      ),
      salary_range: {
        any: counted({ pay: null }),
        ...Object.fromEntries(salaryRanges.map((range) => [range, counted({ pay: payBands[range] })])),
      },
      date_posted: Object.fromEntries(
        datesPosted.map((date, i) => [date, counted({ postedFrom: datesFrom[i] ?? 0 })]),
      ),
      tags: [
        ...tags.filter((tag) => tag.count > 0).sort((a, b) => b.count - a.count || a.id - b.id),
        ...tagIds.flatMap((id) => tags.filter((tag) => tag.id === id && tag.count === 0)),
      ],
    }
  }

  /** Whether the title has all that is asked for, and whether title or tags have any of it; synonyms are the same. */
  function namesOf(id: number, { all }: Query) {
    const listing = listings.get(id)
    const groups = all.filter((group) => !group.isLight).map(({ any }) => any)
    const places = groups.map((any) => (listing ? any.flatMap((term) => bytesOf(listing, term)) : []))
    return {
      isTitled: places.every((bytes) => bytes.some((byte) => (byte & TITLE) !== 0)),
      isNamed: places.some((bytes) => bytes.some((byte) => (byte & (TITLE | TAG)) !== 0)),
    }
  }

  return {
    listings,
    search,
    count,
    namesOf,
    add(some: readonly Listing[]) {
      for (const listing of some) listings.set(listing.id, listing)
      const taken = some.map(({ id }) => listings.get(id))
      for (const { id, name } of taken.flatMap((listing) => listing?.tags ?? [])) tagNames.set(id, name)
    },
    remove(ids: readonly number[]) {
      for (const id of ids) listings.delete(id)
    },
  }
}

/** Title, tags, employer, description: no phrase goes on from one to the next. */
function partsOf({ title, tags, employer, description }: Listing): Part[] {
  const stems = (text: string) => wordsOf(text).map(stemOf)
  return [
    { place: TITLE, stems: stems(title) },
    ...tags.map(({ name }) => ({ place: TAG, stems: stems(name) })),
    { place: EMPLOYER, stems: stems(employer?.name ?? '') },
    { place: 0, stems: stems(description) },
  ]
}

const holds = (stems: readonly string[], phrase: readonly string[]) =>
  stems.some((_, start) => phrase.every((stem, n) => stems[start + n] === stem))

function passes(listing: Listing, { jobType, pay, postedFrom, tagIds, hidden }: Question): boolean {
  return (
    !hidden.includes(listing.id) &&
    (jobType === null || listing.jobType === jobType) &&
    (pay === null || isIn(listing, pay)) &&
    (postedFrom === null || listing.postedAt >= postedFrom) &&
    (tagIds === null || listing.tags.some(({ id }) => tagIds.includes(id)))
  )
}

function isIn({ usdMin, usdMax }: Listing, { from, to }: PayBand): boolean {
  const [least, most] = [usdMin ?? usdMax, usdMax ?? usdMin]
  return least !== null && most !== null && most >= from && (to === null || least <= to)
}

function inOrder(
  found: readonly { listing: Listing; worth: number }[],
  order: Asked['order'],
  grade: (worth: number) => number,
) {
  const paid = ({ usdMin, usdMax }: Listing) => usdMax ?? usdMin ?? -1
  const key = ({ listing, worth }: (typeof found)[number]) =>
    order === 'salary' ? paid(listing) : order === 'date' ? 0 : grade(worth)
  const age = ({ listing }: (typeof found)[number]) => (order === 'salary' ? 0 : listing.postedAt)
  return found
    .toSorted((a, b) => key(b) - key(a) || age(b) - age(a) || b.listing.id - a.listing.id)
    .map(({ listing }) => listing.id)
}

function withoutFilters(question: Question, countOf: (dropped: Question) => number) {
  const dropping = [
    ['job_type', question.jobType, { jobType: null }],
    ['salary_range', question.pay, { pay: null }],
    ['date_posted', question.postedFrom, { postedFrom: null }],
    ['tags', question.tagIds, { tagIds: null }],
  ] as const
  return dropping
    .filter(([, asked]) => asked !== null)
    .map(([criterion, , dropped]) => ({ criterion, value: '', count: countOf({ ...question, ...dropped }) }))
    .filter(({ count }) => count > 0)
}
