import { defineMessages } from '../../i18n/messages.ts'

export const hiddenPageMessages = defineMessages({
  title: 'Hidden Jobs',
  lead: 'Hidden jobs are off your lists. You can still save them and apply.',
  findJobs: 'Find Jobs',
  pages: 'Pages of hidden jobs',
  loadFailed: 'Failed to load hidden jobs. Please try again.',
  empty: 'No hidden jobs',
  emptyText: 'Not for you? Press “Hide this job” and it moves from your lists to here. Only you see that.',
  hiddenOn: (age: string) => `Hidden ${age}`,
  showAgainTitled: (title: string) => `Show again: ${title}`,
})
