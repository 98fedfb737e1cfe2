import { jobTypeLabels } from '@hanap/contract/jobs/jobs'
import type { Listing } from '../../src/search/port.ts'
import type { Term } from '../../src/search/query/query.ts'
import { discountOf } from '../../src/search/query/ways.ts'
import { EARLY_WORDS, EMPLOYER, packOccurrence, TAG, TITLE } from '../../src/search/segments/occurrence.ts'
import { conceptsIn, type Synonyms } from '../../src/search/words/synonyms.ts'
import { stemOf, wordsOf } from '../../src/search/words/words.ts'

/** Places, frequency, and worth. */
export type Way = { byte: number; discount: number }
type Part = { place: number; stems: string[] }

/** Finds the stem and each concept. */
export function findWays(listing: Listing, term: Term, synonyms: Synonyms): Way[] {
  const parts = partsOf(listing)
  if (term.kind === 'phrase' && term.stems.length > 1) {
    const first = parts.findIndex(({ stems }) => holds(stems, term.stems))
    const byte = first === 0 ? packOccurrence(TITLE, 1, true, 4) : packOccurrence(0, 1, false, 0)
    return first < 0 ? [] : [{ byte, discount: 1 }]
  }
  const names = term.kind === 'phrase' ? term.stems : [term.stem, ...term.concepts]
  return names.flatMap((name) => {
    const positions = parts.map(({ stems }) => positionsOf(stems, name, synonyms))
    const places = parts.reduce((sum, { place }, i) => sum | (positions[i]?.length ? place : 0), 0)
    const body = positions.at(-1) ?? []
    if (places === 0 && body.length === 0) return []
    const isEarly = body.some((position) => position < EARLY_WORDS)
    const byte = packOccurrence(places, body.length, isEarly, parts[0]?.stems.length ?? 0)
    return [{ byte, discount: term.kind === 'phrase' ? 1 : discountOf(term, name) }]
  })
}

const positionsOf = (stems: readonly string[], name: string, synonyms: Synonyms) =>
  name.startsWith('=')
    ? conceptsIn(stems, synonyms).flatMap(({ start, concept }) => (concept === name ? [start] : []))
    : [...stems.keys()].filter((position) => stems[position] === name)

/** A phrase never spans two parts. */
function partsOf(listing: Listing): Part[] {
  const stems = (text: string) => wordsOf(text).map(stemOf)
  const { title, tags, jobType, employer, description } = listing
  const types = jobType === 'any' ? (['full-time', 'part-time'] as const) : [jobType]
  return [
    { place: TITLE, stems: stems(title) },
    ...tags.map(({ name }) => ({ place: TAG, stems: stems(name) })),
    ...types.map((type) => ({ place: TAG, stems: stems(jobTypeLabels[type]) })),
    { place: EMPLOYER, stems: stems(employer?.name ?? '') },
    { place: 0, stems: stems(description) },
  ]
}

const holds = (stems: readonly string[], phrase: readonly string[]) =>
  stems.some((_, start) => phrase.every((stem, n) => stems[start + n] === stem))
