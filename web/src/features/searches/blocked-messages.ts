import { defineMessages } from '../../i18n/messages.ts'

export const blockedMessages = defineMessages({
  en: {
    upgrade: 'Upgrade Now',
    viewAllJobs: 'View All Jobs',
    stillFree: (day: string) =>
      `View All Jobs stays free${day && `, and the count begins anew on ${day}`}. So do words you searched in the last 30 minutes.`,
  },
})
