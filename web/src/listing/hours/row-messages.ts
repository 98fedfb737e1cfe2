import { defineMessages } from '../../i18n/messages.ts'

/** The hours in a row of a list. */
export const rowHoursMessages = defineMessages({
  day: 'Day',
  night: 'Night',
  mixed: 'Day and night',
  flexible: 'Flexible hours',
  'not-stated': 'Hours not stated',
  noon: '12 noon',
})
