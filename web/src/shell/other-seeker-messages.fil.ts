import type { Translated } from '../i18n/messages.ts'
import type { otherSeekerMessages as english } from './other-seeker-messages.ts'

export const otherSeekerMessages: Translated<typeof english> = {
  loggedInAs: (name) => `Naka-log in ka na ngayon bilang si ${name} sa ibang tab`,
  loggedOut: 'Nag-log out ka sa ibang tab',
  lost: 'Hindi na-save ang na-type mo sa page na ito.',
  goOn: 'Ituloy',
}
