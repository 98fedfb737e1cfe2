import { defineMessages } from '../i18n/messages.ts'

export const newestMessages = defineMessages({ title: 'Newest jobs' })
