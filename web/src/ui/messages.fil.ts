import type { Translated } from '../i18n/messages.ts'
import type { partMessages as english } from './messages.ts'

export const partMessages: Translated<typeof english> = {
  close: 'Isara',
  cancel: 'Kanselahin',
  pages: 'Mga pahina',
  page: (page) => `Pahina ${page}`,
  previousPage: 'Nakaraang pahina',
  nextPage: 'Susunod na pahina',
  notifications: 'Mga abiso',
  remove: (label) => `Alisin ang ${label}`,
  copied: 'Nakopya na',
  copyFailed: 'Hindi puwedeng kumopya rito',
  loading: 'Naglo-load',
}
