/** A comment is one byte shorter than this, but some programs search that far. */
const END = { signature: 'PK\x05\x06', length: 22, longestComment: 65_536 }
const DIRECTORY = 0x02014b50
const LARGE_END_BEFORE = { signature: 0x07064b50, length: 20 }

/**
 * As Java reads a ZIP, from its end. A ZIP attached inside a PDF counts only if its end is within a comment's length
 * of the file's, and its directory is where it says.
 */
export function isZipToo(file: Buffer): boolean {
  const nearest = Math.max(0, file.length - END.length - END.longestComment)
  for (
    let place = file.indexOf(END.signature, nearest, 'latin1');
    place >= 0 && place + END.length <= file.length;
    place = file.indexOf(END.signature, place + 1, 'latin1')
  ) {
    const size = file.readUInt32LE(place + 12)
    const offset = file.readUInt32LE(place + 16)
    const directories = [place - size, offset]
    if (directories.some((directory) => wordAt(file, directory) === DIRECTORY)) return true
    if (wordAt(file, place - LARGE_END_BEFORE.length) === LARGE_END_BEFORE.signature) return true
  }
  return false
}

const wordAt = (file: Buffer, place: number) =>
  place >= 0 && place + 4 <= file.length ? file.readUInt32LE(place) : undefined
