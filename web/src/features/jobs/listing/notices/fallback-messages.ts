import { counted } from '../../../../i18n/counted.ts'
import { defineMessages } from '../../../../i18n/messages.ts'

export const fallbackMessages = defineMessages({
  fallbackTitle: 'Search is not answering right now',
  fallbackText: (read: string) =>
    `These are the matches among the newest ${counted(read, 'listing')}, found in your browser.`,
  fallbackSimpler: 'Search is simpler now: words are looked for as they are written.',
  fallbackViewAll: 'View all jobs',
})
