import type { Translated } from '../../i18n/messages.ts'
import type { planRouteMessages as english } from './messages.ts'

export const planRouteMessages: Translated<typeof english> = {
  ended: (day) => `Natapos ${day}`,
  pick: 'Pumili ng plan',
  ahead: 'Mag-search at apply',
}
