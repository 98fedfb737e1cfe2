import { defineMessages } from '../i18n/messages.ts'

/** What the dropdown of the account alone says. */
export const accountEntryMessages = defineMessages({
  boardAccount: 'Job-board account',
})
