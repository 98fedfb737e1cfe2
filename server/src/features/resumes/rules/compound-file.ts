/** `sector` is the first one; `size` is in bytes. */
export type Stream = { name: string; sector: number; size: number }
export type CompoundFile = { sectorSize: number; streams: Stream[] }

/** A whole sector if sectors are longer. */
const HEAD_LENGTH = 512
const HEAD = { sectorShift: 30, firstDirectorySector: 48, smallStreams: 56, tables: 76, tablesInHead: 109 }
const ENTRY = { length: 128, nameLength: 64, kind: 66, sector: 116, size: 120 }
const STREAM = 2
/** Numbers from here on mark the end of a chain, or nothing. */
const NO_SECTOR = 0xfffffffa
/** Enough for thousands of entries; a Word file has a few dozen. */
const MOST_DIRECTORY_SECTORS = 512

/** Null if it is no compound file ([MS-CFB]). Uses only the header's table list, enough for seven megabytes. */
export function readCompoundFile(file: Buffer): CompoundFile | null {
  if (file.length < HEAD_LENGTH) return null
  const shift = file.readUInt16LE(HEAD.sectorShift)
  if (shift !== 9 && shift !== 12) return null
  const sectorSize = 2 ** shift
  const streams: Stream[] = []
  const seen = new Set<number>()
  for (
    let sector = file.readUInt32LE(HEAD.firstDirectorySector);
    sector < NO_SECTOR;
    sector = nextSector(file, sectorSize, sector)
  ) {
    if (seen.has(sector) || seen.size >= MOST_DIRECTORY_SECTORS) return null
    seen.add(sector)
    const bytes = readSector(file, sectorSize, sector)
    if (!bytes) return null
    for (let place = 0; place + ENTRY.length <= bytes.length; place += ENTRY.length) {
      const entry = bytes.subarray(place, place + ENTRY.length)
      if (entry[ENTRY.kind] === STREAM) streams.push(readStream(entry))
    }
  }
  return { sectorSize, streams }
}

/** Undefined if missing, or a small stream, where Word puts none. */
export function readStart(file: Buffer, compound: CompoundFile, stream: Stream): Buffer | undefined {
  if (stream.size < file.readUInt32LE(HEAD.smallStreams)) return undefined
  return readSector(file, compound.sectorSize, stream.sector)
}

function readStream(entry: Buffer): Stream {
  const nameBytes = Math.min(Math.max(entry.readUInt16LE(ENTRY.nameLength) - 2, 0), ENTRY.nameLength)
  return {
    name: entry.toString('utf16le', 0, nameBytes),
    sector: entry.readUInt32LE(ENTRY.sector),
    size: entry.readUInt32LE(ENTRY.size),
  }
}

/** The last sector may be cut short. */
function readSector(file: Buffer, sectorSize: number, sector: number): Buffer | undefined {
  const start = (sector + 1) * sectorSize
  return start < file.length ? file.subarray(start, start + sectorSize) : undefined
}

/** Follows the allocation tables; without an entry, the chain ends. */
function nextSector(file: Buffer, sectorSize: number, sector: number): number {
  const perTable = sectorSize / 4
  const table = Math.floor(sector / perTable)
  if (table >= HEAD.tablesInHead) return NO_SECTOR
  const place = readSector(file, sectorSize, file.readUInt32LE(HEAD.tables + 4 * table))
  const at = 4 * (sector % perTable)
  return place && at + 4 <= place.length ? place.readUInt32LE(at) : NO_SECTOR
}
