import { savedJobsTexts } from '@hanap/contract/jobs/saved-jobs'
import { defineMessages } from '../../i18n/messages.ts'

export const savedJobMessages = defineMessages({
  saveJob: 'Save Job',
  removeFromSaved: 'Remove from Saved',
  saveJobTitled: (title: string) => `Save Job: ${title}`,
  removeTitled: (title: string) => `Remove from Saved: ${title}`,
  saved: 'Job Saved',
  removed: 'Job Removed',
  removedText: 'The job has been removed from your saved jobs.',
  undo: 'Undo',
  limitTitle: 'Saved Jobs Limit Reached',
  limitText: (current: number, max: number) =>
    `You've reached your plan's limit of ${max} saved jobs (${current}/${max} used). Please upgrade your subscription to save more jobs.`,
  limitDefault: savedJobsTexts.limitReached,
  toggleFailed: 'An error occurred. Please try again.',
  removeFailed: 'An error occurred while removing the job. Please try again.',
  signedOut: 'Authentication required',
  upgradePlan: 'Upgrade Plan',
})
