import type { ReportReason } from '@hanap/contract/jobs/job-reports'
import { defineMessages } from '../../i18n/messages.ts'

export const jobReportMessages = defineMessages({
  report: 'Report this job',
  notOpened: 'The report form didn’t open.',
  notOpenedText: 'Check your connection and try again.',
  what: 'What’s wrong with it?',
  note: 'What did you see?',
  noteHint: 'In your own words. The employer won’t see this.',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending…',
  failed: 'We couldn’t send your report. Please try again.',
  offline: 'We couldn’t send your report. Check your connection and try again.',
})

export const reasonMessages = defineMessages({
  'asks-for-money': 'It asks for money',
  fake: 'It isn’t a real job',
  misleading: 'It says something untrue',
  gone: 'It isn’t open anymore',
  offensive: 'It insults or excludes people',
  other: 'Something else',
} satisfies Record<ReportReason, string>)
