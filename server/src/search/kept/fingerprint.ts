import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { endianness } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Synonyms } from '../words/synonyms.ts'
import { filesBehind } from './imports.ts'

const search = path.join(import.meta.dirname, '..')
const migrations = path.join(search, '..', 'db', 'migrations')
const inSearch = (file: string) => path.join(search, file)
/** Read rows of listings, make segments of them, and write these. */
const makers = ['read-listings.ts', 'segments/build-segment.ts', 'kept/store.ts'].map(inSearch)
/** Join the makers. Their other imports only query an index. */
const joints = ['follow.ts', 'job-index.ts'].map(inSearch)

/**
 * Hash of all that determines an index's content, instead of a version number: the code that reads listings with all
 * it imports, its word tables, Node's Unicode data, and the migrations, which may change rows without a line in the
 * change log.
 */
export function fingerprintOf(synonyms: Synonyms): string {
  const hash = createHash('sha256')
  const take = (what: unknown) => hash.update(JSON.stringify(what)).update('\n')
  take([process.version, endianness(), readdirSync(migrations).sort()])
  take([[...synonyms.said], [...synonyms.typed]])
  for (const file of hashedFiles()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** Always in the same order. */
export const hashedFiles = (): string[] => [
  ...filesBehind(makers),
  ...joints,
  fileURLToPath(import.meta.resolve('stemmer')),
]
