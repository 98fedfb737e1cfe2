import type { Matches } from './match.ts'
import { SEGMENT_SIZE } from './segment.ts'

/** From this ratio of lengths on, stepping through the longer list by doubling beats walking it. */
const GALLOP = 8

/** Keeps of `found` what also stands in the other list, and adds up the worths. Works in place. */
export function intersect(
  found: Matches,
  places: Uint16Array,
  from: number,
  to: number,
  worthAt: (at: number) => number,
): void {
  const isGalloping = to - from > GALLOP * found.length
  let kept = 0
  let at = from
  for (let i = 0; i < found.length && at < to; i += 1) {
    const place = found.places[i] as number
    if (isGalloping) at = advance(places, at, to, place)
    else while (at < to && (places[at] as number) < place) at += 1
    if (at === to || places[at] !== place) continue
    found.places[kept] = place
    found.worths[kept] = (found.worths[i] as number) + worthAt(at)
    kept += 1
  }
  found.length = kept
}

/** The first position from `at` on whose value is at least `wanted`: doubling steps, then halving ones. */
export function advance(values: Uint16Array, at: number, to: number, wanted: number): number {
  if (at >= to || (values[at] as number) >= wanted) return at
  let step = 1
  while (at + step < to && (values[at + step] as number) < wanted) step *= 2
  let low = at + (step >> 1) + 1
  let high = Math.min(at + step, to)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** What stands in either list; `join` makes one worth of two. */
export function union(a: Matches, b: Matches, into: Matches, join: (a: number, b: number) => number): void {
  let length = 0
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const left = i < a.length ? (a.places[i] as number) : SEGMENT_SIZE
    const right = j < b.length ? (b.places[j] as number) : SEGMENT_SIZE
    into.places[length] = Math.min(left, right)
    const worthLeft = left <= right ? (a.worths[i++] as number) : 0
    const worthRight = right <= left ? (b.worths[j++] as number) : 0
    into.worths[length] = join(worthLeft, worthRight)
    length += 1
  }
  into.length = length
}
