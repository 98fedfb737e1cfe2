import type { SimilarJob } from '@hanap/contract/jobs/jobs'
import { defineMessages } from '../i18n/messages.ts'

export const similarityTexts = defineMessages({
  'Highly Similar': 'Highly Similar',
  'Very Similar': 'Very Similar',
  Similar: 'Similar',
  Related: 'Related',
} satisfies Record<SimilarJob['similarityLabel'], string>)
