import { defineMessages } from '../i18n/messages.ts'

/** The way to the commands; what they say themselves loads with them. */
export const entryMessages = defineMessages({ open: 'Commands', key: 'Ctrl K' })
