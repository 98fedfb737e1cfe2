import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zipFile } from '../../test/resumes/sent-files.ts'
import { readEntry, readZipDirectory, UnreadableZip, unpackEntry, ZIP_LIMITS } from './zip-directory.ts'

const letter = 'Dear Ana, '.repeat(2_000)
const good = zipFile({ 'word/document.xml': letter, 'word/empty.xml': '' })
const DIRECTORY_ENTRY = Buffer.from([0x50, 0x4b, 1, 2])

/** The directory holds a wrong number for its first part. */
function saying(zip: Uint8Array, place: number, number: number, bytes: 2 | 4 = 4): Uint8Array {
  const changed = Buffer.from(zip)
  changed.writeUIntLE(number, changed.indexOf(DIRECTORY_ENTRY) + place, bytes)
  return changed
}
const UNPACKED = 24
const PACKED = 20
const METHOD = 10
const FLAGS = 8
const OFFSET = 42
const NAME = 46

/** `comment` is the declared length of the comment behind the end record. */
function withBytesAtEnd(
  zip: Uint8Array,
  before: Uint8Array,
  comment: Uint8Array = new Uint8Array(),
): Uint8Array {
  const end = Buffer.from(zip.subarray(zip.length - 22))
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([zip.subarray(0, zip.length - 22), before, end, comment])
}
/** Directory and part disagree. */
function withOtherName(zip: Uint8Array): Uint8Array {
  const changed = Buffer.from(zip)
  changed.write('W', changed.indexOf(DIRECTORY_ENTRY) + NAME)
  return changed
}
const twins = Buffer.from(zipFile({ 'word/a.xml': 'one', 'word/b.xml': 'two' }))
for (let at = twins.indexOf('b.xml'); at >= 0; at = twins.indexOf('b.xml')) twins.write('A', at)
const packedLength = Buffer.from(good).readUInt32LE(Buffer.from(good).indexOf(DIRECTORY_ENTRY) + PACKED)

function problemOf(error: unknown): string {
  if (error instanceof UnreadableZip) return error.reason
  throw error
}
/** Returns the reason if refused. */
async function open(zip: Uint8Array): Promise<Buffer[] | string> {
  try {
    const parts: Buffer[] = []
    for (const entry of readZipDirectory(zip)) parts.push(await readEntry(zip, entry))
    return parts
  } catch (error) {
    return problemOf(error)
  }
}

describe('A ZIP', () => {
  it('is read part by part, whatever its sizes', async () => {
    expect(await open(good)).toEqual([Buffer.from(letter), Buffer.from('')])
  })

  it('is read where it stands within other bytes', async () => {
    const shared = new Uint8Array(good.length + 20)
    shared.set(good, 10)
    expect(await open(shared.subarray(10, 10 + good.length))).toEqual([Buffer.from(letter), Buffer.from('')])
  })

  it.each([
    ['nothing at all', new Uint8Array(), 'broken'],
    ['half of one', good.subarray(0, good.length / 2), 'broken'],
    ['one with a password', saying(good, FLAGS, 1, 2), 'broken'],
    ['one that is packed in a rare way', saying(good, METHOD, 12, 2), 'broken'],
    ['one whose part stands nowhere', saying(good, OFFSET, 0xfffffff0), 'broken'],
    ['one whose part stands elsewhere', saying(good, OFFSET, 5), 'broken'],
    ['one whose part ends beyond the file', saying(good, PACKED, 5_000_000), 'broken'],
    ['one whose part reaches into the next', saying(good, PACKED, packedLength + 8), 'broken'],
    ['one whose part has two names', withOtherName(good), 'broken'],
    ['one with two parts of one name', twins, 'broken'],
    ['one with something behind its directory', withBytesAtEnd(good, Buffer.from('more')), 'broken'],
    [
      'one with another in its comment',
      withBytesAtEnd(good, new Uint8Array(), zipFile({ a: 'b' })),
      'broken',
    ],
    ['one with something behind its end', Buffer.concat([good, Buffer.from('more')]), 'broken'],
    ['one whose part is cut short', saying(good, PACKED, 10), 'broken'],
    ['one whose part holds less than it says', saying(good, UNPACKED, letter.length + 1), 'broken'],
    ['one whose part holds more than it says', saying(good, UNPACKED, letter.length - 1), 'too-large'],
    ['one that says it holds four gigabytes', saying(good, UNPACKED, 0xffffffff), 'too-large'],
    ['one with more XML than is kept in memory', saying(good, UNPACKED, ZIP_LIMITS.xml + 1), 'too-large'],
  ] as const)('%s is refused', async (_name, zip, reason) => {
    expect(await open(zip)).toBe(reason)
  })

  it('may have a comment', async () => {
    const zip = withBytesAtEnd(good, new Uint8Array(), Buffer.from('Made by Ana'))
    expect(await open(zip)).toEqual([Buffer.from(letter), Buffer.from('')])
  })

  it('is no longer unpacked when nobody wants it any more', async () => {
    const zip = zipFile({ 'a.png': new Uint8Array(50_000_000) })
    const [entry] = readZipDirectory(zip)
    const gone = new AbortController()
    let pieces = 0
    const reading = async () => {
      if (!entry) return
      for await (const _ of unpackEntry(zip, entry, gone.signal)) {
        pieces += 1
        if (pieces === 2) gone.abort(new Error('gone'))
      }
    }
    await expect(reading).rejects.toThrow('gone')
    expect(pieces).toBeLessThan(20)
  })

  it('may hold pictures up to a limit on all parts together', () => {
    const pictures = zipFile({ '1.png': 'x', '2.png': 'x' })
    expect(readZipDirectory(saying(pictures, UNPACKED, ZIP_LIMITS.unpacked - 1))).toHaveLength(2)
    expect(() => readZipDirectory(saying(pictures, UNPACKED, ZIP_LIMITS.unpacked))).toThrow('too-large')
  })

  it('may have two thousand parts and no more', () => {
    const withParts = (count: number) =>
      zipFile(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, ''])))
    expect(readZipDirectory(withParts(ZIP_LIMITS.entries))).toHaveLength(ZIP_LIMITS.entries)
    expect(() => readZipDirectory(withParts(ZIP_LIMITS.entries + 1))).toThrow('too-large')
  })

  it('that lies about its size is given up at the first piece that is too much', async () => {
    const bomb = saying(zipFile({ 'a.png': new Uint8Array(5_000_000) }), UNPACKED, 900)
    const [entry] = readZipDirectory(bomb)
    let length = 0
    const reading = async () => {
      if (entry) for await (const piece of unpackEntry(bomb, entry)) length += piece.length
    }
    await expect(reading).rejects.toThrow('too-large')
    expect(length).toBeLessThanOrEqual(900)
  })

  it('that was damaged anywhere is read or refused, and nothing else happens', async () => {
    const changes = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length), changes, async (cut, changed) => {
        const zip = Uint8Array.from(good.subarray(0, cut || good.length))
        for (const [place, byte] of changed) if (place < zip.length) zip[place] = byte
        const parts = await open(zip)
        expect(typeof parts === 'string' ? ['broken', 'too-large'] : [parts]).toContain(parts)
      }),
      { numRuns: 500 },
    )
  })
})
