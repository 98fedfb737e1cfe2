import type { Translated } from '../i18n/messages.ts'
import type { accountEntryMessages as english } from './account-messages.ts'

export const accountEntryMessages: Translated<typeof english> = {
  boardAccount: 'Account sa job board',
}
