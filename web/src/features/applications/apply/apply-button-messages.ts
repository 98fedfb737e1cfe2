import { defineMessages } from '../../../i18n/messages.ts'

/** The button's own texts, apart from the dialog's: every listing carries the button. */
export const applyButtonMessages = defineMessages({
  en: {
    applyNow: 'Apply Now',
    applied: 'Applied',
    notOpened: 'We could not open the application form',
    notOpenedText: 'Check your connection and try again.',
  },
})
