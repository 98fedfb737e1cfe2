import type { ListingNames } from './segments/listing-names.ts'
import type { Segments } from './segments/segments.ts'
import type { Vocabulary } from './words/vocabulary.ts'

/** The rest of the index derives from these. */
export type IndexParts = { vocabulary: Vocabulary; segments: Segments; names: ListingNames }
