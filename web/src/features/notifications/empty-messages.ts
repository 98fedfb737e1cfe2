import { defineMessages } from '../../i18n/messages.ts'

export const emptyMessages = defineMessages({
  title: 'What you’ll see here',
  jobs: 'New jobs for you',
  jobsText: 'Save a search, and each match comes with its pay in pesos.',
  toSearches: 'Saved Searches',
  applications: 'Your applications',
  applicationsText: 'What changed, and when it’s time to follow up.',
  toApplications: 'Applications',
  account: 'Your account',
  accountText: 'Receipts, logins and your data.',
})
