import { readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@hanap/server/db/embedded/embedded'
import { migrate } from '@hanap/server/db/migrate'
import { type Database, openDatabase } from '@hanap/server/db/open'
import { refreshOpenJobs } from '@hanap/server/features/imports/open-jobs/store'
import { readListing } from '@hanap/server/features/imports/rules/listing-version'
import { writeEmployers, writeJobTags, writeListings, writeTags } from '@hanap/server/features/imports/store'
import { makeFolder } from '@hanap/server/lib/folders/made-folder'
import { sql } from 'kysely'
import { CORPUS_NOW, type Corpus, type CorpusListing } from '../corpus.ts'

const CORPUS_SOURCE = 'corpus'
const LOAD_AT_ONCE = 2000
const EMPLOYERS_AT_ONCE = 5000

export type LoadedCorpus = {
  db: Database
  url: string
  /** Also for other files made of the corpus. */
  folder: string
  /** Null if an earlier run loaded it. */
  loadSeconds: number | null
  close(): Promise<void>
}

/**
 * Loads into a PostgreSQL that writes to disk.
 * @param keep leaves the data for the next run
 */
export async function loadCorpus(
  corpus: Corpus,
  { size, seed, keep }: { size: number; seed: number; keep: boolean },
): Promise<LoadedCorpus> {
  // The database's own user must pass through.
  const made = makeFolder(path.join(tmpdir(), 'hanap-corpus-'), 0o711)
  const folder = keep ? path.join(tmpdir(), `hanap-corpus-${size}-${seed}`) : made.path
  const marker = path.join(folder, 'loaded')
  const migrations = await readMigrationNames()
  // An older schema or an unfinished load is useless.
  const isLoaded = (await readFile(marker, 'utf8').catch(() => '')) === migrations
  if (isLoaded) made.remove()
  else if (keep) made.replace(folder, 'corpus')
  const database = await startEmbedded({ dataDir: path.join(folder, 'data'), log: () => {} })
  const { db } = openDatabase(database.url, { poolSize: 10 })
  const close = async () => {
    await db.destroy()
    await database.stop()
    if (!keep) made.remove()
  }
  try {
    let loadSeconds: number | null = null
    if (!isLoaded) {
      await migrate(database.url)
      const start = performance.now()
      await load(db, corpus, size)
      loadSeconds = (performance.now() - start) / 1000
      await writeFile(marker, migrations)
    }
    return { db, url: database.url, folder, loadSeconds, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function readMigrationNames(): Promise<string> {
  const folder = new URL('../../../server/src/db/migrations/', import.meta.url)
  return (await readdir(folder)).sort().join('\n')
}

/** Unlike an import, without version history. */
async function load(db: Database, corpus: Corpus, size: number) {
  const employerIds: number[] = []
  for (let from = 0; from < corpus.employers.length; from += EMPLOYERS_AT_ONCE) {
    const some = corpus.employers.slice(from, from + EMPLOYERS_AT_ONCE)
    const names = new Map(some.map(({ sourceId, name }) => [sourceId, name]))
    const { ids } = await db
      .transaction()
      .execute((tx) => writeEmployers(tx, CORPUS_SOURCE, names, CORPUS_NOW))
    employerIds.push(...some.map(({ sourceId }) => ids.get(sourceId) ?? 0))
  }
  const tags = corpus.tags.map((name) => ({ key: name.toLowerCase(), name }))
  const { ids } = await db.transaction().execute((tx) => writeTags(tx, tags))
  const tagIds = tags.map(({ key }) => ids.get(key) ?? 0)

  // While the database writes this one.
  let writing = Promise.resolve()
  const listings = corpus.listings(0, size)
  for (;;) {
    const batch = [...takeSome(listings, LOAD_AT_ONCE)]
    if (batch.length === 0) break
    await writing
    writing = writeBatch(db, batch, { employerIds, tagIds })
    writing.catch(() => {})
  }
  await writing
  await sql`update employers e set total_posts = open_jobs from employer_counts c where c.employer_id = e.id`.execute(
    db,
  )
  await analyze(db)
}

async function writeBatch(
  db: Database,
  batch: readonly CorpusListing[],
  { employerIds, tagIds }: { employerIds: readonly number[]; tagIds: readonly number[] },
) {
  const rows = batch.map(({ found, employer }) => ({
    listing: readListing(found),
    employerId: employerIds[employer] ?? null,
    postedAt: found.postedAt,
    stale: null,
  }))
  await db.transaction().execute(async (tx) => {
    const written = await writeListings(tx, CORPUS_SOURCE, rows, CORPUS_NOW)
    const jobIds = new Map(written.map(({ id, source_id }) => [source_id, id]))
    const idOf = ({ found }: CorpusListing) => jobIds.get(found.sourceId) ?? 0
    await writeJobTags(tx, new Map(batch.map((one) => [idOf(one), one.tags.map((tag) => tagIds[tag] ?? 0)])))
    await refreshOpenJobs(tx, batch.map(idOf))
  })
}

/** A `for` loop would close the generator. */
function* takeSome<Item>(items: Iterator<Item>, count: number): Generator<Item> {
  for (let n = 0; n < count; n += 1) {
    const next = items.next()
    if (next.done) return
    yield next.value
  }
}

/** As autovacuum would within minutes. */
async function analyze(db: Database) {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    for (const table of ['jobs', 'open_jobs', 'job_tags', 'employers', 'tags', 'employer_counts']) {
      await sql`vacuum analyze ${sql.table(table)}`.execute(connection)
    }
    await sql`reset statement_timeout`.execute(connection)
  })
}
