import { defineMessages } from '../i18n/messages.ts'

/** Texts of every list of jobs. */
export const listingMessages = defineMessages({
  loading: 'Loading jobs',
  anyType: 'Job type: Any',
})
