import { defineMessages } from '../i18n/messages.ts'

export const writtenTextMessages = defineMessages({
  more: 'Show all',
  less: 'Show less',
  visit: (name: string) => `${name} (opens in a new tab)`,
})
