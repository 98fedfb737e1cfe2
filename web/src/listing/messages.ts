import { defineMessages } from '../i18n/messages.ts'

export const listingMessages = defineMessages({
  loading: 'Loading jobs',
  anyType: 'Job type: Any',
})
