import { createInflateRaw } from 'node:zlib'

/** One part of a ZIP as the directory at its end tells of it; `packed` and `unpacked` are in bytes. */
export type ZipEntry = {
  name: string
  method: 'stored' | 'deflated'
  packed: number
  unpacked: number
  offset: number
}

/**
 * What a ZIP may hold, whoever looks at it: what is let in by these is never too large later. A Word document has some
 * dozens of parts; its pictures are packed already; and ten pages of text are about a megabyte of XML.
 */
export const ZIP_LIMITS = {
  entries: 2_000,
  /** Bytes that all parts together unpack to. */
  unpacked: 100_000_000,
  /** Bytes that one part of XML unpacks to: XML is held in memory as a whole. */
  xml: 20_000_000,
}

/** Thrown for a ZIP that is not read: it is none, or damaged; or it holds more than ZIP_LIMITS. */
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
 * The parts of a ZIP, as its directory lists them. Nothing is unpacked, so sizes are what the ZIP says of itself;
 * unpackEntry holds it to them.
 * @throws UnreadableZip broken (also: encrypted, or packed by a method that office programs do not use), too-large
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  try {
    const entries = readEntries(asBuffer(bytes))
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
    const isXmlTooLarge = entries.some((entry) => isXml(entry) && entry.unpacked > ZIP_LIMITS.xml)
    if (unpacked > ZIP_LIMITS.unpacked || isXmlTooLarge) throw new UnreadableZip('too-large')
    return entries
  } catch (error) {
    // Any other error is a RangeError of the buffer: the directory points beyond the end of the file.
    throw error instanceof UnreadableZip ? error : new UnreadableZip('broken', error)
  }
}

/**
 * A part's content, piece by piece, so that it can be looked through without being held in memory. No byte more comes
 * out than the directory says.
 * @throws UnreadableZip too-large where there is more than that, broken where there is less or it cannot be unpacked
 */
export async function* unpackEntry(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Buffer> {
  let length = 0
  try {
    for await (const piece of piecesOf(packedContent(asBuffer(bytes), entry), entry.method)) {
      length += piece.length
      if (length > entry.unpacked) throw new UnreadableZip('too-large')
      yield piece
    }
  } catch (error) {
    throw error instanceof UnreadableZip ? error : new UnreadableZip('broken', error)
  }
  if (length < entry.unpacked) throw new UnreadableZip('broken')
}

/**
 * A part's content as a whole.
 * @throws UnreadableZip as unpackEntry
 */
export async function readEntry(bytes: Uint8Array, entry: ZipEntry): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of unpackEntry(bytes, entry)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const isXml = ({ name }: ZipEntry) => /\.(?:xml|rels)$/iu.test(name)

function readEntries(file: Buffer): ZipEntry[] {
  const end = findEnd(file)
  const count = file.readUInt16LE(end + 10)
  if (count > ZIP_LIMITS.entries) throw new UnreadableZip('too-large')
  const entries: ZipEntry[] = []
  let place = file.readUInt32LE(end + 16)
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
  return entries
}

/** Where the directory's end is written: last in the file, before a comment of at most 65,535 bytes. */
function findEnd(file: Buffer): number {
  const last = file.length - END.length
  for (let place = last; place >= Math.max(0, last - END.longestComment); place -= 1)
    if (file.readUInt32LE(place) === END.signature) return place
  throw new UnreadableZip('broken')
}

/** A part as it is packed. */
function packedContent(file: Buffer, { offset, packed }: ZipEntry): Buffer {
  if (file.readUInt32LE(offset) !== PART.signature) throw new UnreadableZip('broken')
  const start = offset + PART.length + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  if (start + packed > file.length) throw new UnreadableZip('broken')
  return file.subarray(start, start + packed)
}

function piecesOf(content: Buffer, method: ZipEntry['method']): Iterable<Buffer> | AsyncIterable<Buffer> {
  if (method === 'stored') return [content]
  const inflate = createInflateRaw()
  inflate.end(content)
  return inflate
}
