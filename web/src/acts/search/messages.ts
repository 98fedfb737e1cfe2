import { searchTexts } from '@hanap/contract/jobs/searches'
import { counted } from '../../i18n/counted.ts'
import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

export const searches = (count: number) => counted(count, 'search', 'searches')

/** Suggestions and refused searches load their own. */
export const searchMessages = defineMessages({
  clear: 'Clear the search',
  cost: (max: number) => `Uses 1 of your ${searches(max)}`,
  left: (left: number, max: number) => `${formatCount(left)} of ${searches(max)} left`,
  resets: (day: string) => `Resets ${day}`,
  few: 'Few searches left',
  upgrade: 'Upgrade',
  statusFailed: searchTexts.statusFailed,
  retry: 'Retry',
})
