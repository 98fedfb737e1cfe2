import { defineMessages } from '../../i18n/messages.ts'

export const planRouteMessages = defineMessages({
  ended: (day: string) => `Ended ${day}`,
  pick: 'Pick a plan',
  ahead: 'Search and apply',
})
