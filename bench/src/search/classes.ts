import type { JobSearchQuery } from '@hanap/contract/jobs/jobs'
import { createRandom, type Random } from '@hanap/standins/generator/random'
import type { Sample } from './words.ts'

export type Ask =
  | { kind: 'search'; query: JobSearchQuery }
  | { kind: 'count'; query: JobSearchQuery }
  | { kind: 'similar'; jobId: number }
  | { kind: 'tags' }
  | { kind: 'suggest'; text: string }

export type QueryClass = {
  name: string
  asks: Ask[]
  /** The median's goal applies. */
  isRanked: boolean
  /** Deep pages and suggestions may take longer. */
  isFirst: boolean
}

/** Per class. */
const ASKS = 60
const FILTERS = [
  { job_type: 'full-time', salary_range: '500-1000', date_posted: 'month' },
  { job_type: 'part-time', salary_range: '0-500', date_posted: 'month' },
  { job_type: 'full-time', salary_range: '1000-2000', date_posted: 'week' },
  { job_type: 'full-time', salary_range: '0-500', date_posted: 'week' },
] as const satisfies JobSearchQuery[]

export function makeClasses(sample: Sample, seed: number): QueryClass[] {
  const random = createRandom(seed + 17)
  const some = (words: readonly string[]) => random.some(words, ASKS)
  const [rare, middling, common] = [some(sample.rare), some(sample.middling), some(sample.common)]
  const filtersOf = (n: number) => FILTERS[n % FILTERS.length] as (typeof FILTERS)[number]
  const search = (words: readonly string[], more: (n: number) => JobSearchQuery = () => ({})): Ask[] =>
    words.map((word, n) => ({ kind: 'search', query: { search: word, ...more(n) } }))
  const commonAndMiddling = [...common, ...middling].slice(0, 2 * ASKS)
  const ranked = (name: string, asks: Ask[]): QueryClass => ({ name, asks, isRanked: true, isFirst: true })
  const other = (name: string, asks: Ask[]): QueryClass => ({ name, asks, isRanked: false, isFirst: true })
  const deep = (name: string, asks: Ask[]): QueryClass => ({ name, asks, isRanked: false, isFirst: false })
  const classes = [
    ranked('rare word', search(rare)),
    ranked('middling word', search(middling)),
    ranked('common word', search(common)),
    ranked('two words', search(random.some(sample.pairs, ASKS))),
    ranked('word, three filters', search(commonAndMiddling, filtersOf)),
    ranked(
      'word and tag',
      random.some(sample.tagged, ASKS).map(({ word, tagId }) => ({
        kind: 'search',
        query: { search: word, tags: String(tagId) },
      })),
    ),
    other(
      'filters by date',
      FILTERS.map((query) => ({ kind: 'search', query: { ...query, sort_by: 'date' } })),
    ),
    other(
      'filters by pay',
      FILTERS.map((query) => ({ kind: 'search', query: { ...query, sort_by: 'salary' } })),
    ),
    other(
      'word by date',
      search(commonAndMiddling, () => ({ sort_by: 'date' })),
    ),
    other(
      'word by pay',
      search(commonAndMiddling, () => ({ sort_by: 'salary' })),
    ),
    other(
      'count',
      commonAndMiddling.map((word, n) => ({ kind: 'count', query: { search: word, ...filtersOf(n) } })),
    ),
    other(
      'count, filters alone',
      FILTERS.map((query) => ({ kind: 'count', query })),
    ),
    deep(
      'page 50',
      search(common, () => ({ page: '50' })),
    ),
    deep(
      'page 500',
      search(common, () => ({ page: '500' })),
    ),
    other(
      'similar',
      random.some(sample.jobIds, 3 * ASKS).map((jobId) => ({ kind: 'similar', jobId })),
    ),
    other('popular tags', [{ kind: 'tags' }]),
    deep(
      'suggestion',
      makePrefixes(random, sample).map((text) => ({ kind: 'suggest', text })),
    ),
    ranked('typo', search(random.some(makeTypos(random, sample), ASKS))),
  ]
  // A small corpus may have no word for a class.
  return classes.filter(({ asks }) => asks.length > 0)
}

/** Prefixes of two letters or more. */
function makePrefixes(random: Random, { beginnings }: Sample): string[] {
  return random.some(beginnings, 3 * ASKS).map((text) => text.slice(0, random.int(2, 8)))
}

/** Typos that no job in the sample has. */
function makeTypos(random: Random, { common, middling, known }: Sample): string[] {
  const long = [...common, ...middling].filter((word) => word.length >= 6)
  const slips = long.map((word) => {
    const at = random.int(1, word.length - 3)
    return random.pick([
      `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word[at] + word.slice(at),
    ])
  })
  return slips.filter((word) => !known.has(word))
}
