import type { Translated } from '../../i18n/messages.ts'
import type { bellMessages as english } from './bell-messages.ts'

export const bellMessages: Translated<typeof english> = {
  name: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} ang hindi pa nababasa`),
}
