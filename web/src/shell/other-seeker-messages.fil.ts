import type { Translated } from '../i18n/messages.ts'
import type { otherSeekerMessages as english } from './other-seeker-messages.ts'

export const otherSeekerMessages: Translated<typeof english> = {
  loggedInAs: (name) => `Naka-log in ka na ngayon bilang si ${name} sa ibang tab`,
  loggedOut: 'Nag-log out ka sa ibang tab',
  lost: 'Sarado na ang pahinang ito. Wala na ang na-type dito na hindi naitago.',
  goOn: 'Magpatuloy',
}
