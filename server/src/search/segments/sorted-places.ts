/** Ascending. Valid until the next match. */
export type Matches = { places: Uint16Array; worths: Int32Array; length: number }

/** Above this ratio, doubling steps beat walking the longer list. */
const GALLOP = 8

/** `worths` by place, or looked up by occurrence byte. */
export type Weighed = {
  places: Uint16Array
  from: number
  to: number
  worths: Int32Array
  /** Null if `worths` is parallel to the places. */
  occurrences: Uint8Array | null
}

/** Works in place, and adds up the worths. */
export function intersect(found: Matches, { places, from, to, worths, occurrences }: Weighed): void {
  const isGalloping = to - from > GALLOP * found.length
  let kept = 0
  let at = from
  for (let i = 0; i < found.length && at < to; i += 1) {
    const place = found.places[i] as number
    if (isGalloping) at = advance(places, at, to, place)
    else while (at < to && (places[at] as number) < place) at += 1
    if (at === to || places[at] !== place) continue
    found.places[kept] = place
    const worth = worths[occurrences === null ? at : (occurrences[at] as number)] as number
    found.worths[kept] = (found.worths[i] as number) + worth
    kept += 1
  }
  found.length = kept
}

/** The first position from `at` on with at least `wanted`: doubling steps, then halving ones. */
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

/** @param join for places in both: the sum, or the greater worth */
export function union(a: Matches, b: Matches, into: Matches, join: 'sum' | 'greater'): void {
  const isSum = join === 'sum'
  let length = 0
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const left = a.places[i] as number
    const right = b.places[j] as number
    const one = left <= right ? (a.worths[i] as number) : 0
    const other = right <= left ? (b.worths[j] as number) : 0
    into.places[length] = left < right ? left : right
    into.worths[length] = isSum ? one + other : one > other ? one : other
    if (left <= right) i += 1
    if (right <= left) j += 1
    length += 1
  }
  for (const [rest, from] of [
    [a, i],
    [b, j],
  ] as const) {
    into.places.set(rest.places.subarray(from, rest.length), length)
    into.worths.set(rest.worths.subarray(from, rest.length), length)
    length += rest.length - from
  }
  into.length = length
}
