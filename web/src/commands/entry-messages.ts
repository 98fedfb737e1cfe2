import { defineMessages } from '../i18n/messages.ts'

/** The commands' own texts load with them. */
export const entryMessages = defineMessages({ open: 'Commands', key: 'Ctrl K' })
