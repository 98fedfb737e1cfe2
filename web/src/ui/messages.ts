import { defineMessages } from '../i18n/messages.ts'

export const partMessages = defineMessages({
  close: 'Close',
  cancel: 'Cancel',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  notifications: 'Notifications',
  remove: (label: string) => `Remove ${label}`,
  copied: 'Copied',
  copyFailed: 'Copying isn’t allowed here',
  loading: 'Loading',
})
