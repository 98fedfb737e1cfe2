import { inflateRawSync } from 'node:zlib'
import { RefusedFile } from './line.ts'

/** One file in a ZIP as its directory at the end tells of it. */
export type ZipEntry = { name: string; method: number; packed: number; unpacked: number; offset: number }

/** A Word file has some dozens; thousands are there to keep somebody busy. */
const MOST_ENTRIES = 1_000
/** Bytes that all entries together may say they unpack to. */
const MOST_UNPACKED = 200_000_000
const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46

/**
 * What a ZIP says it holds. Nothing is unpacked.
 * @throws RefusedFile broken, or too-large (too many entries, or too much said to be in them)
 */
export function listEntries(bytes: Uint8Array): ZipEntry[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new RefusedFile('too-large')
  const entries: ZipEntry[] = []
  let place = view.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (place + ENTRY_LENGTH > view.length || view.readUInt32LE(place) !== ENTRY_SIGNATURE)
      throw new RefusedFile('broken')
    const nameLength = view.readUInt16LE(place + 28)
    entries.push({
      name: view.toString('utf8', place + ENTRY_LENGTH, place + ENTRY_LENGTH + nameLength),
      method: view.readUInt16LE(place + 10),
      packed: view.readUInt32LE(place + 20),
      unpacked: view.readUInt32LE(place + 24),
      offset: view.readUInt32LE(place + 42),
    })
    place += ENTRY_LENGTH + nameLength + view.readUInt16LE(place + 30) + view.readUInt16LE(place + 32)
  }
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MOST_UNPACKED)
    throw new RefusedFile('too-large')
  return entries
}

/** The directory's end stands last, before a comment of at most 65,535 bytes. */
function findEnd(view: Buffer): number {
  for (
    let place = view.length - END_LENGTH;
    place >= Math.max(0, view.length - END_LENGTH - 65_535);
    place -= 1
  )
    if (view.readUInt32LE(place) === END_SIGNATURE) return place
  throw new RefusedFile('broken')
}

/**
 * One entry unpacked; never more than `most` bytes come out, whatever the entry says of itself.
 * @throws RefusedFile broken, too-large
 */
export function unpackEntry(bytes: Uint8Array, entry: ZipEntry, most: number): Buffer {
  if (entry.unpacked > most) throw new RefusedFile('too-large')
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (entry.offset + 30 > view.length) throw new RefusedFile('broken')
  const start =
    entry.offset + 30 + view.readUInt16LE(entry.offset + 26) + view.readUInt16LE(entry.offset + 28)
  const packed = view.subarray(start, start + entry.packed)
  if (entry.method === 0 && packed.length <= most) return packed
  if (entry.method !== 8) throw new RefusedFile('broken')
  try {
    return inflateRawSync(packed, { maxOutputLength: most })
  } catch (error) {
    const isTooMuch = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new RefusedFile(isTooMuch ? 'too-large' : 'broken', error)
  }
}
