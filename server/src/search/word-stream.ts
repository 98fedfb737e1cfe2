/**
 * What a listing says, word by word, for exact phrases: term numbers as varints, one up, with 0 where no phrase goes on
 * (from the title to the tags, from tag to tag). Frequent terms have small numbers, so most words take one or two bytes.
 */
export const GAP = 0

/** Bytes that grow as they are written. */
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

/**
 * Where a phrase first stands in a listing's words.
 * @returns 0 for the title, 1 for what comes after it, -1 for nowhere
 */
export function findPhrase(
  text: Uint8Array,
  from: number,
  to: number,
  phrase: readonly number[],
): -1 | 0 | 1 {
  const recent = new Int32Array(phrase.length).fill(-1)
  let met = 0
  let gaps = 0
  for (let at = from; at < to; ) {
    let byte = text[at] as number
    at += 1
    let value = byte & 127
    for (let shift = 7; byte >= 128; shift += 7) {
      byte = text[at] as number
      at += 1
      value |= (byte & 127) << shift
    }
    recent[met % phrase.length] = value - 1
    met += 1
    if (value === GAP) gaps += 1
    if (met >= phrase.length && endsWith(recent, met, phrase)) return gaps === 0 ? 0 : 1
  }
  return -1
}

/** Whether the last words met, kept in a ring, are the phrase. */
function endsWith(recent: Int32Array, met: number, phrase: readonly number[]): boolean {
  for (let i = 0; i < phrase.length; i += 1) {
    if (recent[(met + i) % phrase.length] !== phrase[i]) return false
  }
  return true
}
