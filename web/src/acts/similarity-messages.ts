import type { SimilarJob } from '@hanap/contract/jobs/jobs'
import { defineMessages } from '../i18n/messages.ts'

/** How like a job another is, for each of the contract's words. */
export const similarityTexts = defineMessages({
  'Highly Similar': 'Highly Similar',
  'Very Similar': 'Very Similar',
  Similar: 'Similar',
  Related: 'Related',
} satisfies Record<SimilarJob['similarityLabel'], string>)
