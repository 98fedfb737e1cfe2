import type { Translated } from '../../i18n/messages.ts'
import type { appliedMessages as english } from './applied-messages.ts'

export const appliedMessages: Translated<typeof english> = {
  sent: 'Nag-apply na',
  sending: 'Ipinapadala',
  unknown: 'Di-kumpirmado',
}
