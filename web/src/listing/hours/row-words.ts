import type { WorkHours } from '@hanap/contract/jobs/jobs'
import { clockText } from '@hanap/contract/text/clock'
import { rowHoursMessages } from './row-messages.ts'

const NOON = 12 * 60

/** '6 AM', '9:30 PM', '12 noon'. */
function shortClock(minute: number): string {
  return minute === NOON ? rowHoursMessages.noon : clockText(minute).replace(':00', '')
}

/** The shift in Manila, if stated. */
export function rowHours({ kind, start_minute: start, end_minute: end }: WorkHours) {
  const m = rowHoursMessages
  const range = start === null || end === null ? '' : `${shortClock(start)}–${shortClock(end)}`
  return { word: m[kind], range }
}
