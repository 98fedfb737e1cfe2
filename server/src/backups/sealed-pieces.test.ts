/** @module-tag operations */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openPieces, PIECE_BYTES, sealPieces } from './sealed-pieces.ts'

const KEY = { words: 'a passphrase that the operator keeps', cost: { N: 16, r: 8, p: 1, maxmem: 1_000_000 } }
const HEAD = 63
const SEALED = PIECE_BYTES + 16

async function* inParts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const gather = async (parts: AsyncIterable<Buffer>) => {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}
const seal = (bytes: Buffer) => gather(sealPieces(inParts(bytes, 10_000), KEY, randomBytes(16)))
const open = (sealed: Buffer, key = KEY) => gather(openPieces(inParts(sealed, 70_001), key))
const pieceAt = (sealed: Buffer, number: number) =>
  sealed.subarray(HEAD + number * SEALED, HEAD + (number + 1) * SEALED)

describe('A sealed backup', () => {
  it.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES])(
    'of %i bytes opens to what was sealed, whatever parts it comes in',
    async (size) => {
      const bytes = randomBytes(size)
      const sealed = await seal(bytes)
      expect(await open(sealed)).toEqual(bytes)
    },
  )

  it('shows nothing of what is in it, and is another each time', async () => {
    const bytes = Buffer.from('ana@example.com')
    const [one, other] = [await seal(bytes), await seal(bytes)]
    expect(one.includes('ana@')).toBe(false)
    expect(one.equals(other)).toBe(false)
  })

  it('opens with no other key', async () => {
    await expect(open(await seal(randomBytes(9)), { ...KEY, words: 'another' })).rejects.toThrow(
      'BACKUP_KEY is not the key this backup was made with',
    )
  })

  it('is refused when it was cut off, between two pieces or within one', async () => {
    const sealed = await seal(randomBytes(3 * PIECE_BYTES))
    const between = sealed.subarray(0, HEAD + 2 * SEALED)
    await expect(open(between)).rejects.toThrow('The backup is cut off: its end is missing.')
    await expect(open(sealed.subarray(0, -1))).rejects.toThrow('altered or cut off: its piece 3')
    await expect(open(sealed.subarray(0, HEAD))).rejects.toThrow('altered or cut off: its piece 1')
    await expect(open(sealed.subarray(0, 40))).rejects.toThrow('no backup of Hanap')
  })

  it('is refused when its pieces stand in another order, one is there twice, or one is missing', async () => {
    const sealed = await seal(randomBytes(4 * PIECE_BYTES))
    const head = sealed.subarray(0, HEAD)
    const [one, two, three, four] = [0, 1, 2, 3].map((number) => pieceAt(sealed, number)) as Buffer[]
    for (const order of [
      [two, one, three, four],
      [one, one, two, three, four],
      [one, three, four],
    ])
      await expect(open(Buffer.concat([head, ...(order as Buffer[])]))).rejects.toThrow('was altered')
  })

  it('is refused when anything was added to it', async () => {
    const sealed = await seal(randomBytes(PIECE_BYTES))
    await expect(open(Buffer.concat([sealed, randomBytes(20)]))).rejects.toThrow('something was added')
  })

  it('is refused when a single bit of it is another, wherever', async () => {
    const sealed = await seal(randomBytes(PIECE_BYTES + 100))
    for (const at of [0, 20, 40, HEAD, HEAD + PIECE_BYTES, HEAD + SEALED, sealed.length - 1]) {
      const altered = Buffer.from(sealed)
      altered[at] = (altered[at] ?? 0) ^ 1
      await expect(open(altered), `bit of byte ${at}`).rejects.toThrow(/altered|no backup/)
    }
  })

  it('does not mix with another one of the same key', async () => {
    const [one, other] = [await seal(randomBytes(2 * PIECE_BYTES)), await seal(randomBytes(2 * PIECE_BYTES))]
    const mixed = Buffer.concat([one.subarray(0, HEAD + SEALED), pieceAt(other, 1)])
    await expect(open(mixed)).rejects.toThrow('its piece 2 is not as it was written')
  })
})
