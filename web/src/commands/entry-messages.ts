import { defineMessages } from '../i18n/messages.ts'

/** The commands load their own texts. */
export const entryMessages = defineMessages({ open: 'Commands', key: 'Ctrl K' })
