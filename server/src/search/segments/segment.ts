import { jobTypes, workHours } from '@hanap/contract/jobs/jobs'

/** A limit, so that a listing's place fits 16 bits. */
export const SEGMENT_SIZE = 65_536

/**
 * A part of the index: up to 65,536 jobs, newest first, and for each term its jobs. Immutable; a changed job dies
 * here and lives in a newer segment. Flat typed arrays outside the heap leave the garbage collector nothing to walk.
 */
export type Segment = {
  readonly size: number
  /** Arrays by place: newest first; of two posted at once, the larger id first. */
  readonly ids: Float64Array
  readonly postedAt: Float64Array
  /** Index into the contract's job types. */
  readonly types: Uint8Array
  /** Index into the contract's work hours. */
  readonly workHours: Uint8Array
  /** US dollars and pesos a month; one known end counts as both, -1 is unknown. */
  readonly pay: {
    readonly usdMin: Int32Array
    readonly usdMax: Int32Array
    readonly phpMin: Int32Array
    readonly phpMax: Int32Array
  }
  /** Places by highest pay, best first, unknown last; and each place's rank. */
  readonly payOrder: Uint16Array
  readonly payRanks: Uint16Array
  /** -1 if unknown. */
  readonly employers: Int32Array
  /** 1: may be filled. */
  readonly stale: Uint8Array
  /** 0: changed or removed since. */
  readonly alive: Uint8Array
  /** How many of `alive` are 0. Mutable, like `alive`. */
  readonly state: { dead: number }
  /** Ascending; entries `starts[i]` to `starts[i + 1]` are those of `terms[i]`. */
  readonly terms: Uint32Array
  readonly starts: Uint32Array
  /** Entries: place, ascending within a term, and occurrence byte. */
  readonly places: Uint16Array
  readonly occurrences: Uint8Array
  readonly tags: Lists
  readonly titlePieces: Lists
  /** See word-stream.ts. */
  readonly text: Lists<Uint8Array>
}

/** Lists by place: `values` from `starts[place]` to `starts[place + 1]`. */
export type Lists<Values = Uint32Array> = { readonly values: Values; readonly starts: Uint32Array }

export const hoursNumber = (hours: (typeof workHours)[number]) => workHours.indexOf(hours)

export const typeNumber = (type: (typeof jobTypes)[number]) => jobTypes.indexOf(type)

/** Null if the term has none. */
export function entriesOf(segment: Segment, term: number): { from: number; to: number } | null {
  const at = indexIn(segment.terms, term)
  if (at < 0) return null
  return { from: segment.starts[at] as number, to: segment.starts[at + 1] as number }
}

/** -1 if missing. */
function indexIn(sorted: Uint32Array, value: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] as number
    if (found === value) return middle
    if (found < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export function countSince(segment: Segment, from: number): number {
  let low = 0
  let high = segment.size
  while (low < high) {
    const middle = (low + high) >> 1
    if ((segment.postedAt[middle] as number) >= from) low = middle + 1
    else high = middle
  }
  return low
}

/** Best first; of equals, the larger id first. */
export function orderByPay(usdMax: Int32Array, ids: Float64Array) {
  const payOrder = Uint16Array.from(
    Array.from(usdMax.keys()).sort(
      (a, b) => (usdMax[b] as number) - (usdMax[a] as number) || (ids[b] as number) - (ids[a] as number),
    ),
  )
  const payRanks = new Uint16Array(payOrder.length)
  for (const [rank, place] of payOrder.entries()) payRanks[place] = rank
  return { payOrder, payRanks }
}

export function countOne(counts: { [index: number]: number }, index: number): void {
  counts[index] = (counts[index] as number) + 1
}

export function bytesOf(segment: Segment): number {
  const { pay, tags, titlePieces, text, ...columns } = segment
  const parts = [columns, pay, tags, titlePieces, text].flatMap((part) => Object.values(part))
  return parts.reduce((sum: number, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0)
}
