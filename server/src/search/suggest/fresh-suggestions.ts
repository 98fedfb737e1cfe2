import type { Suggestion } from '@hanap/contract/jobs/suggestions'
import type { Listing } from '../port.ts'
import type { ListingNames } from '../segments/listing-names.ts'
import type { Segments } from '../segments/segments.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { collectSuggestions, type Suggestions, suggest } from './suggest.ts'

/** Suggestions are collected again once this share of the listings has changed; */
const STALE_SHARE = 0.02
/** and after any change, within this share of the time. */
const COLLECTING_SHARE = 0.02

/** About as fresh as the listings. */
export type FreshSuggestions = {
  noteAdded(listings: readonly Listing[]): void
  noteRemoved(count: number): void
  refreshIfStale(): void
  suggest(typed: string): Suggestion[]
  /** As in its latest listing. */
  tagNames: ReadonlyMap<number, string>
}

export function createFreshSuggestions(
  segments: Segments,
  vocabulary: Vocabulary,
  names: ListingNames,
): FreshSuggestions {
  const { employers, tags } = names
  let suggestions: Suggestions = new Map()
  let changes = segments.total()
  let collectFrom = 0

  return {
    noteAdded(listings) {
      changes += listings.length
      names.note(listings)
    },
    noteRemoved(count) {
      changes += count
    },
    refreshIfStale() {
      const isStale = changes > STALE_SHARE * segments.total()
      const started = performance.now()
      if (!isStale && (changes === 0 || started < collectFrom)) return
      changes = 0
      suggestions = collectSuggestions(segments.all(), vocabulary, { employers, tags })
      const ended = performance.now()
      collectFrom = ended + (ended - started) / COLLECTING_SHARE
    },
    suggest: (typed) => suggest(suggestions, typed),
    tagNames: tags,
  }
}
