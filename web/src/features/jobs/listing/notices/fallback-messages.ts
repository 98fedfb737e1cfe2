import { counted } from '../../../../i18n/counted.ts'
import { defineMessages } from '../../../../i18n/messages.ts'

export const fallbackMessages = defineMessages({
  fallbackTitle: 'Search isn’t working right now',
  fallbackText: (read: string) =>
    `These match among the newest ${counted(read, 'job')}. Your browser searched them.`,
  fallbackSimpler: 'For now, only exact words match.',
  fallbackViewAll: 'View all jobs',
})
