import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import type { searchMessages as english, searches as englishSearches } from './messages.ts'

export const searches: typeof englishSearches = (count) => `${formatCount(count)} search`

export const searchMessages: Translated<typeof english> = {
  clear: 'Burahin ang hinahanap',
  cost: (max) => `Gagamit ng 1 sa ${searches(max)} mo`,
  left: (left, max) => `${formatCount(left)} sa ${searches(max)} ang natitira`,
  resets: (day) => `Magre-reset sa ${day}`,
  few: 'Kaunti na lang ang search mo',
  upgrade: 'Mag-upgrade',
  statusFailed: 'Hindi na-load ang bilang ng mga search',
  retry: 'Subukan ulit',
}
