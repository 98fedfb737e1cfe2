import type { Order } from '../port.ts'
import { SEGMENT_SIZE, type Segment } from '../segments/segment.ts'
import type { Matches } from '../segments/sorted-places.ts'
import { GRADES, gradeAsStale } from './rank.ts'

/** `key` (grade or pay) orders before age. */
export type Chosen = { id: number; key: number; postedAt: number }

/** All grades without known pay, then all with it. */
const RANKS = 2 * GRADES

/** Higher is better. */
export type GradeOf = (worth: number) => number

/** Reuses its buffers. */
export function createChooser() {
  const grades = new Uint16Array(SEGMENT_SIZE)
  const counts = new Int32Array(RANKS)
  const ranked = new Uint8Array(SEGMENT_SIZE)

  /**
   * The first `most` matches, in order.
   * @param given.gradeOf null if only age tells matches apart
   * @param given.paid each listing's pay, if those of known pay come first
   */
  return function choose(
    segment: Segment,
    { places, worths, length }: Matches,
    {
      order,
      most,
      gradeOf,
      paid = null,
    }: { order: Order; most: number; gradeOf: GradeOf | null; paid?: Int32Array | null },
  ): Chosen[] {
    if (order === 'salary') return chooseBestPaid(segment, places, length, most)
    if (order === 'date' || (gradeOf === null && paid === null)) {
      return Array.from(places.subarray(0, Math.min(most, length)), (place) => chosen(segment, place, 0))
    }
    counts.fill(0)
    for (let i = 0; i < length; i += 1) {
      const place = places[i] as number
      const fitting = gradeOf === null ? 0 : gradeOf(worths[i] as number)
      const fresh = segment.stale[place] === 1 ? gradeAsStale(fitting) : fitting
      const grade = paid !== null && (paid[place] as number) >= 0 ? GRADES + fresh : fresh
      grades[i] = grade
      counts[grade] = (counts[grade] as number) + 1
    }
    // Counting sort: each grade's slice begins after the better grades.
    const next = new Int32Array(RANKS)
    let lowest = RANKS - 1
    let before = 0
    for (; lowest >= 0 && before < most; lowest -= 1) {
      next[lowest] = before
      before += counts[lowest] as number
    }
    const result: Chosen[] = []
    result.length = Math.min(before, most)
    for (let i = 0; i < length; i += 1) {
      const grade = grades[i] as number
      if (grade <= lowest) continue
      const at = next[grade] as number
      if (at >= most) continue
      next[grade] = at + 1
      result[at] = chosen(segment, places[i] as number, grade)
    }
    return result
  }

  function chooseBestPaid(segment: Segment, places: Uint16Array, length: number, most: number): Chosen[] {
    const { payRanks, size } = segment
    for (let i = 0; i < length; i += 1) ranked[payRanks[places[i] as number] as number] = 1
    const result: Chosen[] = []
    for (let rank = 0; rank < size && result.length < Math.min(most, length); rank += 1) {
      if (ranked[rank]) {
        const place = segment.payOrder[rank] as number
        result.push(chosen(segment, place, segment.pay.usdMax[place] as number))
      }
    }
    ranked.fill(0, 0, size)
    return result
  }
}

function chosen({ ids, postedAt }: Segment, place: number, key: number): Chosen {
  return { id: ids[place] as number, key, postedAt: postedAt[place] as number }
}

export function mergeChosen(
  lists: readonly Chosen[][],
  order: Order,
  { offset, limit }: { offset: number; limit: number },
): Chosen[] {
  // Orders by salary: pay, then id. Other orders: grade, age, id.
  const age = order === 'salary' ? () => 0 : (one: Chosen) => one.postedAt
  const isBefore = (a: Chosen, b: Chosen) => (b.key - a.key || age(b) - age(a) || b.id - a.id) < 0
  const heads = lists.map(() => 0)
  const page: Chosen[] = []
  for (let taken = 0; taken < offset + limit; taken += 1) {
    let best: Chosen | undefined
    let from = -1
    for (const [i, list] of lists.entries()) {
      const head = list[heads[i] as number]
      if (head === undefined || (best !== undefined && !isBefore(head, best))) continue
      best = head
      from = i
    }
    if (best === undefined) break
    heads[from] = (heads[from] as number) + 1
    if (taken >= offset) page.push(best)
  }
  return page
}
