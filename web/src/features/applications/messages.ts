import { defineMessages } from '../../i18n/messages.ts'

export const applicationMessages = defineMessages({
  en: {
    applyNow: 'Apply Now',
    applied: 'Applied',
  },
})
