import { defineMessages } from '../../i18n/messages.ts'

export const bellMessages = defineMessages({
  name: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
})
