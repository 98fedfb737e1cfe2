import { createHash } from 'node:crypto'
import { pdfFile } from './sent-files.ts'

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const KEY_BYTES = 5
/** Only reading, without the owner's password. */
const PERMISSIONS = -64
const ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex')

/**
 * The oldest method still supported (ISO 32000-1, 7.6.3, revision 2). With an empty `userPassword` it opens for
 * everyone. `name` is the trailer's spelling of /Encrypt.
 */
export function lockedPdf(
  userPassword: string,
  { text = 'Virtual Assistant', name = '/Encrypt' } = {},
): Uint8Array<ArrayBuffer> {
  const user = padded(userPassword)
  const owner = rc4(md5(padded('owner')).subarray(0, KEY_BYTES), user)
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(PERMISSIONS)
  const key = md5(user, owner, permissions, ID).subarray(0, KEY_BYTES)
  const check = rc4(key, PADDING)
  const id = `<${ID.toString('hex')}>`
  const lock = `${name} << /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${check.toString('hex')}> /P ${PERMISSIONS} >> /ID [${id} ${id}] `
  return pdfFile(text, lock, (stream, number) =>
    rc4(
      md5(key, Buffer.from([number, 0, 0, 0, 0])).subarray(0, KEY_BYTES + 5),
      Buffer.from(stream, 'latin1'),
    ).toString('latin1'),
  )
}

const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)

function md5(...parts: Uint8Array[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest()
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => {
    const kept = at(one)
    state[one] = at(other)
    state[other] = kept
  }
  let j = 0
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let i = 0
  j = 0
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}
