import { addAbortSignal, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** `packed` and `unpacked` are in bytes. */
export type ZipEntry = {
  name: string
  method: 'stored' | 'deflated'
  packed: number
  unpacked: number
  offset: number
}

/** A Word document has some dozens of parts; ten pages of text are about a megabyte of XML. */
export const ZIP_LIMITS = {
  entries: 2_000,
  /** Bytes of all parts together. */
  unpacked: 100_000_000,
  /** Bytes of one XML part, which is held in memory. */
  xml: 20_000_000,
}

/** No ZIP, damaged, or beyond ZIP_LIMITS. */
export class UnreadableZip extends Error {
  readonly reason: 'broken' | 'too-large'
  constructor(reason: UnreadableZip['reason'], cause?: unknown) {
    super(`The ZIP is not read: ${reason}`, { cause })
    this.reason = reason
  }
}

const END = { signature: 0x06054b50, length: 22, longestComment: 65_535 }
const ENTRY = { signature: 0x02014b50, length: 46 }
const PART = { signature: 0x04034b50, length: 30 }
const ENCRYPTED = 1
const methods: Readonly<Record<number, ZipEntry['method']>> = { 0: 'stored', 8: 'deflated' }

/**
 * Sizes are claims, which unpackEntry enforces. Parts may not share bytes, so their total size is bounded.
 * @throws UnreadableZip broken (also encrypted, unusual compression, duplicate names, or ambiguous), too-large
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  try {
    const file = asBuffer(bytes)
    const end = findEnd(file)
    const start = file.readUInt32LE(end + 16)
    const entries = readEntries(file, start, end)
    checkPlaces(file, entries, start)
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
    const isXmlTooLarge = entries.some((entry) => isXml(entry) && entry.unpacked > ZIP_LIMITS.xml)
    if (unpacked > ZIP_LIMITS.unpacked || isXmlTooLarge) throw new UnreadableZip('too-large')
    return entries
  } catch (error) {
    // The buffer's RangeError: the directory points past the file's end.
    throw error instanceof UnreadableZip ? error : new UnreadableZip('broken', error)
  }
}

/**
 * Never more bytes than the directory says. Unpacks in Node's threads, some kilobytes at a time.
 * @throws UnreadableZip too-large for more, broken for less or bad data
 * @throws the signal's reason
 */
export async function* unpackEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  let length = 0
  try {
    for await (const piece of piecesOf(packedContent(asBuffer(bytes), entry).content, entry.method, signal)) {
      length += piece.length
      if (length > entry.unpacked) throw new UnreadableZip('too-large')
      yield piece
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof UnreadableZip ? error : new UnreadableZip('broken', error)
  }
  if (length < entry.unpacked) throw new UnreadableZip('broken')
}

export async function readEntry(bytes: Uint8Array, entry: ZipEntry, signal?: AbortSignal): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of unpackEntry(bytes, entry, signal)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const isXml = ({ name }: ZipEntry) => /\.(?:xml|rels)$/iu.test(name)

function readEntries(file: Buffer, start: number, end: number): ZipEntry[] {
  const count = file.readUInt16LE(end + 10)
  if (count > ZIP_LIMITS.entries) throw new UnreadableZip('too-large')
  const entries: ZipEntry[] = []
  let place = start
  for (let index = 0; index < count; index += 1) {
    const method = methods[file.readUInt16LE(place + 10)]
    const isEncrypted = (file.readUInt16LE(place + 8) & ENCRYPTED) !== 0
    if (file.readUInt32LE(place) !== ENTRY.signature || !method || isEncrypted)
      throw new UnreadableZip('broken')
    const nameLength = file.readUInt16LE(place + 28)
    entries.push({
      name: file.toString('utf8', place + ENTRY.length, place + ENTRY.length + nameLength),
      method,
      packed: file.readUInt32LE(place + 20),
      unpacked: file.readUInt32LE(place + 24),
      offset: file.readUInt32LE(place + 42),
    })
    place += ENTRY.length + nameLength + file.readUInt16LE(place + 30) + file.readUInt16LE(place + 32)
  }
  // The directory must end here: otherwise programs could find another one in between.
  if (place !== end) throw new UnreadableZip('broken')
  return entries
}

/**
 * Last in the file, before a comment of at most 65,535 bytes. The last match must be valid, since programs differ in
 * which one they take.
 */
function findEnd(file: Buffer): number {
  const last = file.length - END.length
  for (let place = last; place >= Math.max(0, last - END.longestComment); place -= 1) {
    if (file.readUInt32LE(place) !== END.signature) continue
    if (place + file.readUInt16LE(place + 20) === last) return place
    break
  }
  throw new UnreadableZip('broken')
}

/** The same name in both places, and separate bytes before the directory. */
function checkPlaces(file: Buffer, entries: readonly ZipEntry[], directory: number): void {
  let free = 0
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    const { name, content } = packedContent(file, entry)
    if (entry.offset < free || name !== entry.name) throw new UnreadableZip('broken')
    free = content.byteOffset - file.byteOffset + content.length
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (free > directory || names.size < entries.length) throw new UnreadableZip('broken')
}

/** Also returns the part's local name. */
function packedContent(file: Buffer, { offset, packed }: ZipEntry): { name: string; content: Buffer } {
  if (file.readUInt32LE(offset) !== PART.signature) throw new UnreadableZip('broken')
  const afterName = offset + PART.length + file.readUInt16LE(offset + 26)
  const start = afterName + file.readUInt16LE(offset + 28)
  if (start + packed > file.length) throw new UnreadableZip('broken')
  return {
    name: file.toString('utf8', offset + PART.length, afterName),
    content: file.subarray(start, start + packed),
  }
}

/** An abort, or the thread's next task, waits only milliseconds. */
const PACKED_AT_ONCE = 32_768

function piecesOf(
  content: Buffer,
  method: ZipEntry['method'],
  signal: AbortSignal | undefined,
): Iterable<Buffer> | AsyncIterable<Buffer> {
  signal?.throwIfAborted()
  if (method === 'stored') return [content]
  const inflate = createInflateRaw()
  if (signal) addAbortSignal(signal, inflate)
  Readable.from(slicesOf(content)).pipe(inflate)
  return inflate
}

function* slicesOf(content: Buffer): Generator<Buffer> {
  for (let place = 0; place < content.length; place += PACKED_AT_ONCE)
    yield content.subarray(place, place + PACKED_AT_ONCE)
}
