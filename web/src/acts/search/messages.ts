import { searchTexts } from '@hanap/contract/jobs/searches'
import { counted } from '../../i18n/counted.ts'
import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

/** So many searches, in words. */
export const searches = (count: number) => counted(count, 'search', 'searches')

/** Of the search box and its meter; suggestions and the refused search have their own, which load with them. */
export const searchMessages = defineMessages({
  clear: 'Clear the search',
  help: 'Use quotes for an exact phrase, -word to leave out',
  cost: (max: number) => `counts as 1 of ${searches(max)}`,
  left: (left: number, max: number) => `${formatCount(left)} of ${searches(max)} left`,
  resets: (day: string) => `New count on ${day}`,
  few: 'Few searches left',
  upgrade: 'Upgrade',
  statusFailed: searchTexts.statusFailed,
  retry: 'Retry',
})
