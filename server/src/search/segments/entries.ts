import { countOne } from './segment.ts'

/** Entries by listing, then sorted by term. */
export function createEntries() {
  let terms = new Uint32Array(1 << 14)
  let packed = new Uint32Array(1 << 14)
  let length = 0
  return {
    add(term: number, place: number, occurrence: number) {
      if (length === terms.length) {
        terms = doubled(terms)
        packed = doubled(packed)
      }
      terms[length] = term
      packed[length] = (place << 8) | occurrence
      length += 1
    },
    /** A counting sort, which keeps the order of places. */
    byTerm(termCount: number) {
      const counts = new Uint32Array(termCount)
      for (let i = 0; i < length; i += 1) countOne(counts, terms[i] as number)
      const present: number[] = []
      for (let term = 0; term < termCount; term += 1) if (counts[term] !== 0) present.push(term)
      const starts = new Uint32Array(present.length + 1)
      const next = new Uint32Array(termCount)
      for (const [i, term] of present.entries()) {
        next[term] = starts[i] as number
        starts[i + 1] = (starts[i] as number) + (counts[term] as number)
      }
      const places = new Uint16Array(length)
      const occurrences = new Uint8Array(length)
      for (let i = 0; i < length; i += 1) {
        const term = terms[i] as number
        const at = next[term] as number
        next[term] = at + 1
        places[at] = (packed[i] as number) >>> 8
        occurrences[at] = (packed[i] as number) & 255
      }
      return { terms: Uint32Array.from(present), starts, places, occurrences }
    },
  }
}

/** The same numbers, with room for as many more. */
export function doubled(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}
