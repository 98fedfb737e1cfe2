import { writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '@hanap/server/db/open'
import { type Bookmark, findListingsAfter } from '@hanap/server/search/read-listings'

const READ_AT_ONCE = 4096

/** An FTS5 table, and the columns for filters. */
export async function fillFts5(db: Database, file: string): Promise<void> {
  const sqlite = new DatabaseSync(file)
  sqlite.exec(`
    pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -262144;
    create virtual table words using fts5(title, tags, employer, description, content = '', tokenize = 'porter unicode61');
    create table job (id integer primary key, job_type text, usd_min integer, usd_max integer, posted_at integer);
    create table tag (job_id integer, tag_id integer, primary key (job_id, tag_id)) without rowid;
    begin`)
  const word = sqlite.prepare(
    'insert into words (rowid, title, tags, employer, description) values (?, ?, ?, ?, ?)',
  )
  const job = sqlite.prepare('insert into job values (?, ?, ?, ?, ?)')
  const tag = sqlite.prepare('insert into tag values (?, ?)')
  let bookmark: Bookmark | null = null
  do {
    const read: Awaited<ReturnType<typeof findListingsAfter>> = await findListingsAfter(
      db,
      bookmark,
      READ_AT_ONCE,
    )
    for (const one of read.listings) {
      const tags = one.tags.map(({ name }) => name).join(', ')
      word.run(one.id, one.title, tags, one.employer?.name ?? '', one.description)
      job.run(one.id, one.jobType, one.usdMin ?? one.usdMax, one.usdMax ?? one.usdMin, one.postedAt)
      for (const { id } of one.tags) tag.run(one.id, id)
    }
    bookmark = read.bookmark
  } while (bookmark !== null)
  sqlite.exec("commit; insert into words (words) values ('optimize'); analyze")
  sqlite.close()
  await writeFile(`${file}.done`, '')
}
