import type { jobTypes } from '@hanap/contract/jobs'
import { titleKeywords } from '@hanap/contract/similarity'
import { countOne, entriesOf, SEGMENT_SIZE, type Segment, typeNumber } from './segment.ts'
import { employerTerm, tagTerm, titleTerm, type Vocabulary } from './vocabulary.ts'
import { stemOf, wordsOf } from './words.ts'

/** The listing whose like are wanted. */
export type Original = {
  id: number
  title: string
  tagIds: readonly number[]
  jobType: (typeof jobTypes)[number]
  employerId: number | null
  usdMin: number | null
  usdMax: number | null
}

/** Listings that may be like it, best first in each source by what can be told without their texts. */
export type Related = { tags: number[]; jobType: number[]; title: number[]; latest: number[] }

/** A month's pay in the middle half of the listings whose titles say the same work. */
export type Quartiles = { phpMin: number; phpMax: number; usdMin: number; usdMax: number; listings: number }

/**
 * What each source offers: more than is taken from it, for the final score to choose from, and for what an earlier
 * source has taken already.
 */
const OFFERED = { tags: 20, jobType: 25, title: 30, latest: 25 } as const
/** Fewer listings make no typical pay. */
const FEWEST_PAID = 8
/** The newest so many are enough for it. */
const MOST_PAID = 2000

type Candidate = { id: number; points: number; postedAt: number }
const ranked = (a: Candidate, b: Candidate) => b.points - a.points || b.postedAt - a.postedAt || b.id - a.id

/**
 * Looks for listings like one, by the points of the contract's similarity score that titles, tags, type, employer and
 * pay give. The points for one title containing the other are left to whoever has the titles.
 */
export function createRelated(vocabulary: Vocabulary) {
  const words = new Uint8Array(SEGMENT_SIZE)
  const tags = new Uint8Array(SEGMENT_SIZE)
  const employer = new Uint8Array(SEGMENT_SIZE)

  function mark(segment: Segment, term: string, marks: Uint8Array) {
    const number = vocabulary.find(term)
    const entries = number === undefined ? null : entriesOf(segment, number)
    for (let at = entries?.from ?? 0; at < (entries?.to ?? 0); at += 1) {
      countOne(marks, segment.places[at] as number)
    }
  }

  function markAll(segment: Segment, job: Original, keywords: readonly string[]) {
    for (const marks of [words, tags, employer]) marks.fill(0, 0, segment.size)
    for (const word of keywords) mark(segment, titleTerm(word), words)
    for (const id of job.tagIds) mark(segment, tagTerm(id), tags)
    if (job.employerId !== null) mark(segment, employerTerm(job.employerId), employer)
  }

  function find(segments: readonly Segment[], job: Original): Related {
    const keywords = keywordsOf(job.title)
    const type = typeNumber(job.jobType)
    const [usdMin, usdMax] = [job.usdMin ?? job.usdMax, job.usdMax ?? job.usdMin]
    const sources = {
      tags: createBest(OFFERED.tags),
      jobType: createBest(OFFERED.jobType),
      title: createBest(OFFERED.title),
    }
    const latest: Candidate[] = []
    for (const segment of segments) {
      markAll(segment, job, keywords)
      const { alive, types, pay, ids, postedAt, size } = segment
      let newest = 0
      for (let place = 0; place < size; place += 1) {
        if (alive[place] === 0 || ids[place] === job.id) continue
        if (newest < OFFERED.latest) {
          newest += 1
          latest.push({ id: ids[place] as number, points: 0, postedAt: postedAt[place] as number })
        }
        const matched = words[place] as number
        const shared = tags[place] as number
        const isType = types[place] === type
        if (matched === 0 && shared === 0 && !isType) continue
        const overlap = job.tagIds.length === 0 ? 0 : shared / job.tagIds.length
        const isPaidAlike =
          usdMin !== null &&
          usdMax !== null &&
          (pay.usdMax[place] as number) >= usdMin &&
          (pay.usdMin[place] as number) <= usdMax &&
          (pay.usdMax[place] as number) >= 0
        const points =
          3 * matched +
          (keywords.length > 0 && matched / keywords.length > 0.5 ? 5 : 0) +
          2 * shared +
          (overlap > 0.7 ? 7 : overlap > 0.5 ? 4 : 0) +
          (isType ? 2 : 0) +
          (employer[place] === 0 ? 0 : 3) +
          (isPaidAlike ? 1 : 0)
        if (shared > 0) sources.tags.offer(segment, place, points)
        if (isType) sources.jobType.offer(segment, place, points)
        if (matched > 0) sources.title.offer(segment, place, points)
      }
    }
    return {
      tags: sources.tags.ids(),
      jobType: sources.jobType.ids(),
      title: sources.title.ids(),
      latest: latest
        .sort(ranked)
        .slice(0, OFFERED.latest)
        .map(({ id }) => id),
    }
  }

  function typicalPay(segments: readonly Segment[], job: Original): Quartiles | null {
    const keywords = keywordsOf(job.title)
    if (keywords.length === 0) return null
    const paid: { php: number; usd: number; postedAt: number }[] = []
    for (const segment of segments) {
      words.fill(0, 0, segment.size)
      for (const word of keywords) mark(segment, titleTerm(word), words)
      const { alive, pay, size, postedAt, ids } = segment
      let taken = 0
      for (let place = 0; place < size && taken < MOST_PAID; place += 1) {
        if ((words[place] as number) / keywords.length <= 0.5 || alive[place] === 0 || ids[place] === job.id)
          continue
        if ((pay.phpMin[place] as number) < 0 || (pay.usdMin[place] as number) < 0) continue
        taken += 1
        const php = ((pay.phpMin[place] as number) + (pay.phpMax[place] as number)) / 2
        const usd = ((pay.usdMin[place] as number) + (pay.usdMax[place] as number)) / 2
        paid.push({ php, usd, postedAt: postedAt[place] as number })
      }
    }
    if (paid.length < FEWEST_PAID) return null
    const newest = paid
      .sort((a, b) => b.postedAt - a.postedAt)
      .slice(0, MOST_PAID)
      .sort((a, b) => a.php - b.php)
    const low = newest[Math.floor((newest.length - 1) * 0.25)] as (typeof newest)[number]
    const high = newest[Math.ceil((newest.length - 1) * 0.75)] as (typeof newest)[number]
    return {
      phpMin: Math.round(low.php),
      phpMax: Math.round(high.php),
      usdMin: Math.round(low.usd),
      usdMax: Math.round(high.usd),
      listings: newest.length,
    }
  }

  return { find, typicalPay }
}

/** Keeps the best so many candidates; offered from the newest to the oldest within a segment. */
function createBest(most: number) {
  let best: Candidate[] = []
  let bar = -1
  return {
    offer({ ids, postedAt }: Segment, place: number, points: number) {
      if (points < bar) return
      best.push({ id: ids[place] as number, points, postedAt: postedAt[place] as number })
      if (best.length < 8 * most) return
      best = best.sort(ranked).slice(0, most)
      bar = best.at(-1)?.points ?? -1
    },
    ids: () =>
      best
        .sort(ranked)
        .slice(0, most)
        .map(({ id }) => id),
  }
}

/** The stems of a title's keywords, as titles are found by. */
const keywordsOf = (title: string): string[] => [
  ...new Set(titleKeywords(title).flatMap(wordsOf).map(stemOf)),
]
