import type { Filters, Listing } from './port.ts'
import { createFiltering, keepPassing } from './query/filter.ts'
import { createLiteralPlanner } from './query/literal-planner.ts'
import { createMatcher } from './query/match.ts'
import { buildSegment } from './segments/build-segment.ts'
import { createSegments } from './segments/segments.ts'
import type { Synonyms } from './words/synonyms.ts'
import { createVocabulary } from './words/vocabulary.ts'

/** Null text searches by filters only. */
export type Wish = Filters & { text: string | null }

/** For a few listings and many searches. */
export type ArrivalsIndex = {
  /** At most 65,536 listings at a time. */
  add(listings: readonly Listing[]): void
  /**
   * Ids that match by words and filters. Corrected words, close matches and alternatives do not count: they depend on
   * other jobs.
   */
  match(wish: Wish): number[]
}

export function createArrivalsIndex(synonyms: Synonyms): ArrivalsIndex {
  const vocabulary = createVocabulary()
  const segments = createSegments()
  const planLiterally = createLiteralPlanner(vocabulary, synonyms)
  const matching = createMatcher()
  const failing = createFiltering(vocabulary)
  return {
    add: (listings) => segments.add(buildSegment(listings, { vocabulary, synonyms })),
    match(wish) {
      const wanted = planLiterally(wish.text, wish.askedPay)
      const ids: number[] = []
      for (const segment of segments.all()) {
        const matches = matching(segment, wanted)
        if (matches.length === 0) continue
        keepPassing(matches, failing(segment, matches, wish, []))
        for (let i = 0; i < matches.length; i += 1)
          ids.push(segment.ids[matches.places[i] as number] as number)
      }
      return ids
    },
  }
}
