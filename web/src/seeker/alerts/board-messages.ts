import { defineMessages } from '../../i18n/messages.ts'

/** The frequencies are worded for a painted board in capitals. */
export const boardMessages = defineMessages({
  immediately: 'In minutes.',
  daily: 'Every day.',
  weekly: 'Every Monday.',
  told: (when: string) => `Alerts come ${when}, by email and in your notifications.`,
  change: 'Change in Settings',
})
