import type { ReportReason } from '@hanap/contract/jobs/job-reports'
import { defineMessages } from '../../i18n/messages.ts'

/** A seeker tells us that something is wrong with a listing. */
export const jobReportMessages = defineMessages({
  report: 'Report this job',
  notOpened: 'The report form could not be opened.',
  notOpenedText: 'Check your connection and try again.',
  what: 'What is wrong with it?',
  note: 'What did you see?',
  noteHint: 'In your own words. The employer does not read this.',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending…',
  failed: 'Your report could not be sent. Please try again.',
  offline: 'Your report could not be sent: no answer came. Check your connection and try again.',
})

/** The words for each of the contract's reasons. */
export const reasonMessages = defineMessages({
  'asks-for-money': 'It asks for money',
  fake: 'It is not a real job',
  misleading: 'It says something that is not true',
  gone: 'It is not open any more',
  offensive: 'It insults or shuts people out',
  other: 'Something else',
} satisfies Record<ReportReason, string>)
