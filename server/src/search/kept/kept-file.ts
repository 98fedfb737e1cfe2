import { randomUUID } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { NO_BYTES, sumOf } from './checksum.ts'

/** Only its first `bytes` count; `sum` is their checksum. */
export type KeptFile = Readonly<{ name: string; bytes: number; sum: number }>

/** Its message is for the operator. */
export class Unusable extends Error {}

/** Called before each disk operation; tests throw here. */
export type Step = (what: string) => void

/** Bytes, written within some milliseconds. */
const WRITTEN_AT_ONCE = 2 << 20
/** Parts are read in parallel: most of the time goes into allocating memory. */
const READ_AT_ONCE = 8 << 20
const NAME = /^(?:segment|words)-[0-9a-f-]{36}$/

export const isKeptName = (name: string) => NAME.test(name)
export const newFile = (kind: 'segment' | 'words'): KeptFile => ({
  name: `${kind}-${randomUUID()}`,
  bytes: 0,
  sum: NO_BYTES,
})

/**
 * Appends after `bytes`, and flushes to disk; searches can run in between.
 * @param views a multiple of 4 bytes altogether, if more is appended later
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

/** Yields parts of equal size, the last one smaller. Each part is overwritten by the next. */
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

/** @throws Unusable if the bytes differ from those written */
export async function readKept(
  folder: string,
  { name, bytes, sum }: KeptFile,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isKeptName(name)) throw new Unusable(`it names the file ${name}`)
  const handle = await open(path.join(folder, name), 'r').catch(() => null)
  try {
    const isThere = handle !== null && (await handle.stat()).size >= bytes
    const read = isThere ? await readBytes(handle, bytes) : null
    if (read?.sum !== sum) throw new Unusable(`${name} is damaged or missing`)
    return read.bytes
  } finally {
    await handle?.close()
  }
}

/** Sums up a part while later ones are read. */
async function readBytes(handle: FileHandle, length: number) {
  const bytes = new Uint8Array(length)
  const parts = Array.from({ length: Math.ceil(length / READ_AT_ONCE) }, (_, i) =>
    readPart(handle, bytes.subarray(i * READ_AT_ONCE, (i + 1) * READ_AT_ONCE), i * READ_AT_ONCE),
  )
  let sum = NO_BYTES
  // Together, so that no rejection goes unhandled.
  await Promise.all([...parts, sumUp()])
  return { bytes, sum }

  async function sumUp() {
    for (const part of parts) sum = sumOf(await part, sum)
  }
}

/** Missing bytes stay zero; the checksum then differs. */
async function readPart(handle: FileHandle, into: Uint8Array, from: number): Promise<Uint8Array> {
  for (let at = 0; at < into.length; ) {
    const { bytesRead } = await handle.read(into, at, into.length - at, from + at)
    if (bytesRead === 0) break
    at += bytesRead
  }
  return into
}
