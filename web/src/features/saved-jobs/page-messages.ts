import { defineMessages } from '../../i18n/messages.ts'

/** messages.ts holds the texts of the save buttons. */
export const savedJobsPageMessages = defineMessages({
  saveFailed: 'Failed to save job. Please try again.',
  removeFailed: 'Failed to remove job. Please try again.',
  loadFailed: 'Failed to load saved jobs. Please try again.',
  localCopy: 'This is the copy saved in this browser.',
  tryAgain: 'Try Again',
  title: 'Saved Jobs',
  loading: 'Loading saved jobs',
  usage: 'Saved jobs',
  usageText: (count: number, max: number) => `${count} of ${max} saved`,
  remaining: (percent: number) => `(${percent}% remaining)`,
  emptyTitle: 'No saved jobs yet',
  emptyText: 'Tap the bookmark on a job to save it here.',
  browseJobs: 'Browse Jobs',
  applyNow: 'Apply Now',
  readMore: 'Read More',
  noLongerPosted: 'No longer posted',
  takenDown: (day: string) =>
    day === ''
      ? 'Online Jobs Portal removed it.'
      : `Online Jobs Portal removed it on ${day}, after you saved it.`,
  changedTitle: 'Changed since you saved it',
  was: 'was',
  isNow: 'is now',
  payChanged: 'Pay',
  titleChanged: 'Title',
  noPay: 'not stated',
  quoted: (text: string) => `“${text}”`,
  posted: (age: string) => `Posted ${age}`,
  day: 'day in Manila',
  night: 'night in Manila',
  mixed: 'day and night in Manila',
  flexible: 'Flexible hours',
  sideBySide: 'Side by side',
  sideBySideNone: 'Save two jobs, and their pay lines up here.',
  sideBySideText: 'Pay a month, ₱0 to 120k, highest first.',
})
