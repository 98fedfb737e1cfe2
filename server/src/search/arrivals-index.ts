import { buildSegment } from './build-segment.ts'
import { createFiltering, type Filters, keepPassing } from './filter.ts'
import type { Listing } from './listing.ts'
import { createMatcher } from './match.ts'
import { createPlanner } from './planner.ts'
import { createSegments } from './segments.ts'
import type { Synonyms } from './synonyms.ts'
import { createVocabulary } from './vocabulary.ts'

/** What is searched for: words as typed, null for none, and what narrows them. */
export type Wish = Filters & { text: string | null }

/** A handful of listings, in memory for as long as many searches are held against them. */
export type ArrivalsIndex = {
  /**
   * The ids of those that answer a search, the newest first: all that the site's search finds among them by the same
   * words and filters. What a search finds there only by what other listings say is not among them: words put right,
   * listings that are close, and other work offered for a word that nobody uses.
   */
  match(wish: Wish): number[]
}

/** @param listings at most 65,536 */
export function createArrivalsIndex(listings: readonly Listing[], synonyms: Synonyms): ArrivalsIndex {
  const vocabulary = createVocabulary()
  const segments = createSegments()
  const segment = buildSegment(listings, { vocabulary, synonyms })
  segments.add(segment)
  const planner = createPlanner({ vocabulary, synonyms, segments })
  const matching = createMatcher()
  const failing = createFiltering(vocabulary)
  return {
    match(wish) {
      const matches = matching(segment, planner.planLiterally(wish.text))
      if (matches.length > 0) keepPassing(matches, failing(segment, matches, wish, []))
      return Array.from(
        { length: matches.length },
        (_, i) => segment.ids[matches.places[i] as number] as number,
      )
    },
  }
}
