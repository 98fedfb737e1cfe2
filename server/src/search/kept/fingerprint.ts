import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { endianness } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { jobTypeLabels, jobTypes, workHours } from '@hanap/contract/jobs/jobs'
import type { Synonyms } from '../words/synonyms.ts'

/** Folders whose code only queries an index. */
const ASKING = ['query', 'counts', 'suggest']
const search = path.join(import.meta.dirname, '..')
const migrations = path.join(search, '..', 'db', 'migrations')

/**
 * Hash of all that determines an index's content, instead of a version number: the code that reads listings, its word
 * tables, Node's Unicode data, and the migrations, which may change rows without a line in the change log.
 */
export function fingerprintOf(synonyms: Synonyms): string {
  const hash = createHash('sha256')
  const take = (what: unknown) => hash.update(JSON.stringify(what)).update('\n')
  take([process.version, endianness(), jobTypes, jobTypeLabels, workHours, readdirSync(migrations).sort()])
  take([[...synonyms.said], [...synonyms.typed]])
  for (const file of [...codeIn(search), fileURLToPath(import.meta.resolve('stemmer'))])
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

function codeIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !ASKING.includes(file.split(path.sep)[0] ?? ''))
    .sort()
    .map((file) => path.join(folder, file))
}
