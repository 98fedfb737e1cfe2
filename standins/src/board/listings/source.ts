import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateListings } from '../../generator/generate.ts'
import type { Catalogue, CatalogueChange } from './catalogue.ts'
import type { ListingDraft } from './listing.ts'
import { readListingFile, shiftToNow } from './listing-file.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Fraction of open listings. */
const BUMPED_A_DAY = 0.05

export type ListingSource =
  | Iterable<ListingDraft>
  | AsyncIterable<ListingDraft>
  | { file: string; shiftDates?: boolean }
  | { count: number; seed?: number }

/** @param anchor the end of generated and shifted dates */
export async function readSource(source: ListingSource, anchor: Date): Promise<ListingDraft[]> {
  if (Symbol.iterator in source) return [...source]
  if (Symbol.asyncIterator in source) {
    const drafts: ListingDraft[] = []
    for await (const draft of source) drafts.push(draft)
    return drafts
  }
  if ('count' in source) return generateListings({ count: source.count, seed: source.seed ?? 1, now: anchor })
  const drafts = await readListingFile(source.file)
  return source.shiftDates === true ? shiftToNow(drafts, anchor) : drafts
}

/** Set at the folder's first use, so that restarts keep the dates. */
export function keepAnchor(dataDir: string, now: Date): Date {
  const path = join(dataDir, 'anchor.json')
  if (existsSync(path)) return new Date((JSON.parse(readFileSync(path, 'utf8')) as { anchor: string }).anchor)
  writeFileSync(`${path}.new`, JSON.stringify({ anchor: now.toISOString() }))
  renameSync(`${path}.new`, path)
  return now
}

/** Since the board last ran, over ids in a fixed walk. */
export function catchUp(catalogue: Catalogue, now: Date): CatalogueChange[] {
  const newest = catalogue.newest()?.posted.getTime()
  if (newest === undefined || now.getTime() - newest < DAY_MS) return []
  const open = catalogue.open()
  const days = Math.min(10, (now.getTime() - newest) / DAY_MS)
  const count = Math.ceil(open.length * BUMPED_A_DAY * days)
  const step = (now.getTime() - newest) / (count + 1)
  return Array.from({ length: count }, (_, index) => {
    const listing = open[(index * 7919 + Math.floor(newest / HOUR_MS)) % open.length]
    const posted = new Date(Math.floor((newest + step * (index + 1)) / 1000) * 1000).toISOString()
    return { id: listing?.id ?? 0, posted }
  })
}
