import { formatDate } from '../../../../i18n/format.ts'
import { unquoted } from '../../../../i18n/unquoted.ts'
import type { viewMessages } from '../views/views-messages.ts'
import type { Criterion } from './application-filters.ts'
import type { ApplicationFilters } from './applications-search.ts'

/** 'Added by you', 'Applied from Nov 3, 2026'. */
export function filterWords(
  criterion: Criterion,
  filters: ApplicationFilters,
  m: typeof viewMessages,
): string {
  const { search = '', origin, sending, from = '', to = '' } = filters
  return {
    search: m.quoted(unquoted(search)),
    origin: origin ? m[origin] : '',
    sending: sending ? m.sendingIs(m[sending]) : '',
    from: m.fromDay(formatDate(from)),
    to: m.toDay(formatDate(to)),
    interview: m.interviewAhead,
    reminder: m.reminderSet,
  }[criterion]
}
