import { defineMessages } from '../../i18n/messages.ts'

/** Separate: the first view does not need them. */
export const fieldMessages = defineMessages({
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
})
