import { EXPORT_DAYS } from '@hanap/contract/notices/exports'
import { counted } from '../../../../i18n/counted.ts'
import { defineMessages } from '../../../../i18n/messages.ts'

export const exportMessages = defineMessages({
  title: 'A copy of your data',
  lead: 'Everything that Hanap keeps about you, with your files, as one ZIP file: JSON for programs, and a page to read.',
  ask: 'Ask for a Copy',
  askAgain: 'Ask for a New Copy',
  asking: 'Asking…',
  making: 'Making your copy…',
  failed: 'Failed to request your data export.',
  network: 'Network error. Please check your connection and try again.',
  progress: 'Making your copy',
  waiting: 'It begins in a moment.',
  parts: (done: number, total: number) => `${done} of ${counted(total, 'part')}`,
  goOn: 'You can leave this page: we mail you when it is ready.',
  readyTitle: 'Your copy is ready',
  ready: (size: string, until: string) =>
    `We mailed you a link to it (${size}). It works once, until ${until}.`,
  fetched: (date: string) => `Your last copy, asked for on ${date}, was downloaded.`,
  expired: (date: string) => `The link to your copy of ${date} has expired, and the copy is deleted.`,
  makingFailed: 'Your last copy could not be made. Please ask for a new one.',
  loadFailed: 'How your last copy fares did not load.',
  tryAgain: 'Try Again',

  pageTitle: 'Download your data',
  pageLead: 'The copy of your data that you asked for.',
  onceTitle: 'This link works once',
  once: `Download the file on a device that you keep. Afterwards, and ${EXPORT_DAYS} days after it was made, the copy is deleted here.`,
  download: 'Download My Data',
  downloading: 'Downloading…',
  savedTitle: 'Your data is downloaded',
  saved:
    'Open the ZIP file and begin with index.html. The copy here is deleted; you can ask for a new one at any time.',
  noLink: 'Please open the link in the mail again: this address has none.',
  signedInAs: (email: string) =>
    `You are signed in as ${email}. A link works only for the account that asked for it.`,
  downloadFailed: 'The download did not work. Your link is still good: please try again.',
  toSettings: 'Go to Settings',
})
