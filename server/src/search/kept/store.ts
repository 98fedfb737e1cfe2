import { readdir, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { IndexParts } from '../index-parts.ts'
import { createListingNames } from '../segments/listing-names.ts'
import { bytesOf, type Segment } from '../segments/segment.ts'
import { createSegments } from '../segments/segments.ts'
import { createVocabulary, type Vocabulary, type VocabularySize } from '../words/vocabulary.ts'
import { append, isKeptName, type KeptFile, newFile, readKept, type Step, Unusable } from './kept-file.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'
import { segmentOf, viewsOf } from './segment-file.ts'
import { type KeptWords, readRecords, recordsOf } from './words-file.ts'

export type Kept = { parts: IndexParts; position: number }

/** Saves are atomic. */
export type KeptStore = {
  /** Null if nothing was ever kept. @throws Unusable for an index of another program version or database */
  read(): Promise<Kept | null>
  /** Writes what is missing; later changes wait for the next save. */
  save(kept: Kept): Promise<void>
  position(): number | null
}

/** Below half of it operators are alerted (docs/monitoring.md). */
const LEFT_FREE = 0.1
const NOTHING: VocabularySize = { terms: 0, words: 0, pieces: 0, rewritten: 0 }

/**
 * @param given.folder of this process alone; foreign files in it stay
 * @param given.originOf see origin.ts
 */
export function createKeptStore({
  folder,
  madeBy,
  originOf,
  step = () => {},
  leftFree = LEFT_FREE,
}: {
  folder: string
  madeBy: string
  originOf: (change: number) => Promise<string | null>
  step?: Step
  /** Share of the disk that stays free. */
  leftFree?: number
}): KeptStore {
  const files = new WeakMap<Segment, KeptFile>()
  let words: { of: Vocabulary; file: KeptFile; size: VocabularySize } | null = null
  let position: number | null = null

  async function read(): Promise<Kept | null> {
    const manifest = await readManifest(folder)
    if (manifest === null) return null
    if (manifest.madeBy !== madeBy)
      throw new Unusable('it was made by another version of the program, or with other synonyms')
    const origin = await originOf(manifest.position)
    if (origin === null) throw new Unusable('the log of changes does not reach back to it')
    if (origin !== manifest.origin) throw new Unusable('it is of another database, or of another history')
    const [kept, segments] = await Promise.all([
      readWords(manifest.words),
      Promise.all(manifest.segments.map(readSegment)),
    ])
    const parts = { ...kept, segments: createSegments(segments) }
    words = { of: parts.vocabulary, file: manifest.words, size: parts.vocabulary.size() }
    position = manifest.position
    return { parts, position }
  }

  async function readWords(file: KeptFile) {
    const { employers, tags, ...vocabulary } = readRecords(await readKept(folder, file))
    return { vocabulary: createVocabulary(vocabulary), names: createListingNames({ employers, tags }) }
  }

  async function readSegment({ dead, ...file }: Manifest['segments'][number]): Promise<Segment> {
    const bytes = await readKept(folder, file)
    const segment = segmentOf(bytes, aliveOf(dead, bytes))
    files.set(segment, file)
    return segment
  }

  async function save(kept: Kept): Promise<void> {
    const taken = take(kept)
    // After a failure the next save writes all words and names.
    words = null
    const origin = await originOf(kept.position)
    if (origin === null) return
    await sweep(await manifestNow())
    const missing = taken.segments.filter(({ segment }) => !files.has(segment))
    await leaveRoom(
      folder,
      missing.reduce((sum, { segment }) => sum + bytesOf(segment), 0),
      leftFree,
    )
    await write(kept, taken, origin).catch(async (error: unknown) => {
      // Other programs need the space of a full disk more.
      await sweep(await manifestNow()).catch(() => {})
      throw error
    })
  }

  const manifestNow = () => readManifest(folder).catch(() => null)

  async function write(kept: Kept, taken: ReturnType<typeof take>, origin: string): Promise<void> {
    const segments: Manifest['segments'][number][] = []
    for (const { segment, alive } of taken.segments) {
      const file = files.get(segment) ?? (await append(folder, newFile('segment'), viewsOf(segment), step))
      segments.push({ ...file, dead: alive && bitsOf(alive) })
      await setImmediate()
    }
    const file = await append(folder, taken.file, recordsOf(taken.words), step)
    const manifest = { madeBy, origin, position: kept.position, words: file, segments }
    await writeManifest(folder, manifest, step)
    for (const [i, { segment }] of taken.segments.entries()) {
      const { name, bytes, sum } = segments[i] as KeptFile
      files.set(segment, { name, bytes, sum })
    }
    words = { of: kept.parts.vocabulary, file, size: taken.size }
    position = kept.position
    await sweep(manifest)
  }

  function take({ parts: { vocabulary, segments, names } }: Kept) {
    const before = words?.of === vocabulary ? words : null
    const changed = names.takeChanged()
    const list = before ? changed : { employers: [...names.employers], tags: [...names.tags] }
    return {
      segments: segments
        .all()
        .map((segment) => ({ segment, alive: segment.state.dead === 0 ? null : segment.alive.slice() })),
      file: before?.file ?? newFile('words'),
      words: { ...vocabulary.since(before?.size ?? NOTHING), ...list } satisfies KeptWords,
      size: vocabulary.size(),
    }
  }

  /** Files that were merged, or left by a save that was cut off. */
  async function sweep(manifest: Manifest | null) {
    const named = new Set([manifest?.words, ...(manifest?.segments ?? [])].map((file) => file?.name))
    for (const name of await readdir(folder)) {
      if (!isKeptName(name) || named.has(name)) continue
      step(`remove ${name}`)
      await rm(path.join(folder, name), { force: true })
    }
  }

  return { read, save, position: () => position }
}

/** @throws Error if the database on this disk might run out of space */
async function leaveRoom(folder: string, bytes: number, leftFree: number): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder)
  if (bavail * bsize - bytes < leftFree * blocks * bsize)
    throw new Error(`less than ${Math.round(100 * leftFree)} % of the disk would stay free`)
}

function bitsOf(alive: Uint8Array): string {
  const bits = new Uint8Array(Math.ceil(alive.length / 8))
  for (let i = 0; i < alive.length; i += 1)
    if (alive[i] === 0) bits[i >> 3] = (bits[i >> 3] as number) | (1 << (i & 7))
  return Buffer.from(bits).toString('base64')
}

function aliveOf(dead: string | null, { buffer }: Uint8Array<ArrayBuffer>): Uint8Array {
  const size = new Uint32Array(buffer, 0, 1)[0] as number
  const alive = new Uint8Array(size).fill(1)
  if (dead === null) return alive
  const bits = Buffer.from(dead, 'base64')
  for (let i = 0; i < size; i += 1) if (((bits[i >> 3] as number) >> (i & 7)) & 1) alive[i] = 0
  return alive
}
