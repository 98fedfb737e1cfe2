import type { Segment } from '../segments/segment.ts'

/**
 * Writes the lengths of its arrays, then the arrays, widest numbers first for alignment. Leaves out `alive`, which
 * changes.
 */
export function* viewsOf(segment: Segment): Generator<ArrayBufferView> {
  const arrays = arraysOf(segment)
  const lengths = new Uint32Array(HEADER)
  lengths.set(arrays.map(({ length }) => length))
  yield lengths
  yield* arrays
}

/** Even, so that 8-byte numbers after it are aligned. */
const HEADER = 22

const arraysOf = ({ pay, tags, titlePieces, text, ...segment }: Segment) => [
  segment.ids,
  segment.postedAt,
  pay.usdMin,
  pay.usdMax,
  pay.phpMin,
  pay.phpMax,
  segment.employers,
  segment.terms,
  segment.starts,
  tags.values,
  tags.starts,
  titlePieces.values,
  titlePieces.starts,
  text.starts,
  segment.places,
  segment.payOrder,
  segment.payRanks,
  segment.types,
  segment.workHours,
  segment.stale,
  segment.occurrences,
  text.values,
]

/** Its arrays are views of the bytes. */
export function segmentOf({ buffer }: Uint8Array<ArrayBuffer>, alive: Uint8Array): Segment {
  const lengths = new Uint32Array(buffer, 0, HEADER)
  let at = lengths.byteLength
  let read = 0
  function next<Kind extends { byteLength: number }>(
    Kind: new (buffer: ArrayBuffer, at: number, length: number) => Kind,
  ): Kind {
    const array = new Kind(buffer, at, lengths[read] as number)
    read += 1
    at += array.byteLength
    return array
  }
  const [ids, postedAt] = [next(Float64Array), next(Float64Array)]
  const pay = {
    usdMin: next(Int32Array),
    usdMax: next(Int32Array),
    phpMin: next(Int32Array),
    phpMax: next(Int32Array),
  }
  const employers = next(Int32Array)
  const [terms, starts] = [next(Uint32Array), next(Uint32Array)]
  const tags = { values: next(Uint32Array), starts: next(Uint32Array) }
  const titlePieces = { values: next(Uint32Array), starts: next(Uint32Array) }
  const textStarts = next(Uint32Array)
  const [places, payOrder, payRanks] = [next(Uint16Array), next(Uint16Array), next(Uint16Array)]
  const [types, workHours, stale] = [next(Uint8Array), next(Uint8Array), next(Uint8Array)]
  const occurrences = next(Uint8Array)
  return {
    size: ids.length,
    ids,
    postedAt,
    types,
    workHours,
    pay,
    payOrder,
    payRanks,
    employers,
    stale,
    alive,
    state: { dead: alive.reduce((dead, one) => dead + 1 - one, 0) },
    terms,
    starts,
    places,
    occurrences,
    tags,
    titlePieces,
    text: { values: next(Uint8Array), starts: textStarts },
  }
}
