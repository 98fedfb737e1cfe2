import type { Lists } from '../segments/segment.ts'

/** Indexes of the highest counts, highest first. */
export function frequent(counts: Uint32Array, most: number): number[] {
  const present: number[] = []
  for (let number = 0; number < counts.length; number += 1) if (counts[number] !== 0) present.push(number)
  return present.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b).slice(0, most)
}

export function withRoomFor(counts: Uint32Array<ArrayBuffer>, index: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * (index + 1))
  larger.set(counts)
  return larger
}

export function eachValue({ values, starts }: Lists, place: number, take: (value: number) => void) {
  for (let at = starts[place] as number; at < (starts[place + 1] as number); at += 1)
    take(values[at] as number)
}

export function eachBit(bits: number, take: (number: number) => void) {
  for (let rest = bits; rest !== 0; rest &= rest - 1) take(31 - Math.clz32(rest & -rest))
}
