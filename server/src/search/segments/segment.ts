import { jobTypes, workHours } from '@hanap/contract/jobs/jobs'

/** As many listings as a segment holds at most: a listing's place in it fits 16 bits. */
export const SEGMENT_SIZE = 65_536

/**
 * A part of the index: up to 65,536 jobs, newest first, and for each term its jobs. Immutable; a changed job dies here
 * and lives in a newer segment. Flat typed arrays outside the heap leave the garbage collector nothing to walk.
 */
export type Segment = {
  readonly size: number
  /** By place: newest first, the larger id first of two posted at once. */
  readonly ids: Float64Array
  readonly postedAt: Float64Array
  /** Index into the contract's job types. */
  readonly types: Uint8Array
  /** Index into the contract's work hours. */
  readonly workHours: Uint8Array
  /** US dollars and pesos a month, lowest and highest; one known end stands for both, -1 is unknown. */
  readonly pay: {
    readonly usdMin: Int32Array
    readonly usdMax: Int32Array
    readonly phpMin: Int32Array
    readonly phpMax: Int32Array
  }
  /** Places by highest pay, the best first, unknown pay last; and the rank of each place in that order. */
  readonly payOrder: Uint16Array
  readonly payRanks: Uint16Array
  /** -1 where none is known. */
  readonly employers: Int32Array
  /** 1 for a listing that may be filled. */
  readonly stale: Uint8Array
  /** 0 for a listing that changed or was removed since. */
  readonly alive: Uint8Array
  /** The one thing that changes beside `alive`: how many of them are 0. */
  readonly state: { dead: number }
  /** The terms that occur, ascending; entries `starts[i]` to `starts[i + 1]` are those of `terms[i]`. */
  readonly terms: Uint32Array
  readonly starts: Uint32Array
  /** Entries: the listing's place, ascending within a term, and its occurrence byte. */
  readonly places: Uint16Array
  readonly occurrences: Uint8Array
  /** The tag ids of each listing, and the pieces of its title by their numbers in the vocabulary. */
  readonly tags: Lists
  readonly titlePieces: Lists
  /** What each listing says, word by word (word-stream.ts). */
  readonly text: Lists<Uint8Array>
}

/** A list of numbers for each place: `values` from `starts[place]` to `starts[place + 1]`. */
export type Lists<Values = Uint32Array> = { readonly values: Values; readonly starts: Uint32Array }

export const hoursNumber = (hours: (typeof workHours)[number]) => workHours.indexOf(hours)

export const typeNumber = (type: (typeof jobTypes)[number]) => jobTypes.indexOf(type)

/** Where a term's entries stand in the segment; null when it has none. */
export function entriesOf(segment: Segment, term: number): { from: number; to: number } | null {
  const at = indexIn(segment.terms, term)
  if (at < 0) return null
  return { from: segment.starts[at] as number, to: segment.starts[at + 1] as number }
}

/** The index of a value in ascending numbers, or -1. */
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

/** How many of the segment's listings were posted at `from` or later; they are its first ones. */
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

/** Places by highest pay, best first, among equals the larger id first; and each place's rank. */
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

/** Counts one more at this index. */
export function countOne(counts: { [index: number]: number }, index: number): void {
  counts[index] = (counts[index] as number) + 1
}

/** Bytes the segment holds. */
export function bytesOf(segment: Segment): number {
  const { pay, tags, titlePieces, text, ...columns } = segment
  const parts = [columns, pay, tags, titlePieces, text].flatMap((part) => Object.values(part))
  return parts.reduce((sum: number, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0)
}
