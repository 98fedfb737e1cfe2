import { randomUUID } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { NO_BYTES, sumOf } from './checksum.ts'

/** A file as a manifest names it: so much of it counts, and has this checksum. */
export type KeptFile = Readonly<{ name: string; bytes: number; sum: number }>

/** Why what is kept cannot be used, in words for the operator. */
export class Unusable extends Error {}

/** Called before each thing that is done to the disk; tests end the work here. */
export type Step = (what: string) => void

/** Written, and summed up, in one go: some milliseconds. */
const WRITTEN_AT_ONCE = 2 << 20
/** Read beside others of its size: most of the time goes into getting the memory. */
const READ_AT_ONCE = 8 << 20
const NAME = /^(?:segment|words)-[0-9a-f-]{36}$/

export const isKeptName = (name: string) => NAME.test(name)
export const newFile = (kind: 'segment' | 'words'): KeptFile => ({
  name: `${kind}-${randomUUID()}`,
  bytes: 0,
  sum: NO_BYTES,
})

/**
 * Writes these bytes behind those that count, down to the disk, with room for searches in between.
 * @param views where more is to follow later, a multiple of 4 bytes altogether
 */
export async function append(
  folder: string,
  file: KeptFile,
  views: Iterable<ArrayBufferView>,
  step: Step,
): Promise<KeptFile> {
  step(`open ${file.name}`)
  const handle = await open(path.join(folder, file.name), file.bytes === 0 ? 'wx' : 'r+', 0o600)
  try {
    let { bytes, sum } = file
    for (const part of partsOf(views)) {
      sum = sumOf(part, sum)
      for (let from = 0; from < part.length; ) {
        step(`write ${file.name}`)
        from += (await handle.write(part, from, part.length - from, bytes + from)).bytesWritten
      }
      bytes += part.length
    }
    step(`sync ${file.name}`)
    await handle.sync()
    return { name: file.name, bytes, sum }
  } finally {
    await handle.close()
  }
}

/** The same bytes in parts of one size, but for the last; each is good until the next is asked for. */
function* partsOf(views: Iterable<ArrayBufferView>): Generator<Uint8Array> {
  const part = new Uint8Array(WRITTEN_AT_ONCE)
  let length = 0
  for (const { buffer, byteOffset, byteLength } of views) {
    for (let from = 0; from < byteLength; ) {
      const some = new Uint8Array(
        buffer,
        byteOffset + from,
        Math.min(part.length - length, byteLength - from),
      )
      part.set(some, length)
      from += some.length
      length += some.length
      if (length < part.length) continue
      yield part
      length = 0
    }
  }
  if (length > 0) yield part.subarray(0, length)
}

/** All of a file that counts. @throws Unusable if it is not as it was written */
export async function readKept(
  folder: string,
  { name, bytes, sum }: KeptFile,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isKeptName(name)) throw new Unusable(`it names the file ${name}`)
  const read = await readBytes(path.join(folder, name), bytes)
  if (read === null || sumOf(read) !== sum) throw new Unusable(`${name} is damaged or missing`)
  return read
}

async function readBytes(file: string, bytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const handle = await open(file, 'r').catch(() => null)
  if (handle === null) return null
  try {
    if ((await handle.stat()).size < bytes) return null
    const read = new Uint8Array(bytes)
    const parts = Array.from({ length: Math.ceil(bytes / READ_AT_ONCE) }, (_, i) =>
      readPart(handle, read, i * READ_AT_ONCE),
    )
    return (await Promise.all(parts)).every((isWhole) => isWhole) ? read : null
  } finally {
    await handle.close()
  }
}

async function readPart(handle: FileHandle, into: Uint8Array, from: number): Promise<boolean> {
  const to = Math.min(from + READ_AT_ONCE, into.length)
  for (let at = from; at < to; ) {
    const { bytesRead } = await handle.read(into, at, to - at, at)
    if (bytesRead === 0) return false
    at += bytesRead
  }
  return true
}
