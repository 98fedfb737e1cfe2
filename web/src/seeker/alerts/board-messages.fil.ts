import type { Translated } from '../../i18n/messages.ts'
import type { boardMessages as english } from './board-messages.ts'

export const boardMessages: Translated<typeof english> = {
  immediately: 'Agad-agad.',
  daily: 'Araw-araw.',
  weekly: 'Tuwing Lunes.',
  told: (when) => `Dumarating ang mga alert ${when}, sa email at sa notifications mo.`,
  change: 'Baguhin sa Settings',
}
