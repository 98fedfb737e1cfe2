import { defineMessages } from '../../i18n/messages.ts'

export const appliedMessages = defineMessages({
  sent: 'Applied',
  sending: 'Being sent',
  unknown: 'Not confirmed',
})
