import { type PayBand, payBands } from '@hanap/contract/jobs/job-filters'
import { datesPosted, jobTypes, minimumPays, salaryRanges, workHours } from '@hanap/contract/jobs/jobs'
import type { JobIndex } from '../../src/search/job-index.ts'
import type { Asked, AskedPay, Filters, Listing, Question } from '../../src/search/port.ts'
import { textBeside } from '../../src/search/query/asked-pay.ts'
import { parseQuery, type Query, type Term } from '../../src/search/query/query.ts'
import {
  closeGradeOf,
  closeWorthOf,
  FITS_WELL,
  GRADES,
  gradeAsStale,
  gradeOf,
  sharesOf,
  worthOf,
} from '../../src/search/query/rank.ts'
import { readUnderstood } from '../../src/search/query/understood.ts'
import { TAG, TITLE } from '../../src/search/segments/occurrence.ts'
import type { Synonyms } from '../../src/search/words/synonyms.ts'
import { findWays, type Way } from './naive-words.ts'

type WorthOf = (share: number, discount: number) => Int32Array

/**
 * Specifies the job index in plain loops. It corrects no typos, so ask only for known words.
 * @param countOf jobs with a stem or concept as the index counts, dead ones included
 */
export function createNaiveIndex(synonyms: Synonyms, countOf: (term: string) => number) {
  const listings = new Map<number, Listing>()
  const tagNames = new Map<number, string>()
  const waysKnown = new WeakMap<Listing, Map<string, Way[]>>()

  function plan({ text: typed, askedPay }: Pick<Question, 'text' | 'askedPay'>) {
    const text = textBeside(typed, askedPay)
    const { all, none } = parseQuery(text ?? '', synonyms)
    const asked = all.filter((group) => !group.isLight).map(({ any }) => any)
    const held = asked.filter((any) => !any.every(isUnknown) || any.length > 1)
    const groups = held.length > 0 ? held : asked
    const found = groups.map((any) => any.reduce((sum, term) => sum + foundOf(term), 0))
    return {
      groups,
      unknown: asked.filter((any) => !groups.includes(any)).flat(),
      none,
      shares: sharesOf(found, listings.size),
      isNothing: text !== null && !all.length && !none.length,
    }
  }

  const foundOf = (term: Term) =>
    term.kind === 'phrase'
      ? Math.min(...term.stems.map(countOf))
      : [term.stem, ...term.concepts].reduce((sum, one) => sum + countOf(one), 0)

  const isUnknown = (term: Term) => term.kind === 'word' && term.concepts.length === 0 && foundOf(term) === 0

  /** Matches with their worth and whether they have every term. */
  function matching({ groups, none, shares }: ReturnType<typeof plan>, given: WorthOf) {
    const worthOf = remember(given)
    return [...listings.values()].flatMap((listing) => {
      if (none.some((term) => waysOf(listing, term).length > 0)) return []
      const ways = groups.map((any) => any.flatMap((term) => waysOf(listing, term)))
      const worths = ways.map((some, i) =>
        Math.max(0, ...some.map(({ byte, discount }) => worthOf(shares[i] ?? 0, discount)[byte] ?? 0)),
      )
      const worth = worths.reduce((sum, one) => sum + one, 0)
      return [{ listing, worth, isAll: ways.every((some) => some.length > 0) }]
    })
  }

  function waysOf(listing: Listing, term: Term): Way[] {
    const known = waysKnown.get(listing) ?? new Map<string, Way[]>()
    waysKnown.set(listing, known)
    const key = JSON.stringify(term)
    if (!known.has(key)) known.set(key, findWays(listing, term, synonyms))
    return known.get(key) ?? []
  }

  function search(asked: Asked): ReturnType<JobIndex['search']> {
    const planned = plan(asked)
    const { groups, unknown, isNothing } = planned
    const all = findAll(planned, asked)
    const found = fitting(planned, asked, all)
    const grade = (worth: number) => (groups.length === 0 ? 0 : gradeOf(worth, groups.length))
    const ids = inOrder(found, asked.order, grade, asked.askedPay).slice(
      asked.offset,
      asked.offset + asked.limit,
    )
    const count = found.length
    const { text, askedPay } = asked
    const understood = text && askedPay ? readUnderstood(text, synonyms, new Map(), askedPay) : []
    const without = count > 0 || isNothing ? [] : countWithout(asked)
    const close = asked.offset === 0 && count < asked.limit && groups.length > 1 ? findClose(asked, ids) : []
    const corrections = unknown.map((term) => ({ typed: textOf(term), used: '', asTyped: null }))
    return {
      ids,
      count,
      close,
      corrections,
      understood,
      meant: null,
      looser: all.length - count,
      without,
    }
  }

  const findAll = (planned: ReturnType<typeof plan>, asked: Question) =>
    planned.isNothing
      ? []
      : matching(planned, worthOf).filter(({ isAll, listing }) => isAll && passes(listing, asked))

  const fitsWell = ({ groups }: ReturnType<typeof plan>, { worth }: { worth: number }) =>
    gradeOf(worth, groups.length) >= FITS_WELL

  /** Only if requested and anything fits. */
  function fitting<One extends { worth: number }>(
    planned: ReturnType<typeof plan>,
    { fit }: Question,
    all: One[],
  ) {
    const some = all.filter((one) => fitsWell(planned, one))
    return fit && planned.groups.length > 0 && some.length > 0 ? some : all
  }

  function findClose(asked: Asked, found: readonly number[]): number[] {
    const left = matching(plan(asked), closeWorthOf).filter(
      ({ listing, worth }) =>
        passes(listing, asked) && closeGradeOf(worth) > 0 && !found.includes(listing.id),
    )
    return inOrder(left, 'relevance', closeGradeOf).slice(0, asked.limit - found.length)
  }

  function countMatching(planned: ReturnType<typeof plan>, question: Question): number {
    const some = matching(planned, worthOf)
    return some.filter(({ isAll, listing }) => isAll && passes(listing, question)).length
  }

  function countWithout(question: Question) {
    const planned = plan(question)
    const { groups, none } = planned
    const countWord = (value: string, changed: Partial<typeof planned>) => ({
      criterion: 'word' as const,
      value,
      count: countMatching({ ...planned, ...changed }, question),
    })
    const words = [
      ...(groups.length < 2 ? [] : groups).map((any, i) =>
        countWord(any.map(textOf).join(' or '), { groups: groups.toSpliced(i, 1) }),
      ),
      ...(question.text && question.askedPay
        ? [
            {
              criterion: 'word' as const,
              value: question.text.slice(question.askedPay.start, question.askedPay.end),
              count: countMatching(planned, { ...question, askedPay: null }),
            },
          ]
        : []),
      ...none.map((term, i) => countWord(`-${textOf(term)}`, { none: none.toSpliced(i, 1) })),
    ]
    const filters = withoutFilters(question, (dropped) => countMatching(planned, dropped))
    return [...filters, ...words].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  }

  function count(
    question: Question,
    { datesFrom, tagIds }: { datesFrom: readonly number[]; tagIds: readonly number[] },
  ) {
    const planned = plan(question)
    const all = findAll(planned, question)
    const isPruned = fitting(planned, question, all) !== all
    const counted = (changed: Partial<Filters>) => {
      const some = findAll(planned, { ...question, ...changed })
      return isPruned ? some.filter((one) => fitsWell(planned, one)).length : some.length
    }
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
      minimum_pay: Object.fromEntries(
        ['any', ...minimumPays].map((least) => [
          least,
          counted({ minimumPay: least === 'any' ? null : Number(least) }),
        ]),
      ),
      work_hours: {
        any: counted({ workHours: null }),
        ...Object.fromEntries(workHours.map((hours) => [hours, counted({ workHours: hours })])),
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

  /** Whether the title has all terms, and title or tags any; both true without terms. Includes synonyms. */
  function namesOf(id: number, { all }: Query) {
    const listing = listings.get(id)
    const groups = all.filter((group) => !group.isLight).map(({ any }) => any)
    const places = groups.map((any) => (listing ? any.flatMap((term) => waysOf(listing, term)) : []))
    return {
      isTitled: places.every((ways) => ways.some(({ byte }) => (byte & TITLE) !== 0)),
      isNamed:
        places.length === 0 || places.some((ways) => ways.some(({ byte }) => (byte & (TITLE | TAG)) !== 0)),
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

const textOf = (term: Term) => (term.kind === 'word' ? term.word : `"${term.words.join(' ')}"`)

function remember(worthOf: WorthOf): WorthOf {
  const known = new Map<string, Int32Array>()
  return (share, discount) => {
    const key = `${share} ${discount}`
    const worth = known.get(key) ?? worthOf(share, discount)
    known.set(key, worth)
    return worth
  }
}

function passes(listing: Listing, question: Question): boolean {
  const { jobType, pay, minimumPay, askedPay, workHours: hours, postedFrom, tagIds, hidden } = question
  return (
    !hidden.includes(listing.id) &&
    (jobType === null || listing.jobType === jobType) &&
    (pay === null || isIn(listing, pay)) &&
    (minimumPay === null || (listing.phpMax ?? listing.phpMin ?? -1) >= minimumPay) &&
    (askedPay === null || paysAsked(listing, askedPay)) &&
    (hours === null || listing.workHours === hours) &&
    (postedFrom === null || listing.postedAt >= postedFrom) &&
    (tagIds === null || listing.tags.some(({ id }) => tagIds.includes(id)))
  )
}

const mostOf = (listing: Listing, { said }: AskedPay) =>
  said.currency === 'PHP' ? (listing.phpMax ?? listing.phpMin) : (listing.usdMax ?? listing.usdMin)

function paysAsked(listing: Listing, asked: AskedPay): boolean {
  const most = mostOf(listing, asked)
  return most === null || most >= (listing.jobType === 'full-time' ? asked.fullTime : asked.other)
}

function isIn({ usdMin, usdMax }: Listing, { from, to }: PayBand): boolean {
  const [least, most] = [usdMin ?? usdMax, usdMax ?? usdMin]
  return least !== null && most !== null && most >= from && (to === null || least <= to)
}

function inOrder(
  found: readonly { listing: Listing; worth: number }[],
  order: Asked['order'],
  grade: (worth: number) => number,
  pay: AskedPay | null = null,
) {
  const paid = ({ usdMin, usdMax }: Listing) => usdMax ?? usdMin ?? -1
  const graded = ({ isStale }: Listing, one: number) => (isStale ? gradeAsStale(one) : one)
  const first = (listing: Listing) => (pay && mostOf(listing, pay) !== null ? GRADES : 0)
  const key = ({ listing, worth }: (typeof found)[number]) =>
    order === 'salary' ? paid(listing) : order === 'date' ? 0 : first(listing) + graded(listing, grade(worth))
  const age = ({ listing }: (typeof found)[number]) => (order === 'salary' ? 0 : listing.postedAt)
  return found
    .toSorted((a, b) => key(b) - key(a) || age(b) - age(a) || b.listing.id - a.listing.id)
    .map(({ listing }) => listing.id)
}

function withoutFilters(question: Question, countOf: (dropped: Question) => number) {
  const dropping = [
    ['job_type', question.jobType, { jobType: null }],
    ['salary_range', question.pay, { pay: null }],
    ['minimum_pay', question.minimumPay, { minimumPay: null }],
    ['work_hours', question.workHours, { workHours: null }],
    ['date_posted', question.postedFrom, { postedFrom: null }],
    ['tags', question.tagIds, { tagIds: null }],
  ] as const
  return dropping
    .filter(([, asked]) => asked !== null)
    .map(([criterion, , dropped]) => ({ criterion, value: '', count: countOf({ ...question, ...dropped }) }))
    .filter(({ count }) => count > 0)
}
