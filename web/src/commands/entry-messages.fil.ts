import type { Translated } from '../i18n/messages.ts'
import type { entryMessages as english } from './entry-messages.ts'

export const entryMessages: Translated<typeof english> = { open: 'Mga command', key: 'Ctrl K' }
