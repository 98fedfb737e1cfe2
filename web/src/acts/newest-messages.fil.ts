import type { Translated } from '../i18n/messages.ts'
import type { newestMessages as english } from './newest-messages.ts'

export const newestMessages: Translated<typeof english> = { title: 'Mga pinakabagong job' }
