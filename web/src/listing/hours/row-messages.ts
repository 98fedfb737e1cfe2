import { defineMessages } from '../../i18n/messages.ts'

export const rowHoursMessages = defineMessages({
  day: 'Day',
  night: 'Night',
  mixed: 'Day and night',
  flexible: 'Flexible hours',
  'not-stated': 'Hours not stated',
  noon: '12 noon',
})
