import type { Translated } from '../../i18n/messages.ts'
import type { rowHoursMessages as english } from './row-messages.ts'

export const rowHoursMessages: Translated<typeof english> = {
  day: 'Araw',
  night: 'Gabi',
  mixed: 'Araw at gabi',
  flexible: 'Flexible na oras',
  'not-stated': 'Hindi nakasaad ang oras',
  noon: '12 noon',
}
