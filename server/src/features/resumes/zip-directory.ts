/** One part of a ZIP as the directory at its end tells of it; `packed` and `unpacked` are in bytes. */
export type ZipEntry = {
  name: string
  method: 'stored' | 'deflated'
  packed: number
  unpacked: number
  offset: number
}

/** A Word file has some dozens of parts; thousands are there to keep somebody busy. */
const MOST_ENTRIES = 2000
const END = { signature: 0x06054b50, length: 22, longestComment: 65_535 }
const ENTRY = { signature: 0x02014b50, length: 46 }
const PART = { signature: 0x04034b50, length: 30 }
const ENCRYPTED = 1
const methods: Record<number, ZipEntry['method']> = { 0: 'stored', 8: 'deflated' }

/** The parts of a ZIP; null where it is none, or one of a kind that Word does not write. Nothing is unpacked. */
export function readEntries(file: Buffer): ZipEntry[] | null {
  try {
    const end = findEnd(file)
    const count = end === undefined ? 0 : file.readUInt16LE(end + 10)
    if (end === undefined || count > MOST_ENTRIES) return null
    const entries: ZipEntry[] = []
    let place = file.readUInt32LE(end + 16)
    for (let index = 0; index < count; index += 1) {
      const method = methods[file.readUInt16LE(place + 10)]
      const isEncrypted = (file.readUInt16LE(place + 8) & ENCRYPTED) !== 0
      if (file.readUInt32LE(place) !== ENTRY.signature || !method || isEncrypted) return null
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
  } catch {
    // It points beyond its own end.
    return null
  }
}

/** A part as it is packed. @throws Error where it does not stand where the directory says */
export function contentOf(file: Buffer, { offset, packed }: ZipEntry): Buffer {
  if (file.readUInt32LE(offset) !== PART.signature) throw new Error('There is no part in this place.')
  const start = offset + PART.length + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  if (start + packed > file.length) throw new Error('The part ends beyond the file.')
  return file.subarray(start, start + packed)
}

/** The directory's end stands last, before a comment. */
function findEnd(file: Buffer): number | undefined {
  const last = file.length - END.length
  for (let place = last; place >= Math.max(0, last - END.longestComment); place -= 1)
    if (file.readUInt32LE(place) === END.signature) return place
  return undefined
}
