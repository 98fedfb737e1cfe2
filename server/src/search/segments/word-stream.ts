import type { Lists } from './segment.ts'

/**
 * Words for exact phrases: term numbers as varints, plus one, and 0 where no phrase continues (title to tags, tag to
 * tag). Most take one or two bytes.
 */
export const GAP = 0

export function createWordStream(capacity = 1 << 16) {
  let bytes = new Uint8Array(capacity)
  let length = 0
  const put = (byte: number) => {
    if (length === bytes.length) {
      const larger = new Uint8Array(bytes.length * 2)
      larger.set(bytes)
      bytes = larger
    }
    bytes[length] = byte
    length += 1
  }
  return {
    gap: () => put(GAP),
    term(number: number) {
      let rest = number + 1
      while (rest >= 128) {
        put((rest & 127) | 128)
        rest >>>= 7
      }
      put(rest)
    },
    get length() {
      return length
    },
    done: () => bytes.slice(0, length),
  }
}

export function encodePhrase(phrase: readonly number[]): Uint8Array {
  const stream = createWordStream(4 * phrase.length)
  for (const term of phrase) stream.term(term)
  return stream.done()
}

/**
 * Finds the first occurrence. Compares bytes: reading words takes four times as long.
 * @param phrase of encodePhrase
 * @returns 0 for the title, 1 after it, -1 for nowhere
 */
export function findPhrase(text: Uint8Array, from: number, to: number, phrase: Uint8Array): -1 | 0 | 1 {
  const [first] = phrase
  const last = to - phrase.length
  for (let at = from; at <= last; at += 1) {
    if (text[at] !== first || !standsAt(text, at, phrase)) continue
    // Mid-word: all bytes of a word but its last have the high bit.
    if (at > from && (text[at - 1] as number) >= 128) continue
    return text.subarray(from, at).includes(GAP) ? 1 : 0
  }
  return -1
}

function standsAt(text: Uint8Array, at: number, phrase: Uint8Array): boolean {
  for (let i = 1; i < phrase.length; i += 1) if (text[at + i] !== phrase[i]) return false
  return true
}

/** The same in all listings of a segment at once: in which it occurs, ascending, and in which of their titles. */
export function findEverywhere({ values, starts }: Lists<Uint8Array>, phrase: Uint8Array) {
  const text = Buffer.from(values.buffer, values.byteOffset, values.length)
  const places: number[] = []
  const inTitle: number[] = []
  let place = 0
  for (let at = text.indexOf(phrase); at >= 0; ) {
    while ((starts[place + 1] as number) <= at) place += 1
    const next = starts[place + 1] as number
    const isWhole = at === 0 || (text[at - 1] as number) < 128
    if (isWhole && at + phrase.length <= next) {
      places.push(place)
      const gap = values.indexOf(GAP, starts[place])
      inTitle.push(gap < 0 || gap > at ? 1 : 0)
    }
    at = text.indexOf(phrase, isWhole ? next : at + 1)
  }
  return { places: Uint16Array.from(places), inTitle: Uint8Array.from(inTitle) }
}
