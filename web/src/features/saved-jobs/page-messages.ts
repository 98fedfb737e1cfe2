import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the page of saved jobs; those of the buttons everywhere stand in messages.ts. */
export const savedJobsPageMessages = defineMessages({
  en: {
    localCopy: 'This is the copy kept in this browser.',
    tryAgain: 'Try Again',
    title: 'Saved Jobs',
    loading: 'Loading saved jobs',
    usage: 'Saved jobs',
    usageText: (count: number, max: number) => `${count} of ${max} saved`,
    remaining: (percent: number) => `(${percent}% remaining)`,
    emptyTitle: 'No saved jobs yet',
    emptyText: 'Save a job with the bookmark on its row, and it waits for you here.',
    browseJobs: 'Browse Jobs',
    applyNow: 'Apply Now',
    readMore: 'Read More',
    noLongerPosted: 'No longer posted',
    posted: (age: string) => `Posted ${age}`,
    savedOn: (age: string) => `Saved ${age}`,
  },
})
