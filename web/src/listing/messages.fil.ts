import type { Translated } from '../i18n/messages.ts'
import type { listingMessages as english } from './messages.ts'

export const listingMessages: Translated<typeof english> = {
  loading: 'Naglo-load ng mga trabaho',
  anyType: 'Kahit anong type',
}
