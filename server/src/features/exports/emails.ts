import { EXPORT_DAYS } from '@hanap/contract/notices/exports'
import { pages } from '@hanap/contract/site/pages'
import { defineEmail } from '../mails/rules/define-email.ts'
import { failedText } from './rules.ts'

export const exportReadyMail = defineEmail<{ name: string; token: string }>(
  'export-ready',
  ({ name, token }) => ({
    subject: 'The copy of your data is ready',
    preheader: `You can download it once, within ${EXPORT_DAYS} days.`,
    greeting: `Hi ${name},`,
    paragraphs: [
      'Here is the copy of everything that Hanap stores about you, as one ZIP file. Open index.html in it to read it.',
      `The button works once and for ${EXPORT_DAYS} days. You need to be logged in. A download that breaks off can be begun again.`,
      'If you did not ask for it, somebody who is in your account did: please change your password.',
    ],
    action: { label: 'Download my data', path: `${pages.dataExport.path}#token=${token}` },
  }),
)

export const exportFailedMail = defineEmail<{ name: string }>('export-failed', ({ name }) => ({
  subject: 'The copy of your data could not be made',
  preheader: 'Please ask for it again.',
  greeting: `Hi ${name},`,
  paragraphs: [failedText],
  action: { label: 'Go to Settings', path: `${pages.settings.path}?tab=privacy` },
}))
