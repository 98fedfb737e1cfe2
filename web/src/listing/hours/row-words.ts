import type { WorkHours } from '@hanap/contract/jobs/jobs'
import { rowHoursMessages } from './row-messages.ts'

/** A minute of the day as a row writes it: '6 AM', '9:30 PM', '12 noon'. */
function shortClock(minute: number): string {
  const m = rowHoursMessages
  const [hour, rest] = [Math.floor(minute / 60), minute % 60]
  if (rest === 0 && hour === 12) return m.noon
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The word for a job's hours, and where it states a shift, from when to when in Manila. */
export function rowHours({ kind, start_minute: start, end_minute: end }: WorkHours) {
  const m = rowHoursMessages
  const range = start === null || end === null ? '' : `${shortClock(start)}–${shortClock(end)}`
  return { word: m[kind], range }
}
