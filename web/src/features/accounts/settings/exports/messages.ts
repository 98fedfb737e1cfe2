import { EXPORT_DAYS } from '@hanap/contract/notices/exports'
import { counted } from '../../../../i18n/counted.ts'
import { defineMessages } from '../../../../i18n/messages.ts'

export const exportMessages = defineMessages({
  title: 'A copy of your data',
  lead: 'Everything we keep about you, with your files, in one ZIP: pages to read and JSON for programs.',
  ask: 'Ask for a copy',
  askAgain: 'Ask for a new copy',
  asking: 'Asking…',
  making: 'Making your copy…',
  failed: 'Failed to request your data export.',
  network: 'Network error. Please check your connection and try again.',
  progress: 'Making your copy',
  waiting: 'It starts in a moment.',
  parts: (done: number, total: number) => `${done} of ${counted(total, 'part')}`,
  goOn: 'You can leave this page. We’ll email you when it’s ready.',
  readyTitle: 'Your copy is ready',
  ready: (size: string, until: string) =>
    `We emailed you a link to it (${size}). It works once, until ${until}.`,
  fetched: (date: string) => `You downloaded the copy you asked for on ${date}.`,
  expired: (date: string) => `The link to your copy of ${date} has expired, and we deleted the copy.`,
  makingFailed: 'We couldn’t make your last copy. Please ask for a new one.',
  loadFailed: 'Your last copy’s status didn’t load.',
  tryAgain: 'Try Again',

  pageTitle: 'Download your data',
  pageLead: 'The copy of your data you asked for.',
  onceTitle: 'This link works once',
  once: `Download the file on your own device. We delete the copy after that, or after ${EXPORT_DAYS} days.`,
  download: 'Download my data',
  downloading: 'Downloading…',
  savedTitle: 'You downloaded your data',
  saved: 'Open the ZIP and start with index.html. We deleted our copy; you can ask for a new one anytime.',
  noLink: 'This page needs the link from your email. Open it again.',
  signedInAs: (email: string) =>
    `You’re logged in as ${email}. The link works only for the account that asked for it.`,
  downloadFailed: 'The download didn’t work. Your link still works: please try again.',
  toSettings: 'Go to Settings',
})
