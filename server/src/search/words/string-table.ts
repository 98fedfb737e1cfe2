/**
 * Strings by number, outside the heap: an object for each would cost a million listings some hundred megabytes.
 * Stored end to end, each UTF-16 unit as one to three bytes.
 */
export type StringTable = {
  readonly length: number
  /** '' for an unknown number. */
  at(number: number): string
  find(text: string): number | undefined
  /** Adds a missing text. */
  of(text: string): number
  /** From a number on, as views of memory: texts never change. */
  columns(from: number): Columns
}

/** `ends` counts from the first byte; `hashes` are of keys. */
export type Columns = { bytes: Uint8Array; ends: Uint32Array; hashes: Uint32Array }

/** Cached as strings: the first texts are the frequent ones. */
const STRINGS_KEPT = 1 << 16
const GROWTH = 1.25

/**
 * @param kept the texts of an earlier table
 * @param keyOf the key to find texts by, if not the text itself
 */
export function createStringTable(kept?: Columns, keyOf?: (text: string) => string): StringTable {
  let bytes = kept?.bytes ?? new Uint8Array(0)
  let buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let ends = kept?.ends ?? new Uint32Array(0)
  let hashes = kept?.hashes ?? new Uint32Array(0)
  let length = ends.length
  let slots = new Uint32Array(0)
  const strings: (string | undefined)[] = []
  makeSlots()

  const startOf = (number: number) => (number === 0 ? 0 : (ends[number - 1] as number))

  function at(number: number): string {
    if (number < 0 || number >= length) return ''
    if (number >= STRINGS_KEPT) return read(number)
    return (strings[number] ??= read(number))
  }

  function read(number: number): string {
    const [from, to] = [startOf(number), ends[number] as number]
    for (let i = from; i < to; i += 1) if ((bytes[i] as number) >= 128) return readUnits(bytes, from, to)
    return buffer.toString('latin1', from, to)
  }

  function findHashed(key: string, hash: number): number | undefined {
    const mask = slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = (slots[slot] as number) - 1
      if (number < 0) return undefined
      if (hashes[number] === hash && (keyOf ? keyOf(at(number)) === key : isAt(number, key))) return number
    }
  }

  function isAt(number: number, text: string): boolean {
    let i = startOf(number)
    const to = ends[number] as number
    if (to - i < text.length) return false
    for (let n = 0; n < text.length; n += 1) {
      const unit = text.charCodeAt(n)
      if (unit < 128) {
        if (bytes[i] !== unit) return false
        i += 1
      } else {
        const size = writeUnit(unit, room, 0)
        for (let b = 0; b < size; b += 1) if (bytes[i + b] !== room[b]) return false
        i += size
      }
    }
    return i === to
  }

  function add(text: string, hash: number): number {
    let to = startOf(length)
    if (to + 3 * text.length > bytes.length) {
      bytes = grown(bytes, to + 3 * text.length)
      buffer = Buffer.from(bytes.buffer)
    }
    for (let n = 0; n < text.length; n += 1) to += writeUnit(text.charCodeAt(n), bytes, to)
    if (length === ends.length) {
      ends = grown(ends, length + 1)
      hashes = grown(hashes, length + 1)
    }
    ends[length] = to
    hashes[length] = hash
    length += 1
    if (3 * length > 2 * slots.length) makeSlots()
    else place(length - 1)
    return length - 1
  }

  function makeSlots() {
    slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * Math.max(length, 512))))
    for (let number = 0; number < length; number += 1) place(number)
  }

  function place(number: number) {
    const mask = slots.length - 1
    let slot = (hashes[number] as number) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = number + 1
  }

  return {
    get length() {
      return length
    },
    at,
    find(text) {
      const key = keyOf ? keyOf(text) : text
      return findHashed(key, hashOf(key))
    },
    of(text) {
      const key = keyOf ? keyOf(text) : text
      const hash = hashOf(key)
      return findHashed(key, hash) ?? add(text, hash)
    },
    columns: (from) => ({
      bytes: bytes.subarray(startOf(from), startOf(length)),
      ends: ends.subarray(from, length),
      hashes: hashes.subarray(from, length),
    }),
  }
}

const room = new Uint8Array(3)

function writeUnit(unit: number, into: Uint8Array, at: number): number {
  if (unit < 0x80) {
    into[at] = unit
    return 1
  }
  if (unit < 0x800) {
    into[at] = 0xc0 | (unit >> 6)
    into[at + 1] = 0x80 | (unit & 63)
    return 2
  }
  into[at] = 0xe0 | (unit >> 12)
  into[at + 1] = 0x80 | ((unit >> 6) & 63)
  into[at + 2] = 0x80 | (unit & 63)
  return 3
}

function readUnits(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let i = from; i < to; ) {
    const [first, second, third] = [bytes[i] as number, bytes[i + 1] as number, bytes[i + 2] as number]
    if (first < 0x80) text += String.fromCharCode(first)
    else if (first < 0xe0) text += String.fromCharCode(((first & 31) << 6) | (second & 63))
    else text += String.fromCharCode(((first & 15) << 12) | ((second & 63) << 6) | (third & 63))
    i += first < 0x80 ? 1 : first < 0xe0 ? 2 : 3
  }
  return text
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n += 1) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

function grown<Kind extends Uint8Array | Uint32Array>(given: Kind, least: number): Kind {
  const length = Math.max(1024, least, Math.ceil(given.length * GROWTH))
  const larger = (given instanceof Uint8Array ? new Uint8Array(length) : new Uint32Array(length)) as Kind
  larger.set(given)
  return larger
}
