import type { Translated } from '../../i18n/messages.ts'
import type { blockedMessages as english } from './blocked-messages.ts'

export const blockedMessages: Translated<typeof english> = {
  upgrade: 'Mag-upgrade na',
  viewAllJobs: 'Lahat ng trabaho',
  stillFree: (day) =>
    `Libre pa rin ang “Lahat ng trabaho” at ang mga salitang hinanap mo sa nakaraang 30 minuto.${day && ` Magre-reset ang searches mo sa ${day}.`}`,
}
