import { defineMessages } from '../../i18n/messages.ts'

/** How often alerts come, as a board says it in capitals. */
export const boardMessages = defineMessages({
  immediately: 'In minutes.',
  daily: 'Every day.',
  weekly: 'Every Monday.',
})
