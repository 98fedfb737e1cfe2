import { defineMessages } from '../../i18n/messages.ts'

/** The page of what a seeker hid: no other page needs these. */
export const hiddenPageMessages = defineMessages({
  title: 'Hidden Jobs',
  lead: 'What you hid is in none of your lists. Saving and applying still work.',
  findJobs: 'Find Jobs',
  pages: 'Pages of hidden jobs',
  loadFailed: 'Failed to load hidden jobs. Please try again.',
  empty: 'No hidden jobs',
  emptyText: 'Open a job and press “Hide this job”: it leaves your lists and waits here.',
  hiddenOn: (age: string) => `Hidden ${age}`,
  showAgainTitled: (title: string) => `Show again: ${title}`,
})
