import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'

/** A file as a manifest names it: so much of it counts, and has this checksum. */
export type KeptFile = Readonly<{ name: string; bytes: number; crc: number }>

/** Why what is kept cannot be used, in words for the operator. */
export class Unusable extends Error {}

/** Called before each thing that is done to the disk; tests end the work here. */
export type Step = (what: string) => void

/** Written, and summed up, in one go: some milliseconds. */
const AT_ONCE = 2 << 20
const NAME = /^(?:segment|words)-[0-9a-f-]{36}$/

export const isKeptName = (name: string) => NAME.test(name)
export const newFile = (kind: 'segment' | 'words'): KeptFile => ({
  name: `${kind}-${randomUUID()}`,
  bytes: 0,
  crc: 0,
})

/** Writes these bytes behind those that count, down to the disk, with room for searches in between. */
export async function append(
  folder: string,
  file: KeptFile,
  views: Iterable<ArrayBufferView>,
  step: Step,
): Promise<KeptFile> {
  step(`open ${file.name}`)
  const handle = await open(path.join(folder, file.name), file.bytes === 0 ? 'wx' : 'r+', 0o600)
  try {
    let { bytes, crc } = file
    for (const part of partsOf(views)) {
      crc = crc32(part, crc)
      for (let from = 0; from < part.length; ) {
        step(`write ${file.name}`)
        from += (await handle.write(part, from, part.length - from, bytes + from)).bytesWritten
      }
      bytes += part.length
    }
    step(`sync ${file.name}`)
    await handle.sync()
    return { name: file.name, bytes, crc }
  } finally {
    await handle.close()
  }
}

/** The same bytes in parts of about one size: small ones together, large ones cut. */
function* partsOf(views: Iterable<ArrayBufferView>): Generator<Uint8Array> {
  let small: Uint8Array[] = []
  let length = 0
  for (const { buffer, byteOffset, byteLength } of views) {
    for (let from = 0; from < byteLength; from += AT_ONCE) {
      const part = new Uint8Array(buffer, byteOffset + from, Math.min(AT_ONCE, byteLength - from))
      if (length + part.length > AT_ONCE) {
        yield Buffer.concat(small)
        ;[small, length] = [[], 0]
      }
      small.push(part)
      length += part.length
    }
  }
  if (length > 0) yield Buffer.concat(small)
}

/** All of a file that counts. @throws Unusable if it is not as it was written */
export function readKept(folder: string, { name, bytes, crc }: KeptFile): Uint8Array<ArrayBuffer> {
  if (!isKeptName(name)) throw new Unusable(`it names the file ${name}`)
  const read = readBytes(path.join(folder, name), bytes)
  if (read === null || crc32(read) !== crc) throw new Unusable(`${name} is damaged or missing`)
  return read
}

function readBytes(file: string, bytes: number): Uint8Array<ArrayBuffer> | null {
  let handle: number
  try {
    handle = openSync(file, 'r')
  } catch {
    return null
  }
  try {
    if (fstatSync(handle).size < bytes) return null
    const read = new Uint8Array(bytes)
    for (let at = 0; at < bytes; ) {
      const more = readSync(handle, read, at, bytes - at, at)
      if (more === 0) return null
      at += more
    }
    return read
  } finally {
    closeSync(handle)
  }
}
