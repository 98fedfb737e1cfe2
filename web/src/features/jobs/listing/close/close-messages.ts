import { defineMessages } from '../../../../i18n/messages.ts'

export const closeMessages = defineMessages({
  closeMatches: 'Close matches',
  closeMatchesText: 'These match some of your words.',
})
