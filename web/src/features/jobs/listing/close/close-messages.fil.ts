import type { Translated } from '../../../../i18n/messages.ts'
import type { closeMessages as english } from './close-messages.ts'

export const closeMessages: Translated<typeof english> = {
  closeMatches: 'Malapit sa hinahanap mo',
  closeMatchesText: 'May ilan sa mga salita mo ang mga ito.',
}
