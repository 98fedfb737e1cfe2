import { defineMessages } from '../../i18n/messages.ts'

/** The words of fields, which a first view has no need of. */
export const fieldMessages = defineMessages({
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
})
