import { defineMessages } from '../../i18n/messages.ts'

/** What the dropdown of the account says, and the commands after it. */
export const accountEntryMessages = defineMessages({
  myProfile: 'My Profile',
  letters: 'My Cover Letters',
  boardAccount: 'Online Jobs Portal account',
  subscription: 'Subscription',
  logout: 'Logout',
})
