import { defineMessages } from '../../i18n/messages.ts'

/** Worded for a painted board in capitals. */
export const boardMessages = defineMessages({
  immediately: 'In minutes.',
  daily: 'Every day.',
  weekly: 'Every Monday.',
})
