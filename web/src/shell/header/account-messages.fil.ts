import type { Translated } from '../../i18n/messages.ts'
import type { accountEntryMessages as english } from './account-messages.ts'

export const accountEntryMessages: Translated<typeof english> = {
  myProfile: 'Profile ko',
  letters: 'Mga cover letter ko',
  boardAccount: 'Online Jobs Portal account',
  subscription: 'Subscription',
  logout: 'Mag-log out',
}
