import { DatabaseSync } from 'node:sqlite'
import { readCriteria, wishOf } from '@hanap/server/features/jobs/rules'
import { createJobIndex } from '@hanap/server/search/job-index'
import type { Listing } from '@hanap/server/search/port'
import { projectSynonyms } from '@hanap/server/search/words/synonyms'

/** Best first. */
export type Ranking = (text: string) => number[]

const SHOWN = 10

/** Our search, then its close matches. */
export function rankOurs(listings: readonly Listing[]): Ranking {
  const index = createJobIndex({ synonyms: projectSynonyms })
  index.add(listings)
  const page = { order: 'relevance', offset: 0, limit: SHOWN } as const
  return (text) => {
    const asked = wishOf(readCriteria({ search: text }, new Date()), null)
    const { ids, close } = index.search({ ...asked, ...page, hidden: [] })
    return [...ids, ...close]
  }
}

/** Stemmed, by bm25. @param join ' ' requires all words, ' OR ' any */
export function rankFts5(listings: readonly Listing[], join: ' ' | ' OR ', weights = '1, 1, 1'): Ranking {
  return rankByMatch(listings, weights, (text) => quoted(plainWords(text)).join(join))
}

/** Matches any word, with exclusions and phrases in FTS5's syntax. */
export function rankFts5InItsTerms(listings: readonly Listing[]): Ranking {
  return rankByMatch(listings, '10, 4, 1', (text) => {
    const [wanted, unwanted] = [[] as string[], [] as string[]]
    for (const [, minus, phrase, word] of text.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)) {
      const words = plainWords(phrase ?? word ?? '')
      const said = phrase === undefined ? quoted(words) : quoted([words.join(' ')])
      if (words.length > 0 && word?.toLowerCase() !== 'or') (minus ? unwanted : wanted).push(...said)
    }
    if (wanted.length === 0) return ''
    const any = `(${wanted.join(' OR ')})`
    return unwanted.length === 0 ? any : `${any} NOT (${unwanted.join(' OR ')})`
  })
}

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`)

function rankByMatch(
  listings: readonly Listing[],
  weights: string,
  matchOf: (text: string) => string,
): Ranking {
  const db = new DatabaseSync(':memory:')
  db.exec("create virtual table jobs using fts5(title, tags, description, tokenize = 'porter unicode61')")
  const insert = db.prepare('insert into jobs (rowid, title, tags, description) values (?, ?, ?, ?)')
  for (const { id, title, tags, description } of listings) {
    insert.run(id, title, tags.map(({ name }) => name).join(', '), description)
  }
  const select = db.prepare(
    `select rowid from jobs where jobs match ? order by bm25(jobs, ${weights}) limit ${SHOWN}`,
  )
  return (text) => {
    const match = matchOf(text)
    return match === '' ? [] : select.all(match).map(({ rowid }) => Number(rowid))
  }
}

/** Every word in title or description, newest first. */
export function rankIlike(listings: readonly Listing[]): Ranking {
  const texts = listings
    .map(({ id, title, description, postedAt }) => ({
      id,
      postedAt,
      text: `${title}\n${description}`.toLowerCase(),
    }))
    .sort((a, b) => b.postedAt - a.postedAt || b.id - a.id)
  return (text) => {
    const words = plainWords(text)
    const found = texts.filter((one) => words.every((word) => one.text.includes(word)))
    return words.length === 0 ? [] : found.slice(0, SHOWN).map(({ id }) => id)
  }
}

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
