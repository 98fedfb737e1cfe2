import { defineMessages } from '../../../../i18n/messages.ts'

export const similarMessages = defineMessages({
  like: 'Jobs like',
  quoted: (title: string) => `“${title}”`,
  noSimilarFound: 'No similar jobs found',
  noSimilarText: 'No other job is like this one.',
  seeSimilar: 'See all similar jobs',
  noSimilar: 'No similar jobs right now.',
})
