import type { Translated } from '../i18n/messages.ts'
import type { partMessages as english } from './messages.ts'

export const partMessages: Translated<typeof english> = {
  close: 'Isara',
  cancel: 'I-cancel',
  pages: 'Mga page',
  page: (page) => `Page ${page}`,
  previousPage: 'Nakaraang page',
  nextPage: 'Susunod na page',
  notifications: 'Notifications',
  remove: (label) => `Alisin ang ${label}`,
  copied: 'Nakopya na',
  copyFailed: 'Hindi puwedeng mag-copy rito',
  loading: 'Naglo-load',
}
