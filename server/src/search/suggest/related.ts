import { similarityPoints, tagPoints, titleKeywords, wordPoints } from '@hanap/contract/jobs/similarity'
import type { Original, Quartiles, Related } from '../port.ts'
import { entriesOf, SEGMENT_SIZE, type Segment, typeNumber } from '../segments/segment.ts'
import { employerTerm, tagTerm, titleTerm, type Vocabulary } from '../words/vocabulary.ts'
import { stemOf, wordsOf } from '../words/words.ts'

/** More than are taken, for the final score, and because sources overlap. */
const OFFERED = { tags: 20, jobType: 25, title: 30, latest: 25 } as const
/** Listings needed for typical pay. */
const FEWEST_PAID = 8
/** Typical pay reads only the newest listings. */
const MOST_PAID = 2000

/** What two listings share, counted in one number. */
const A_WORD = 1
const A_TAG = 1 << 5
const THE_EMPLOYER = 1 << 10
const MOST_COUNTED = 31
const wordsIn = (marked: number) => marked & MOST_COUNTED
const tagsIn = (marked: number) => (marked >> 5) & MOST_COUNTED
/** Most points without shared words, tags or employer. */
const MOST_BY_TYPE = similarityPoints.type + similarityPoints.pay

type Candidate = { id: number; points: number; postedAt: number }
const ranked = (a: Candidate, b: Candidate) => b.points - a.points || b.postedAt - a.postedAt || b.id - a.id

/**
 * Ranks by the similarity score's points for titles, tags, type, employer and pay. The caller, who has the titles,
 * adds the points for contained titles.
 */
export function createRelated(vocabulary: Vocabulary) {
  const marks = new Uint16Array(SEGMENT_SIZE)

  function mark(segment: Segment, term: string, step: number) {
    const number = vocabulary.find(term)
    const entries = number === undefined ? null : entriesOf(segment, number)
    for (let at = entries?.from ?? 0; at < (entries?.to ?? 0); at += 1) {
      const place = segment.places[at] as number
      marks[place] = (marks[place] as number) + step
    }
  }

  function markTitles(segment: Segment, keywords: readonly string[]) {
    marks.fill(0, 0, segment.size)
    for (const word of keywords) mark(segment, titleTerm(word), A_WORD)
  }

  function find(segments: readonly Segment[], job: Original): Related {
    const keywords = keywordsOf(job.title).slice(0, MOST_COUNTED)
    const tagIds = job.tagIds.slice(0, MOST_COUNTED)
    const points = pointsByMark(keywords.length, tagIds.length)
    const type = typeNumber(job.jobType)
    const isPaidAlike = payTest(job)
    const sources = {
      tags: createBest(OFFERED.tags),
      jobType: createBest(OFFERED.jobType),
      title: createBest(OFFERED.title),
    }
    const latest: Candidate[] = []
    for (const segment of segments) {
      markTitles(segment, keywords)
      for (const id of tagIds) mark(segment, tagTerm(id), A_TAG)
      if (job.employerId !== null) mark(segment, employerTerm(job.employerId), THE_EMPLOYER)
      const { alive, types, ids, size } = segment
      let newest = 0
      for (let place = 0; place < size; place += 1) {
        const marked = marks[place] as number
        const isType = types[place] === type
        // Most share only their type, and are soon not needed.
        const isUseful = marked !== 0 || (isType && sources.jobType.bar() <= MOST_BY_TYPE)
        if (!isUseful && newest === OFFERED.latest) continue
        if (alive[place] === 0 || ids[place] === job.id) continue
        if (newest < OFFERED.latest) {
          newest += 1
          latest.push(candidate(segment, place, 0))
        }
        if (!isUseful) continue
        const sum =
          (points[marked] as number) +
          (isType ? similarityPoints.type : 0) +
          (isPaidAlike(segment, place) ? similarityPoints.pay : 0)
        if (tagsIn(marked) > 0) sources.tags.offer(segment, place, sum)
        if (isType) sources.jobType.offer(segment, place, sum)
        if (wordsIn(marked) > 0) sources.title.offer(segment, place, sum)
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

  /** @param from 'others' leaves out the job's own employer */
  function typicalPay(
    segments: readonly Segment[],
    job: Original,
    from: 'all' | 'others' = 'all',
  ): Quartiles | null {
    const keywords = keywordsOf(job.title).slice(0, MOST_COUNTED)
    if (keywords.length === 0) return null
    const paid: { php: number; usd: number; postedAt: number }[] = []
    for (const segment of segments) {
      markTitles(segment, keywords)
      if (from === 'others' && job.employerId !== null)
        mark(segment, employerTerm(job.employerId), THE_EMPLOYER)
      const { alive, pay, size, postedAt, ids } = segment
      let taken = 0
      for (let place = 0; place < size && taken < MOST_PAID; place += 1) {
        if (
          wordsIn(marks[place] as number) / keywords.length <= 0.5 ||
          (marks[place] as number) >= THE_EMPLOYER ||
          alive[place] === 0 ||
          ids[place] === job.id
        )
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

  /** Caches by employer and title. */
  function typicalPayOfOthers(segments: readonly Segment[], jobs: readonly Original[]) {
    const known = new Map<string, Quartiles | null>()
    return jobs.map((job) => {
      const key = `${job.employerId} ${keywordsOf(job.title).sort().join(' ')}`
      const pay = known.has(key) ? known.get(key) : typicalPay(segments, job, 'others')
      known.set(key, pay ?? null)
      return pay ?? null
    })
  }

  return { find, typicalPay, typicalPayOfOthers }
}

/** Points for each mark of shared words, tags and employer. */
function pointsByMark(keywords: number, tags: number): Int16Array {
  return Int16Array.from({ length: 2 * THE_EMPLOYER }, (_, marked) => {
    const sum = wordPoints(wordsIn(marked), keywords) + tagPoints(tagsIn(marked), tags)
    return sum + (marked >= THE_EMPLOYER ? similarityPoints.employer : 0)
  })
}

/** Unknown pay never overlaps. */
function payTest(job: Original): (segment: Segment, place: number) => boolean {
  const least = job.usdMin ?? job.usdMax
  const most = job.usdMax ?? job.usdMin
  if (least === null || most === null) return () => false
  return ({ pay }, place) => {
    const highest = pay.usdMax[place] as number
    return highest >= 0 && highest >= least && (pay.usdMin[place] as number) <= most
  }
}

const candidate = ({ ids, postedAt }: Segment, place: number, points: number): Candidate => ({
  id: ids[place] as number,
  points,
  postedAt: postedAt[place] as number,
})

/** Offer newest first within a segment. */
function createBest(most: number) {
  let best: Candidate[] = []
  let bar = -1
  return {
    /** Candidates with fewer points are not kept. */
    bar: () => bar,
    offer(segment: Segment, place: number, points: number) {
      if (points < bar) return
      best.push(candidate(segment, place, points))
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

/** A title's keywords, stemmed as the index stems them. */
const keywordsOf = (title: string): string[] => [
  ...new Set(titleKeywords(title).flatMap(wordsOf).map(stemOf)),
]
