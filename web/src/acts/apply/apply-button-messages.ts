import { defineMessages } from '../../i18n/messages.ts'

/** The button's own texts, apart from the dialog's: every listing carries the button. */
export const applyButtonMessages = defineMessages({
  applyNow: 'Apply Now',
  sent: 'Applied',
  sending: 'Being sent',
  unknown: 'Not confirmed',
  inApplications: ': see it in My Applications',
  notOpened: 'We could not open the application form',
  notOpenedText: 'Check your connection and try again.',
})
