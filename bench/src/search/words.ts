import type { Database } from '@hanap/server/db/open'
import { titlePieces } from '@hanap/server/search/words/title-pieces'
import { lightWords, stemOf, wordsOf } from '@hanap/server/search/words/words'
import { sql } from 'kysely'

export type Sample = {
  rare: string[]
  middling: string[]
  common: string[]
  /** From one job, neither rare. */
  pairs: string[]
  tagged: { word: string; tagId: number }[]
  jobIds: number[]
  /** From titles, employers and tags. */
  beginnings: string[]
  known: ReadonlySet<string>
}

const SAMPLE = 20_000
/** Fractions of all jobs. */
const bands = { rare: [0.00003, 0.0006], middling: [0.01, 0.05], common: [0.2, 1] } as const

export async function takeSample(db: Database): Promise<Sample> {
  const { rows } = await sql<Row>`
    select j.id, j.title, j.description, e.name as employer, o.tag_ids,
      array(select name from tags where id = any(o.tag_ids)) as tags
    from listing_count, generate_series(1, open_jobs, greatest(1, open_jobs / ${SAMPLE})) as chosen (id)
    join jobs j on j.id = chosen.id join open_jobs o on o.job_id = j.id
    left join employers e on e.id = j.employer_id
    order by j.id limit ${SAMPLE}`.execute(db)
  const found = new Map<string, { count: number; forms: Map<string, number> }>()
  const texts = rows.map((row) => {
    const words = new Set(wordsOf([row.title, ...row.tags, row.employer ?? '', row.description].join('\n')))
    const stems = new Set<string>()
    for (const word of words) {
      const stem = stemOf(word)
      const entry = found.get(stem) ?? { count: 0, forms: new Map<string, number>() }
      found.set(stem, entry)
      entry.forms.set(word, (entry.forms.get(word) ?? 0) + 1)
      if (!stems.has(stem)) entry.count += 1
      stems.add(stem)
    }
    return { row, words: [...words] }
  })
  const shareOf = (word: string) => (found.get(stemOf(word))?.count ?? 0) / rows.length
  const isPlain = (word: string) => /^[a-z]{3,}$/.test(word) && !lightWords.has(word)
  const within = ([from, to]: readonly [number, number]) =>
    [...found.values()]
      .filter(({ count }) => count / rows.length >= from && count / rows.length <= to)
      .map(({ forms }) => [...forms].reduce((best, form) => (form[1] > best[1] ? form : best))[0])
      .filter(isPlain)
  const frequent = texts.slice(0, 2000).flatMap(({ row, words }) => {
    const some = words.filter((word) => isPlain(word) && shareOf(word) >= bands.middling[0])
    const [first, second] = [some[row.id % some.length], some[(row.id * 7 + 3) % some.length]]
    return first && second && first !== second ? [{ row, first, second }] : []
  })
  return {
    rare: within(bands.rare),
    middling: within(bands.middling),
    common: within(bands.common),
    pairs: frequent.map(({ first, second }) => `${first} ${second}`),
    tagged: frequent.flatMap(({ row, first }) =>
      row.tag_ids.slice(0, 1).map((tagId) => ({ word: first, tagId })),
    ),
    jobIds: rows.map(({ id }) => id),
    beginnings: rows
      .slice(0, 2000)
      .flatMap(({ title, employer, tags }) => [
        ...titlePieces(title),
        ...(employer ? [employer] : []),
        ...tags,
      ]),
    known: new Set(texts.flatMap(({ words }) => words)),
  }
}

type Row = {
  id: number
  title: string
  description: string
  employer: string | null
  tag_ids: number[]
  tags: string[]
}
