import type { Translated } from '../../../i18n/messages.ts'
import type { settingsMessages as english } from './messages.ts'

export const settingsMessages: Translated<typeof english> = {
  title: 'Settings',
  sections: 'Mga bahagi ng settings',
  personal: 'Personal',
  password: 'Password',
  notifications: 'Notifications',
  integrations: 'Integrations',
  privacy: 'Privacy at data',

  yourAccount: 'Account mo',
  plan: 'Plan',
  noPlan: 'Wala',
  email: 'Email',
  isConnected: 'Naka-connect',
  notConnected: 'Hindi naka-connect',
  toPlans: 'Tingnan ang mga plan at resibo',
  until: (day) => `hanggang ${day}`,
  ended: (day) => `natapos noong ${day}`,
  whoSees: 'Sino ang nakakakita nito',
  public: 'Makikita ng lahat ng employer ang profile mo.',
  limited: 'Makikita lang ito ng mga employer na in-apply-an mo.',
  private: 'Wala sa search results ang profile mo.',
  contactShown: 'Kita ng mga employer na ito ang email at phone mo.',
  contactHidden: 'Nakatago ang email at phone mo.',
  toPrivacy: 'Buksan ang Privacy at data',

  loading: 'Nilo-load ang settings mo',
  loadFailedTitle: 'Hindi na-load ang settings mo',
  loadFailed: 'Hindi na-load ang settings mo. Subukan ulit.',
  loggedOut: 'Mag-log in para mabuksan ang settings mo.',
  tryAgain: 'Subukan ulit',

  leaveTitle: 'Umalis nang hindi nagse-save?',
  leaveText: 'Hindi pa naka-save ang mga binago mo sa tab na ito.',
  leave: 'Umalis',
  stay: 'Manatili',
}
