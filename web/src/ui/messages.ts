import { defineMessages } from '../i18n/messages.ts'

/** The few words the parts have of their own. */
export const partMessages = defineMessages({
  en: {
    close: 'Close',
    cancel: 'Cancel',
    optional: '(optional)',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    pages: 'Pages',
    page: (page: number) => `Page ${page}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    notifications: 'Notifications',
    remove: (label: string) => `Remove ${label}`,
    copied: 'Copied',
    copyFailed: 'Copying is not allowed here',
    loading: 'Loading',
  },
  fil: {
    close: 'Isara',
    cancel: 'Kanselahin',
    optional: '(opsyonal)',
    showPassword: 'Ipakita ang password',
    hidePassword: 'Itago ang password',
    pages: 'Mga pahina',
    page: (page: number) => `Pahina ${page}`,
    previousPage: 'Nakaraang pahina',
    nextPage: 'Susunod na pahina',
    notifications: 'Mga abiso',
    remove: (label: string) => `Alisin ang ${label}`,
    copied: 'Nakopya na',
    copyFailed: 'Hindi pinapayagan ang pagkopya rito',
    loading: 'Naglo-load',
  },
})
