import type { ListingNames } from './segments/listing-names.ts'
import type { Segments } from './segments/segments.ts'
import type { Vocabulary } from './words/vocabulary.ts'

/** All that an index knows; everything else in it derives from these. */
export type IndexParts = { vocabulary: Vocabulary; segments: Segments; names: ListingNames }
