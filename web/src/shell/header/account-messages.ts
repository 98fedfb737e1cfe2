import { defineMessages } from '../../i18n/messages.ts'

/** Also for the commands. */
export const accountEntryMessages = defineMessages({
  myProfile: 'My Profile',
  letters: 'My Cover Letters',
  boardAccount: 'Online Jobs Portal account',
  subscription: 'Subscription',
  logout: 'Logout',
})
