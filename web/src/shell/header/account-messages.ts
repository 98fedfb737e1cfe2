import { defineMessages } from '../../i18n/messages.ts'

/** The commands use these texts too. */
export const accountEntryMessages = defineMessages({
  myProfile: 'My Profile',
  letters: 'My Cover Letters',
  boardAccount: 'Online Jobs Portal account',
  subscription: 'Subscription',
  logout: 'Logout',
})
