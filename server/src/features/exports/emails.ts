import { EXPORT_DAYS } from '@hanap/contract/notices/exports'
import * as noticeSays from '@hanap/contract/says/notices'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'
import { failedText } from './rules.ts'

export const exportReadyMail = defineEmail<{ name: string; token: string }>(
  'export-ready',
  ({ name, token }) => ({
    subject: noticeSays.copyReady,
    preheader: `You can download it once, within ${EXPORT_DAYS} days.`,
    greeting: `Hi ${name},`,
    paragraphs: [
      'Here’s a copy of everything we keep about you, in one ZIP file. Open index.html in it to read it.',
      `The button works once and for ${EXPORT_DAYS} days. You need to be logged in. If the download stops, you can start it again.`,
      'If you didn’t ask for it, someone in your account did. Please change your password.',
    ],
    action: { label: 'Download my data', path: `${pages.dataExport.path}#token=${token}` },
  }),
)

export const exportFailedMail = defineEmail<{ name: string }>('export-failed', ({ name }) => ({
  subject: noticeSays.copyFailed,
  preheader: 'Please ask for it again.',
  greeting: `Hi ${name},`,
  paragraphs: [failedText],
  action: { label: 'Go to Settings', path: `${pages.settings.path}?tab=privacy` },
}))
