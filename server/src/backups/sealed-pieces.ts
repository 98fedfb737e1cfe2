import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import { BackupProblem } from './problem.ts'

/*
 * A header line, 16 bytes of salt, 32 bytes that tell a wrong key from altered data, then pieces of equal size except
 * the last. AES-256-GCM seals each piece with its number and whether it is last. So none can be altered, dropped,
 * moved or added.
 */
const MARK = Buffer.from('hanap backup 1\n')
const SALT_BYTES = 16
const CHECK_BYTES = 32
const HEAD_BYTES = MARK.length + SALT_BYTES + CHECK_BYTES
const TAG_BYTES = 16
/** The size before sealing. */
export const PIECE_BYTES = 64 * 1024
const SEALED_BYTES = PIECE_BYTES + TAG_BYTES
/** OWASP's minimum for scrypt: half a second and 128 MB per guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

type Bytes = AsyncIterable<Uint8Array>

/** `cost` is below strongKey's only in tests. */
export type BackupKey = { words: string; cost: typeof SCRYPT }

export const strongKey = (words: string): BackupKey => ({ words, cost: SCRYPT })

/** @param salt 16 random bytes, new for each stream */
export async function* sealPieces(source: Bytes, key: BackupKey, salt: Buffer): AsyncGenerator<Buffer> {
  const { head, pieceKey } = keysOf(key, salt)
  yield head
  let number = 0
  const seal = (piece: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', pieceKey, nonceOf(number, isLast)).setAAD(head)
    number += 1
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
  let waiting: Buffer = Buffer.alloc(0)
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes])
    let at = 0
    // The last piece is sealed differently.
    for (; waiting.length - at > PIECE_BYTES; at += PIECE_BYTES)
      yield seal(waiting.subarray(at, at + PIECE_BYTES), false)
    if (at > 0) waiting = Buffer.from(waiting.subarray(at))
  }
  yield seal(waiting, true)
}

/** @throws BackupProblem for a wrong key or altered data */
export async function* openPieces(source: Bytes, key: BackupKey): AsyncGenerator<Buffer> {
  let open: ReturnType<typeof opener> | undefined
  let waiting: Buffer = Buffer.alloc(0)
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes])
    let at = 0
    if (!open) {
      if (waiting.length < HEAD_BYTES) continue
      open = opener(waiting.subarray(0, HEAD_BYTES), key)
      at = HEAD_BYTES
    }
    for (; waiting.length - at > SEALED_BYTES; at += SEALED_BYTES)
      yield open(waiting.subarray(at, at + SEALED_BYTES), false)
    if (at > 0) waiting = Buffer.from(waiting.subarray(at))
  }
  if (!open) throw new BackupProblem('This is no backup of Hanap, or one that was cut off at once.')
  yield open(waiting, true)
}

function opener(given: Buffer, key: BackupKey) {
  if (!given.subarray(0, MARK.length).equals(MARK))
    throw new BackupProblem('This is no backup of Hanap, or one of a later version.')
  const salt = Buffer.from(given.subarray(MARK.length, MARK.length + SALT_BYTES))
  const { head, pieceKey } = keysOf(key, salt)
  if (!timingSafeEqual(head, given))
    throw new BackupProblem(
      'BACKUP_KEY is not the key this backup was made with, or its beginning was altered.',
    )
  let number = 0
  const tryPiece = (sealed: Buffer, isLast: boolean): Buffer | null => {
    if (sealed.length < TAG_BYTES) return null
    const options = { authTagLength: TAG_BYTES }
    const decipher = createDecipheriv('aes-256-gcm', pieceKey, nonceOf(number, isLast), options)
    decipher.setAAD(head).setAuthTag(sealed.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
    } catch {
      return null
    }
  }
  return (sealed: Buffer, isLast: boolean): Buffer => {
    const piece = tryPiece(sealed, isLast)
    if (piece) {
      number += 1
      return piece
    }
    const isOther = tryPiece(sealed, !isLast) !== null
    if (isOther && isLast) throw new BackupProblem('The backup is cut off: its end is missing.')
    if (isOther) throw new BackupProblem('The backup goes on after its end: something was added to it.')
    throw new BackupProblem(
      `The backup was altered or cut off: its piece ${number + 1} is not as it was written.`,
    )
  }
}

function keysOf({ words, cost }: BackupKey, salt: Buffer) {
  const secret = scryptSync(words.normalize('NFC'), salt, 32, cost)
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  const start = Buffer.concat([MARK, salt])
  const check = createHmac('sha256', derive('hanap backup head')).update(start).digest()
  return { head: Buffer.concat([start, check]), pieceKey: derive('hanap backup pieces') }
}

/** Each stream has its own key. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number))
  nonce.writeUInt32BE(isLast ? 1 : 0, 8)
  return nonce
}
