import { defineMessages } from '../../i18n/messages.ts'

export const blockedMessages = defineMessages({
  upgrade: 'Upgrade Now',
  viewAllJobs: 'View All Jobs',
  stillFree: (day: string) =>
    `View All Jobs and words you searched in the last 30 minutes stay free.${day && ` Your searches reset on ${day}.`}`,
})
